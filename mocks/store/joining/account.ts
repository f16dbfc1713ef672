import { Problem } from '@wasla/contract/errors/problem.ts'
import type { OnboardingAnswersInput, SetUpIndividualAccountInput, UserNameScope } from '@wasla/contract/generated/user-types.ts'
import { onboardingAnswersRules, setUpIndividualAccountRules } from '@wasla/contract/onboarding/rules.ts'
import { isInForce } from '@wasla/contract/profiles/address.ts'
import { houseNameRefusal, unnamed } from '@wasla/contract/profiles/house-name.ts'
import { userNameLooks } from '@wasla/contract/profiles/look.ts'
import type { ProfileRecord } from '@wasla/contract/profiles/record.ts'
import { stateOf } from '@wasla/contract/profiles/states.ts'
import { isBusiness } from '@wasla/contract/profiles/types.ts'
import { isReservedName, isUserName, userNameKey } from '@wasla/contract/profiles/user-name.ts'
import { accept } from '@wasla/contract/validation/check.ts'
import { productName } from '../product-name.ts'
import { endFor } from '../managed-accounts/managed-accounts.ts'
import type { Store } from '../memory.ts'
import { moveProfile } from '../move.ts'

/** Whether a profile may take a name: nobody else has it or one like it, or had it lately (D-03, security case 56). */
export const isFree = ({ memory: { world, formerAddresses }, clock }: Store, profileId: string, name: string) =>
  isUserName(name) &&
  !isReservedName(name, productName) &&
  !world.profiles.some(
    (other) =>
      other.id !== profileId && other.userName !== null && userNameLooks(other.userName).some((look) => userNameLooks(name).includes(look)),
  ) &&
  !formerAddresses.some((one) => one.profileId !== profileId && one.userNameKey === userNameKey(name) && isInForce(one, clock.now()))

/** `isUserNameAvailable` (D-03, D-04). */
export function isNameAvailable(store: Store, profileId: string, name: string, scope: UserNameScope): boolean {
  if (scope === 'PROFILE') return isFree(store, profileId, name)
  const isTaken = store.memory.world.groups.some((group) => userNameKey(group.userName) === userNameKey(name))
  return isUserName(name) && !isReservedName(name, productName) && !isTaken
}

/** `submitOnboardingAnswers` (C-01, C-12): the last ones count, until the account is set up. */
export function submitAnswers({ memory: { world }, clock }: Store, profile: ProfileRecord, input: OnboardingAnswersInput): void {
  const answers = accept(onboardingAnswersRules, input)
  if (isBusiness(profile.type) || stateOf(profile.status, profile.onboardingStep) !== 'Onboarding/SelectAccountType')
    throw new Problem('UNAUTHORIZED_UPDATING')
  profile.type = answers.accountKind === 'INDIVIDUAL' ? answers.role : 'INFLUENCER'
  profile.isActiveMembership = profile.type === 'AGENT'
  profile.countryId = answers.countryId
  world.onboardingAnswers = world.onboardingAnswers.filter(({ userId }) => userId !== profile.userId)
  world.onboardingAnswers.push({
    userId: profile.userId,
    accountKind: answers.accountKind,
    role: answers.role,
    countryId: answers.countryId,
    interestIds: answers.interests,
    goal: answers.goal ?? null,
    answeredAt: clock.now(),
  })
  world.profileInterests = world.profileInterests.filter(({ profileId }) => profileId !== profile.id)
  answers.interests.forEach((interestId, position) => world.profileInterests.push({ profileId: profile.id, interestId, position }))
}

/** `setUpIndividualAccount` (C-03). */
export function setUpAccount(store: Store, profile: ProfileRecord, input: SetUpIndividualAccountInput): void {
  const account = accept(setUpIndividualAccountRules(store.clock.now()), input)
  const refusal = houseNameRefusal({ ...unnamed, firstName: account.firstName, lastName: account.lastName }, unnamed, productName)
  if (refusal) throw refusal
  const answered = store.memory.world.onboardingAnswers.find(({ userId }) => userId === profile.userId)
  if (answered?.accountKind !== 'INDIVIDUAL') throw new Problem('UNAUTHORIZED_UPDATING')
  const name = account.userName ?? null
  if (name !== null && !isFree(store, profile.id, name))
    throw new Problem('USERNAME_ALREADY_EXISTS', undefined, [{ path: 'userName', rule: 'userNameTaken' }])
  if (!moveProfile(profile, 'accountSetUp')) throw new Problem('UNAUTHORIZED_UPDATING')
  Object.assign(profile, {
    firstName: account.firstName,
    lastName: account.lastName,
    gender: account.gender,
    dateOfBirth: account.date_of_birth,
    userName: name,
    contact: { ...profile.contact, email: account.email ?? null },
  })
}

/** `upgradeUser` (D-25). */
export function upgrade(store: Store, profile: ProfileRecord): { isActiveMembership: boolean } {
  const { world, formerAddresses } = store.memory
  if (isBusiness(profile.type)) throw new Problem('UNAUTHORIZED_UPDATING')
  if (profile.type !== 'INFLUENCER') throw new Problem('NO_CHANGES_TO_UPDATE')
  if (profile.userName !== null)
    formerAddresses.push({ profileId: profile.id, type: 'INFLUENCER', userNameKey: userNameKey(profile.userName), until: null })
  profile.type = 'AGENT'
  profile.isActiveMembership = true
  for (const group of world.groups) if (group.ownerId === profile.id) group.ownerType = 'AGENT'
  endFor(store, profile.id, 'upgraded')
  return { isActiveMembership: true }
}
