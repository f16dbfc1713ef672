import * as z from 'zod/mini'
import type { OnboardingGoal } from '../generated/user-types.ts'
import { birthdayRules, interestList, personName } from '../profiles/person-rules.ts'
import { optionalUserName } from '../profiles/user-name-rules.ts'
import { genders, profileTypes, type ProfileType } from '../profiles/types.ts'
import { countryIdRule } from '../reference/rules.ts'
import { rule } from '../validation/check.ts'
import { emailAddress } from '../validation/email.ts'
import { accountKinds, isGoalOf, onboardingGoals, rolesOfKind } from './record.ts'

type KindRoleGoal = { accountKind: keyof typeof rolesOfKind; role: ProfileType; goal?: OnboardingGoal | null | undefined }

/** Checks that the kind of account may choose the role, and that the role may choose the goal. */
const answersMatch = z.check<KindRoleGoal>((ctx) => {
  const { accountKind, role, goal } = ctx.value
  const refuse = (path: 'role' | 'goal', input: unknown) =>
    ctx.issues.push({ code: 'custom', message: 'unknownValue', path: [path], input })
  if (!rolesOfKind[accountKind].some((one) => one === role)) refuse('role', role)
  else if (goal && !isGoalOf(role, goal)) refuse('goal', goal)
})

/** Rules of `submitOnboardingAnswers` (C-01): interests are optional. */
export const onboardingAnswersRules = z
  .object({
    accountKind: z.enum(accountKinds, rule('required')),
    role: z.enum(profileTypes, rule('required')),
    countryId: countryIdRule,
    interests: interestList,
    goal: z.nullish(z.enum(onboardingGoals, rule('unknownValue'))),
  })
  .check(answersMatch)

const optionalEmail = z.nullish(
  z.pipe(
    z.string().check(
      z.trim(),
      z.refine((typed) => typed === '' || emailAddress(typed) !== null, rule('email')),
    ),
    z.transform((typed: string) => (typed === '' ? null : emailAddress(typed))),
  ),
)

/** Rules of `setUpIndividualAccount` (C-03) at the moment `now`: user name and e-mail are optional. */
export const setUpIndividualAccountRules = (now: number) =>
  z.object({
    firstName: personName,
    lastName: personName,
    gender: z.enum(genders, rule('required')),
    date_of_birth: birthdayRules(now),
    userName: optionalUserName,
    email: optionalEmail,
  })

export type IndividualAccount = z.output<ReturnType<typeof setUpIndividualAccountRules>>
