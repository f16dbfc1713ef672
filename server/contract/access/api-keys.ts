import { members, membersOnly } from './rule.ts'

/** Every member sees and removes the keys of the active profile; only profiles in full use make new ones. No key may call these fields. */
const inUse = membersOnly({ states: ['Active'], code: 'USER_NOT_VERIFIED' })

export const apiKeysAccess = {
  apiKeys: members,
  apiUsage: members,
  makeApiKey: inUse,
  revokeApiKey: members,
} as const
