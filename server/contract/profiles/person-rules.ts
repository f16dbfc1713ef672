import * as z from 'zod/mini'
import { civilDate, isCivilDate, yearsBetween } from '../platform/riyadh.ts'
import { interestById } from '../reference/interests.ts'
import { rule } from '../validation/check.ts'
import { toAsciiDigits } from '../validation/digits.ts'
import { displayNameRules } from '../validation/display-name.ts'
import { profileLimits } from './limits.ts'

/** Rules for the interests of a person: at most five different ones of the reference list (S1 §5). */
export const interestList = z.pipe(
  z.nullish(
    z
      .array(z.string().check(z.refine((id) => interestById(id) !== undefined, rule('unknownValue'))))
      .check(z.maxLength(profileLimits.interests, rule('maxItems'))),
  ),
  z.transform((ids) => [...new Set(ids ?? [])]),
)

/** Rules for a first name or a last name (C-03). */
export const personName = displayNameRules({ most: profileLimits.personName })

/**
 * Rules for the birthday of an adult: at least 18 years old on the day of `now` in Riyadh (C-03, A-07). `now` is in milliseconds. Accepts
 * digits of both scripts.
 */
export const birthdayRules = (now: number) =>
  z.pipe(
    z.string().check(z.trim(), z.minLength(1, rule('required')), z.maxLength(40, rule('date'))),
    z.pipe(
      z.transform((typed: string) => toAsciiDigits(typed)),
      z.string().check(
        z.refine((day) => isCivilDate(day) && yearsBetween(day, civilDate(now)) <= profileLimits.maximumAge, {
          ...rule('date'),
          abort: true,
        }),
        z.refine((day) => yearsBetween(day, civilDate(now)) >= profileLimits.minimumAge, rule('adult')),
      ),
    ),
  )
