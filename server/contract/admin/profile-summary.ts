import type { ProfileStatus, ProfileType } from '../profiles/types.ts'

/** One profile in `UserRow.profiles`. That list starts with the oldest profile. */
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

/** Reads `UserRow.profiles`, which is JSON. Leaves out entries that are no profile summary. */
export const readProfileSummaries = (json: unknown): readonly ProfileSummary[] => (Array.isArray(json) ? json.filter(isSummary) : [])
