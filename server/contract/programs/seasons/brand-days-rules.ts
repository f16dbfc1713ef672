import * as z from 'zod/mini'
import { plusDays } from '../../insights/days.ts'
import { isCivilDate } from '../../platform/riyadh.ts'
import { accept, rule } from '../../validation/check.ts'
import { graphemeCount } from '../../validation/graphemes.ts'
import { plainLine } from '../../validation/plain-text.ts'
import { brandDaysLimits } from './brand-days-limits.ts'

const { name: longestName, days: mostDays, firstYear, lastYear } = brandDaysLimits

const name = z.pipe(
  z.pipe(z.string(rule('required')).check(z.maxLength(8192, rule('tooLong'))), z.transform(plainLine)),
  z.string().check(
    z.minLength(1, rule('required')),
    z.refine((text: string) => graphemeCount(text) <= longestName, { ...rule('tooLong'), params: { max: longestName } }),
  ),
)

const isPossible = (text: string) => isCivilDate(text) && text.slice(0, 4) >= firstYear && text.slice(0, 4) <= lastYear

const day = z.string(rule('required')).check(
  z.minLength(1, rule('required')),
  z.refine((text) => text === '' || isPossible(text), rule('date')),
)

/** Rules of days of a brand's own. Unknown keys are removed. */
export const brandDaysRules = z.object({ name, from: day, to: day }).check(
  z.check((ctx) => {
    const { from, to } = ctx.value
    if (!isPossible(from) || !isPossible(to) || (to >= from && to < plusDays(from, mostDays))) return
    ctx.issues.push({ code: 'custom', input: to, path: ['to'], message: 'lastDay' })
  }),
)

/** Returns the accepted input. Throws `DTO_VALIDATION_ERROR` with the fields. */
export const acceptBrandDays = (input: unknown) => accept(brandDaysRules, input)
