import * as z from 'zod/mini'
import { civilDate, isCivilDate, yearsBetween } from '../platform/riyadh.ts'
import { interestById } from '../reference/interests.ts'
import { rule } from '../validation/check.ts'
import { toAsciiDigits } from '../validation/digits.ts'
import { displayNameRules } from '../validation/display-name.ts'
import { profileLimits } from './limits.ts'

/** Interests of the reference list, at most five, each counted once (S1 §5). */
export const interestList = z.pipe(
  z.nullish(
    z
      .array(z.string().check(z.refine((id) => interestById(id) !== undefined, rule('unknownValue'))))
      .check(z.maxLength(profileLimits.interests, rule('maxItems'))),
  ),
  z.transform((ids) => [...new Set(ids ?? [])]),
)

/** First and last name (C-03). */
export const personName = displayNameRules({ most: profileLimits.personName })

/** Rules of an adult's birthday: 18 years by Riyadh's calendar at `now`, in milliseconds (C-03, A-07). Accepts digits of both scripts. */
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
