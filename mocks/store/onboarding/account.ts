import { changesOf } from '@wasla/contract/common/decision.ts'
import type { OnboardingAnswersInput, SetUpIndividualAccountInput } from '@wasla/contract/generated/user-types.ts'
import { acceptAccount, decideAnswers, decideSetUp } from '@wasla/contract/onboarding/account.ts'
import type { ProfileRecord } from '@wasla/contract/profiles/record.ts'
import type { Store } from '../memory.ts'
import { moveProfile } from '../move.ts'
import { productName } from '../product-name.ts'
import { isFree } from '../profiles/user-names.ts'

/** Implements the mutation `submitOnboardingAnswers` (C-01, C-12). */
export function submitAnswers({ memory: { world }, clock }: Store, profile: ProfileRecord, input: OnboardingAnswersInput): void {
  const { profile: shape, answers } = changesOf(decideAnswers(profile, input, clock.now()))
  Object.assign(profile, shape)
  world.onboardingAnswers = [...world.onboardingAnswers.filter(({ userId }) => userId !== profile.userId), answers]
  world.profileInterests = [
    ...world.profileInterests.filter(({ profileId }) => profileId !== profile.id),
    ...answers.interestIds.map((interestId, position) => ({ profileId: profile.id, interestId, position })),
  ]
}

/** Implements the mutation `setUpIndividualAccount` (C-03). */
export function setUpAccount(store: Store, profile: ProfileRecord, input: SetUpIndividualAccountInput): void {
  const account = acceptAccount(input, productName, store.clock.now())
  const answered = store.memory.world.onboardingAnswers.find(({ userId }) => userId === profile.userId)
  const isUserNameFree = !account.userName || isFree(store, profile.id, account.userName)
  const state = { profile, answeredKind: answered?.accountKind ?? null, isUserNameFree }
  const { email, ...changes } = changesOf(decideSetUp(state, account))
  moveProfile(store, profile, 'accountSetUp')
  Object.assign(profile, changes, { contact: { ...profile.contact, email } })
}
