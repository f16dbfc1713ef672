import type { ProfileStatus } from '@wasla/contract/profiles/types.ts'

/** Returns the user's profiles without the current profile and closed profiles. The user can switch to them (B-19). */
export const otherProfiles = <Mine extends { isActive: boolean; status: ProfileStatus }>(profiles: readonly Mine[]): Mine[] =>
  profiles.filter(({ isActive, status }) => !isActive && status !== 'Inactive')
