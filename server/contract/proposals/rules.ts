import * as z from 'zod/mini'
import { civilDate, isCivilDate } from '../platform/riyadh.ts'
import { showcaseLimits } from '../showcase/limits.ts'
import { rule } from '../validation/check.ts'
import { optionalText, requiredText } from '../validation/required-text.ts'
import { proposalLimits } from './limits.ts'

const day = 86_400_000

/** Returns the last day that a proposal made now may have. */
export const lastDayFor = (now: number): string => civilDate(now + proposalLimits.days * day)

/** A price as rate cards have it: whole halalas. */
export const isPrice = (halalas: number): boolean => Number.isSafeInteger(halalas) && halalas > 0 && halalas <= showcaseLimits.price

const price = z.number().check(
  z.refine(isPrice, {
    error: 'outOfRange',
    params: { min: 0.01, max: showcaseLimits.price / 100 },
  }),
)

const card = z.object({ rateCardId: z.string(), price: z.nullish(price) })
const talent = z.object({
  profileId: z.string(),
  cards: z.array(card).check(
    z.refine((cards: readonly unknown[]) => cards.length <= proposalLimits.cards, {
      error: 'maxItems',
      params: { max: proposalLimits.cards },
    }),
  ),
})

/** Rules of a new proposal, for the form too. They depend on the day. */
export const proposalRules = (now: number) =>
  z.object({
    title: requiredText({ most: proposalLimits.title }),
    note: optionalText(proposalLimits.note),
    brandName: requiredText({ most: proposalLimits.brandName }),
    validUntil: z
      .string(rule('required'))
      .check(z.refine((date) => isCivilDate(date) && date >= civilDate(now) && date <= lastDayFor(now), rule('date'))),
    talents: z.array(talent).check(
      z.minLength(1, rule('required')),
      z.refine((talents: readonly unknown[]) => talents.length <= proposalLimits.talents, {
        error: 'maxItems',
        params: { max: proposalLimits.talents },
      }),
    ),
  })
