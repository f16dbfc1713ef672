import type { ProfileStatus, ProfileType } from '../profiles/types.ts'

/** One profile in `UserRow.profiles`, which lists the oldest first. */
export type ProfileSummary = {
  id: string
  type: ProfileType
  status: ProfileStatus
  name: string
  userName: string | null
  label: string | null
  isActiveMembership: boolean
}

const isSummary = (value: unknown): value is ProfileSummary =>
  typeof value === 'object' && value !== null && 'id' in value && 'type' in value && 'status' in value && 'name' in value

/** Reads `UserRow.profiles`, which is JSON; leaves out entries of another form. */
export const readProfileSummaries = (json: unknown): readonly ProfileSummary[] => (Array.isArray(json) ? json.filter(isSummary) : [])
