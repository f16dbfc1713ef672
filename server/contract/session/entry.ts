import { decided, refused, type Decision } from '../common/decision.ts'
import { Problem } from '../errors/problem.ts'
import type { ProfileRecord } from '../profiles/record.ts'
import { isBusiness } from '../profiles/types.ts'
import { accountStateOf, signInRefusals, type AccountFacts } from './account-states.ts'
import { sessionLimits } from './limits.ts'
import type { SessionRecord, UserRecord } from './record.ts'

const day = 86_400_000

/** One of a user's profiles. */
export type OwnProfile = Pick<ProfileRecord, 'id' | 'type' | 'status' | 'createdAt'>

/** Sorts by age, the oldest first; then by id. */
const byAge = (one: OwnProfile, other: OwnProfile) => one.createdAt - other.createdAt || (one.id < other.id ? -1 : 1)
const rankOf = ({ type, status }: OwnProfile) => (status === 'Inactive' ? 2 : 0) + (isBusiness(type) ? 1 : 0)

/** Returns the profile of a new session: the person's own, else the oldest business. Returns a closed profile only if no other is left. */
export const firstProfile = <Profile extends OwnProfile>(profiles: readonly Profile[]): Profile | undefined =>
  profiles.toSorted((one, other) => rankOf(one) - rankOf(other) || byAge(one, other))[0]

/** The owner of a proven number, with the account and the profiles that were not removed. */
export type NumberOwner = Pick<UserRecord, 'lastSignInAt' | 'createdAt'> & {
  account: AccountFacts
  profiles: readonly OwnProfile[]
  /** Whether the user belongs to the demo data. */
  isDemoUser: boolean
}

export type EntryState<Owner extends NumberOwner> = {
  /** The owner of the number; undefined if nobody owns it. */
  owner: Owner | undefined
  /** Whether the product runs in demo mode, and whether the number has no limits (U-03). */
  isDemoMode: boolean
  isLimitless: boolean
}

export type Entry<Owner extends NumberOwner> = {
  owner: Owner
  lastSignInAt: number
  /** The profile the new session acts as. */
  profile: Owner['profiles'][number]
  /**
   * Whole days since the last sign-in; null if the absence was not too long. After a long absence the number may have a new owner. Then all
   * other sessions end, and money waits for an identity check (security case 10).
   */
  dormantDays: number | null
}

/**
 * Decides whether the owner of a proven number may sign in. Refused with `USER_NOT_FOUND` if nobody owns the number (B-05),
 * `USER_SUSPENDED` (B-16), also for demo users outside demo mode, or `ACCOUNT_CLOSED` (D-37).
 */
export function decideEntry<Owner extends NumberOwner>(
  { owner, isDemoMode, isLimitless }: EntryState<Owner>,
  now: number,
): Decision<Entry<Owner>> {
  if (!owner) return refused(new Problem('USER_NOT_FOUND'))
  const refusal = signInRefusals[accountStateOf(owner.account)]
  if (refusal !== null) return refused(new Problem(refusal))
  if (owner.isDemoUser && !isDemoMode) return refused(new Problem('USER_SUSPENDED'))
  const profile = firstProfile(owner.profiles)
  if (!profile) return refused(new Problem('USER_NOT_FOUND'))
  const away = now - (owner.lastSignInAt ?? owner.createdAt)
  const isDormant = !isLimitless && away > sessionLimits.dormantAfter * 1000
  return decided({ owner, lastSignInAt: now, profile, dormantDays: isDormant ? Math.floor(away / day) : null })
}

type NewSession = Pick<SessionRecord, 'id' | 'userId' | 'profileId'>

/** Returns the session that a sign-in opens. */
export const newSession = ({ id, userId, profileId }: NewSession, refreshLife: number, now: number): SessionRecord => ({
  id,
  userId,
  profileId,
  lastUsedAt: now,
  expiresAt: now + refreshLife,
  revokedAt: null,
  revokedWhy: null,
  rotatedAt: null,
})

type OpenSession = Pick<SessionRecord, 'id' | 'lastUsedAt'>

/** Returns the open sessions of a user that a sign-in ends: all except the `devices` most recently used (B-13). */
export const sessionsBeyond = <Session extends OpenSession>(open: readonly Session[], devices: number): Session[] =>
  open.toSorted((one, other) => other.lastUsedAt - one.lastUsedAt || (one.id < other.id ? 1 : -1)).slice(devices)
