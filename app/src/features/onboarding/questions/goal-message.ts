import type { OnboardingGoal } from '@wasla/contract/generated/user-types.ts'
import type { goalsOfRole } from '@wasla/contract/onboarding/record.ts'
import type { ProfileType } from '@wasla/contract/profiles/types.ts'

type RoleGoal = { [R in ProfileType]: `onboarding.goal.${R}.${Exclude<(typeof goalsOfRole)[R][number], 'OTHER'>}` }[ProfileType]

/**
 * Returns the message id of a goal. The wording depends on the role, except for “Something else”. Every goal of `goalsOfRole` has a
 * message.
 */
export const goalMessage = (role: ProfileType, goal: OnboardingGoal) =>
  goal === 'OTHER' ? 'onboarding.goal.OTHER' : (`onboarding.goal.${role}.${goal}` as RoleGoal)
