import { decisionOf, type Decision } from '../../common/decision.ts'
import { invalidInput, Problem } from '../../errors/problem.ts'
import type { CreateBrandDaysInput, UpdateBrandDaysInput } from '../../generated/user-types.ts'
import { brandDaysLimits } from './brand-days-limits.ts'
import { acceptBrandDays } from './brand-days-rules.ts'
import { overlaps, type Span } from './types.ts'

/** Days of a brand's own, such as a sale, which its season planner shows. Both days are included. */
export type BrandDaysRecord = Span & {
  readonly id: string
  readonly profileId: string
  readonly name: string
  readonly createdAt: number
}

/** The error for an entry that does not exist, and for another brand's. */
export const brandDaysMissing = () => new Problem('BRAND_DAYS_NOT_FOUND')

type Own = { readonly days: readonly BrandDaysRecord[] }

/** Sorts entries by their first day; of the same first day, the older entry comes first. */
export function byFirstDay(one: BrandDaysRecord, other: BrandDaysRecord): number {
  if (one.from !== other.from) return one.from < other.from ? -1 : 1
  return one.createdAt - other.createdAt || (one.id < other.id ? -1 : 1)
}

/** Decides `createBrandDays`; returns the new entry. Refused with `maxItems` at `name` if the brand has twenty entries already. */
export const decideBrandDaysCreation = (
  { days }: Own,
  input: CreateBrandDaysInput,
  made: { readonly id: string; readonly profileId: string; readonly now: number },
): Decision<BrandDaysRecord> =>
  decisionOf(() => {
    const accepted = acceptBrandDays(input)
    const { most } = brandDaysLimits
    if (days.length >= most) throw invalidInput([{ path: 'name', rule: 'maxItems', params: { max: most } }])
    return { id: made.id, profileId: made.profileId, ...accepted, createdAt: made.now }
  })

/** Decides `updateBrandDays`; returns the changed entry. */
export const decideBrandDaysUpdate = ({ days }: Own, { id, ...input }: UpdateBrandDaysInput): Decision<BrandDaysRecord> =>
  decisionOf(() => {
    const entry = days.find((one) => one.id === id)
    if (!entry) throw brandDaysMissing()
    const accepted = acceptBrandDays(input)
    const isSame = entry.name === accepted.name && entry.from === accepted.from && entry.to === accepted.to
    if (isSame) throw new Problem('NO_CHANGES_TO_UPDATE')
    return { ...entry, ...accepted }
  })

/** Returns the entries that overlap a range of days, in the given order. */
export const brandDaysIn = <D extends Span>(days: readonly D[], range: Span): D[] => days.filter((entry) => overlaps(entry, range))
