import type { ProfileStatus } from '@wasla/contract/profiles/types.ts'

/** Returns the profiles that the user can switch to (B-19): their own, without the current one and closed ones. */
export const otherProfiles = <Mine extends { isActive: boolean; status: ProfileStatus }>(profiles: readonly Mine[]): Mine[] =>
  profiles.filter(({ isActive, status }) => !isActive && status !== 'Inactive')
