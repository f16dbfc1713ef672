import { decided, refused, type Decision } from '../common/decision.ts'
import { Problem } from '../errors/problem.ts'
import type { AccountKind, OnboardingAnswersInput, SetUpIndividualAccountInput } from '../generated/user-types.ts'
import type { Localized } from '../platform/language.ts'
import { impersonationRefusal, unnamed } from '../profiles/impersonation.ts'
import type { ProfileRecord } from '../profiles/record.ts'
import { decideMove, firstState, stateOf } from '../profiles/states.ts'
import { isBusiness } from '../profiles/types.ts'
import { userNameIsTaken } from '../profiles/user-name-availability.ts'
import { accept } from '../validation/check.ts'
import type { OnboardingAnswersRecord } from './record.ts'
import { onboardingAnswersRules, setUpIndividualAccountRules, type IndividualAccount } from './rules.ts'

/** Fields of a profile on which the steps of joining depend. */
export type JoiningProfile = Pick<ProfileRecord, 'id' | 'userId' | 'type' | 'status' | 'onboardingStep'>

const unauthorized = () => refused(new Problem('UNAUTHORIZED_UPDATING'))

export type Answers = {
  /**
   * New fields of the provisional profile. A user who chose a business creates the business later, and is a networker before that (C-05).
   */
  profile: Pick<ProfileRecord, 'type' | 'isActiveMembership' | 'countryId'>
  answers: OnboardingAnswersRecord
}

/**
 * `submitOnboardingAnswers` (C-01, C-12): new answers replace the earlier ones until the account is set up. `UNAUTHORIZED_UPDATING` after
 * that, and for businesses.
 */
export function decideAnswers(profile: JoiningProfile | undefined, input: OnboardingAnswersInput, now: number): Decision<Answers> {
  const { accountKind, role, countryId, interests, goal } = accept(onboardingAnswersRules, input)
  if (!profile || isBusiness(profile.type) || stateOf(profile.status, profile.onboardingStep) !== firstState) return unauthorized()
  const type = accountKind === 'INDIVIDUAL' ? role : 'INFLUENCER'
  return decided({
    profile: { type, isActiveMembership: type === 'AGENT', countryId },
    answers: { userId: profile.userId, accountKind, role, countryId, interestIds: interests, goal: goal ?? null, answeredAt: now },
  })
}

/**
 * Returns the typed account in its stored form (C-03). The age is computed at `now`. Throws if a rule is broken, or if the name seems to
 * speak for the product.
 */
export function acceptAccount(input: SetUpIndividualAccountInput, productName: Localized, now: number): IndividualAccount {
  const account = accept(setUpIndividualAccountRules(now), input)
  const refusal = impersonationRefusal({ ...unnamed, firstName: account.firstName, lastName: account.lastName }, unnamed, productName)
  if (refusal) throw refusal
  return account
}

export type SetUpState = {
  profile: JoiningProfile | undefined
  /** The kind of account in the user's answers; null if the user has not answered yet. */
  answeredKind: AccountKind | null
  /** Whether the profile may take the typed user name; true if none was typed. */
  isUserNameFree: boolean
}

export type AccountSetUp = Pick<ProfileRecord, 'firstName' | 'lastName' | 'gender' | 'dateOfBirth' | 'userName'> & { email: string | null }

/**
 * `setUpIndividualAccount` (C-03): sets names, gender, birthday and an optional user name. The first user name does not count as a change
 * (D-03). `UNAUTHORIZED_UPDATING` without answers, if the answers chose a business (C-02), and for an account that is already set up;
 * `USERNAME_ALREADY_EXISTS` at `userName`.
 */
export function decideSetUp({ profile, answeredKind, isUserNameFree }: SetUpState, account: IndividualAccount): Decision<AccountSetUp> {
  if (!profile || answeredKind !== 'INDIVIDUAL') return unauthorized()
  if (!isUserNameFree) return refused(userNameIsTaken())
  if (decideMove(profile, 'accountSetUp') === null) return unauthorized()
  return decided({
    firstName: account.firstName,
    lastName: account.lastName,
    gender: account.gender,
    dateOfBirth: account.date_of_birth,
    userName: account.userName ?? null,
    email: account.email ?? null,
  })
}
