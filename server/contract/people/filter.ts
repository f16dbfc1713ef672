import * as z from 'zod/mini'
import type { PeopleFilter } from '../generated/user-types.ts'
import { profileTypes, type ProfileType } from '../profiles/types.ts'
import { interestById } from '../reference/interests.ts'
import { countryIdRule } from '../reference/rules.ts'
import { wordsOf } from '../search/query.ts'
import { rateCardCategories, type RateCardCategory } from '../showcase/record.ts'
import { platforms, type Platform } from '../social/record.ts'
import { accept, rule } from '../validation/check.ts'
import { graphemeCount } from '../validation/graphemes.ts'
import { plainLine } from '../validation/plain-text.ts'
import { peopleLimits } from './limits.ts'

const inRange = (min: number, max: number, decimals = 0) =>
  z.number().check(
    z.refine((value) => value >= min && value <= max && Math.abs(value * 10 ** decimals - Math.round(value * 10 ** decimals)) < 1e-6, {
      ...rule('outOfRange'),
      params: { min, max },
    }),
  )
/** Rule for a price in halalas. The problem has the bounds in riyals, because the form shows riyals. */
const price = () =>
  z.int(rule('format')).check(
    z.refine((halalas: number) => halalas > 0 && halalas <= peopleLimits.price, {
      ...rule('outOfRange'),
      params: { min: 0.01, max: peopleLimits.price / 100 },
    }),
  )

const listOf = <Item extends z.ZodMiniType>(item: Item, most: number) => z.nullish(z.array(item).check(z.maxLength(most, rule('maxItems'))))

const fields = z.object({
  term: z.nullish(
    z.pipe(
      z.pipe(z.string().check(z.maxLength(8192, rule('tooLong'))), z.transform(plainLine)),
      z
        .string()
        .check(
          z.refine((term: string) => graphemeCount(term) <= peopleLimits.term, { ...rule('tooLong'), params: { max: peopleLimits.term } }),
        ),
    ),
  ),
  types: listOf(z.enum(profileTypes, rule('unknownValue')), profileTypes.length * 2),
  platforms: listOf(z.enum(platforms, rule('unknownValue')), platforms.length * 2),
  minFollowers: z.nullish(inRange(0, peopleLimits.followers)),
  maxFollowers: z.nullish(inRange(0, peopleLimits.followers)),
  minEngagement: z.nullish(inRange(0, peopleLimits.engagement, 2)),
  countryId: z.nullish(countryIdRule),
  placeId: z.nullish(z.string().check(z.maxLength(300, rule('tooLong')), z.regex(/^[\w:.-]+$/, rule('format')))),
  interests: listOf(z.string().check(z.refine((id: string) => interestById(id) !== undefined, rule('unknownValue'))), 52),
  service: z.nullish(z.enum(rateCardCategories, rule('unknownValue'))),
  minPrice: z.nullish(price()),
  maxPrice: z.nullish(price()),
  isVerified: z.nullish(z.boolean()),
})

type Typed = z.output<typeof fields>

const isBelow = (most: number | null | undefined, least: number | null | undefined) =>
  typeof most === 'number' && typeof least === 'number' && most < least

/** Refuses a range whose upper end is below its lower end. */
const inOrder = z.check<Typed>((ctx) => {
  const { minFollowers, maxFollowers, minPrice, maxPrice } = ctx.value
  if (isBelow(maxFollowers, minFollowers))
    ctx.issues.push({
      code: 'custom',
      message: 'outOfRange',
      path: ['maxFollowers'],
      params: { min: minFollowers, max: peopleLimits.followers },
      input: maxFollowers,
    })
  if (isBelow(maxPrice, minPrice))
    ctx.issues.push({
      code: 'custom',
      message: 'outOfRange',
      path: ['maxPrice'],
      params: { min: (minPrice ?? 0) / 100, max: peopleLimits.price / 100 },
      input: maxPrice,
    })
})

/** Rules for the filter of the directory of people. */
export const peopleFilterRules = fields.check(inOrder)

/** A normalized filter of the directory. A field is null if it is not set. Lists contain each value once. */
export type PeopleQuery = {
  /**
   * Folded words of the term; a name must contain all of them. Empty if the term has no letters and digits: then the filter finds nobody.
   */
  readonly words: readonly string[] | null
  readonly types: readonly ProfileType[] | null
  readonly platforms: readonly Platform[] | null
  readonly minFollowers: number | null
  readonly maxFollowers: number | null
  /** The least engagement, in percent. */
  readonly minEngagement: number | null
  readonly countryId: string | null
  /** Id of the person's place, or of an area that contains this place. */
  readonly placeId: string | null
  readonly interests: readonly string[] | null
  readonly service: RateCardCategory | null
  /** Lowest price in halalas. If `service` is set, only the price of this service is compared. */
  readonly minPrice: number | null
  readonly maxPrice: number | null
  readonly isVerified: boolean
}

const some = <Value>(values: readonly Value[] | null | undefined): readonly Value[] | null =>
  values && values.length > 0 ? [...new Set(values)] : null

/** Returns the lower end of a range; null for zero, because zero excludes nobody. */
const least = (value: number | null | undefined) => value || null

/**
 * Returns a typed or saved filter in its normalized form. Throws `DTO_VALIDATION_ERROR` at the path of each wrong field: an upper end below
 * the lower end, a text that is too long, a number out of range, an unknown country or interest.
 */
export function readPeopleFilter(filter: PeopleFilter | null | undefined): PeopleQuery {
  const typed = accept(peopleFilterRules, filter ?? {})
  return {
    words: typed.term ? wordsOf(typed.term) : null,
    types: some(typed.types),
    platforms: some(typed.platforms),
    minFollowers: least(typed.minFollowers),
    maxFollowers: typed.maxFollowers ?? null,
    minEngagement: least(typed.minEngagement),
    countryId: typed.countryId ?? null,
    placeId: typed.placeId ?? null,
    interests: some(typed.interests),
    service: typed.service ?? null,
    minPrice: typed.minPrice ?? null,
    maxPrice: typed.maxPrice ?? null,
    isVerified: typed.isVerified ?? false,
  }
}
