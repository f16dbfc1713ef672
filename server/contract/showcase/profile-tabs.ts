import { managerTypes } from '../managed-accounts/policy.ts'
import { rateCardTypes } from './policy.ts'
import type { ProfileType } from '../profiles/types.ts'

/**
 * Tabs of a profile that have their own address (S1 §2), each with the profile types that have the tab. Null means all types. The first tab
 * is the profile itself.
 */
export const profileTabTypes = {
  overview: null,
  stats: null,
  about: null,
  'managed-talents': managerTypes,
  'rate-card': rateCardTypes,
  programs: ['BRAND'],
} as const satisfies Readonly<Record<string, readonly ProfileType[] | null>>

export type ProfileTabName = keyof typeof profileTabTypes
export const profileTabNames = Object.keys(profileTabTypes) as ProfileTabName[]

/** Returns whether a profile of this type has a tab. */
export function hasTab(type: ProfileType, tab: ProfileTabName): boolean {
  const types: readonly ProfileType[] | null = profileTabTypes[tab]
  return types === null || types.includes(type)
}
