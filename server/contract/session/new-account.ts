import { emptyProfile } from '../profiles/new-profile.ts'
import type { ProfileRecord } from '../profiles/record.ts'
import { firstState, partsOf } from '../profiles/states.ts'
import type { ChallengeRecord, UserRecord } from './record.ts'

/** Returns whether a proven number that nobody owns gets an account: for a sign-up, not for a sign-in (B-05). */
export const opensAccount = ({ purpose }: Pick<ChallengeRecord, 'purpose'>) => purpose === 'signUp'

/** Returns the empty profile of a new account, which the answers to the first questions fill (C-05). */
export const provisionalProfile = (
  { id, userId, loginNumber }: Pick<ProfileRecord, 'id' | 'userId' | 'loginNumber'>,
  now: number,
): ProfileRecord => ({
  ...emptyProfile({ id, userId, now, loginNumber, language: 'en' }),
  type: 'INFLUENCER',
  ...partsOf(firstState),
})

type NewUser = Pick<UserRecord, 'id' | 'mobileNo' | 'countryId' | 'invitationCode' | 'invitedBy'>

/** Returns the user of a number that signs up. Signing up accepts the terms (B-04). */
export const newUser = ({ id, mobileNo, countryId, invitationCode, invitedBy }: NewUser, now: number): UserRecord => ({
  id,
  mobileNo,
  countryId,
  language: null,
  createdAt: now,
  acceptedTermsAt: now,
  lastSignInAt: now,
  suspendedAt: null,
  closedAt: null,
  identityRecheckSince: null,
  invitationCode,
  invitedBy,
})
