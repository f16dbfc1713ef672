import * as z from 'zod/mini'
import { civilDate, isCivilDate, yearsBetween } from '../platform/riyadh.ts'
import { displayNameRules } from '../profiles/display-name.ts'
import { optionalUserName } from '../profiles/user-name-rules.ts'
import { profileTypes } from '../profiles/types.ts'
import { countryById } from '../reference/countries.ts'
import { interestById } from '../reference/interests.ts'
import { rule } from '../validation/check.ts'
import { toAsciiDigits } from '../validation/digits.ts'
import { emailAddress } from '../validation/email.ts'
import { onboardingLimits } from './limits.ts'
import { accountKinds, onboardingGoals, rolesOfKind } from './record.ts'

/** A country of ours. */
export const knownCountry = z.string().check(z.refine((id) => countryById(id) !== undefined, rule('unknownCountry')))

/** Interests of ours, at most five, each counted once (S1 §5). */
export const interestList = z.pipe(
  z.nullish(
    z
      .array(z.string().check(z.refine((id) => interestById(id) !== undefined, rule('unknownValue'))))
      .check(z.maxLength(onboardingLimits.interests, rule('maxItems'))),
  ),
  z.transform((ids) => [...new Set(ids ?? [])]),
)

const roleFits = z.check<{ accountKind: keyof typeof rolesOfKind; role: (typeof profileTypes)[number] }>((ctx) => {
  const { accountKind, role } = ctx.value
  if (!rolesOfKind[accountKind].some((one) => one === role))
    ctx.issues.push({ code: 'custom', message: 'unknownValue', path: ['role'], input: role })
})

/** `submitOnboardingAnswers` (C-01): interests may be left out, at most five, each counted once. */
export const onboardingAnswersRules = z
  .object({
    accountKind: z.enum(accountKinds, rule('required')),
    role: z.enum(profileTypes, rule('required')),
    countryId: knownCountry,
    interests: interestList,
    goal: z.nullish(z.enum(onboardingGoals, rule('unknownValue'))),
  })
  .check(roleFits)

export type OnboardingAnswers = z.output<typeof onboardingAnswersRules>

/** First and last name (C-03). */
export const personName = displayNameRules({ most: onboardingLimits.name })

/** A birthday of somebody who is 18 by the calendar of Riyadh at `now`, in milliseconds (C-03, A-07). Both scripts' digits are read. */
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

/** `setUpIndividualAccount` (C-03) at the moment `now`: user name and e-mail may be left empty. */
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
