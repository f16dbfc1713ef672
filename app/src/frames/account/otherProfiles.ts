import type { ProfileStatus } from '@wasla/contract/profiles/types.ts'

/** The profiles one may go on as (B-19): one's own, but not the current one and none that is closed. */
export const otherProfiles = <Mine extends { isActive: boolean; status: ProfileStatus }>(profiles: readonly Mine[]): Mine[] =>
  profiles.filter(({ isActive, status }) => !isActive && status !== 'Inactive')
