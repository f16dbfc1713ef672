import * as z from 'zod/mini'
import type { OnboardingGoal } from '../generated/user-types.ts'
import { civilDate, isCivilDate, yearsBetween } from '../platform/riyadh.ts'
import { displayNameRules } from '../profiles/display-name.ts'
import { optionalUserName } from '../profiles/user-name-rules.ts'
import { profileTypes, type ProfileType } from '../profiles/types.ts'
import { countryById } from '../reference/countries.ts'
import { interestById } from '../reference/interests.ts'
import { rule } from '../validation/check.ts'
import { toAsciiDigits } from '../validation/digits.ts'
import { emailAddress } from '../validation/email.ts'
import { onboardingLimits } from './limits.ts'
import { accountKinds, isGoalOf, onboardingGoals, rolesOfKind } from './record.ts'

/** A country of the reference list. */
export const knownCountry = z.string().check(z.refine((id) => countryById(id) !== undefined, rule('unknownCountry')))

/** Interests of the reference list, at most five, each counted once (S1 §5). */
export const interestList = z.pipe(
  z.nullish(
    z
      .array(z.string().check(z.refine((id) => interestById(id) !== undefined, rule('unknownValue'))))
      .check(z.maxLength(onboardingLimits.interests, rule('maxItems'))),
  ),
  z.transform((ids) => [...new Set(ids ?? [])]),
)

type KindRoleGoal = { accountKind: keyof typeof rolesOfKind; role: ProfileType; goal?: OnboardingGoal | null | undefined }

/** The role belongs to the kind of account, and the goal to the role. */
const answersMatch = z.check<KindRoleGoal>((ctx) => {
  const { accountKind, role, goal } = ctx.value
  const refuse = (path: 'role' | 'goal', input: unknown) =>
    ctx.issues.push({ code: 'custom', message: 'unknownValue', path: [path], input })
  if (!rolesOfKind[accountKind].some((one) => one === role)) refuse('role', role)
  else if (goal && !isGoalOf(role, goal)) refuse('goal', goal)
})

/** `submitOnboardingAnswers` (C-01): interests may be left out. */
export const onboardingAnswersRules = z
  .object({
    accountKind: z.enum(accountKinds, rule('required')),
    role: z.enum(profileTypes, rule('required')),
    countryId: knownCountry,
    interests: interestList,
    goal: z.nullish(z.enum(onboardingGoals, rule('unknownValue'))),
  })
  .check(answersMatch)

export type OnboardingAnswers = z.output<typeof onboardingAnswersRules>

/** First and last name (C-03). */
export const personName = displayNameRules({ most: onboardingLimits.name })

/** The birthday of an adult: 18 years by the calendar of Riyadh at `now`, in milliseconds (C-03, A-07). Digits of both scripts are read. */
export const birthdayRules = (now: number) =>
  z.pipe(
    z.string().check(z.trim(), z.minLength(1, rule('required')), z.maxLength(40, rule('date'))),
    z.pipe(
      z.transform((typed: string) => toAsciiDigits(typed)),
      z.string().check(
        z.refine((day) => isCivilDate(day) && yearsBetween(day, civilDate(now)) <= onboardingLimits.maximumAge, {
          ...rule('date'),
          abort: true,
        }),
        z.refine((day) => yearsBetween(day, civilDate(now)) >= onboardingLimits.minimumAge, rule('adult')),
      ),
    ),
  )

const optionalEmail = z.nullish(
  z.pipe(
    z.string().check(
      z.trim(),
      z.refine((typed) => typed === '' || emailAddress(typed) !== null, rule('email')),
    ),
    z.transform((typed: string) => (typed === '' ? null : emailAddress(typed))),
  ),
)

/** `setUpIndividualAccount` (C-03) at the moment `now`: the user name and the e-mail may be left empty. */
export const setUpIndividualAccountRules = (now: number) =>
  z.object({
    firstName: personName,
    lastName: personName,
    gender: z.enum(['male', 'female'], rule('required')),
    date_of_birth: birthdayRules(now),
    userName: optionalUserName,
    email: optionalEmail,
  })

export type IndividualAccount = z.output<ReturnType<typeof setUpIndividualAccountRules>>
