import { members } from './rule.ts'

export const searchAccess = { search: members, searchProfiles: members } as const
