import * as z from 'zod/mini'
import type { PeopleFilter } from '../generated/user-types.ts'
import { profileTypes, type ProfileType } from '../profiles/types.ts'
import { interestById } from '../reference/interests.ts'
import { knownCountry } from '../reference/rules.ts'
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
/** Halalas; the refusal names the bounds in riyals, as the form does. */
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
  countryId: z.nullish(knownCountry),
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

/** The greater end of a range may not be below the lesser one. */
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

/** A filter of the directory as it may be saved. Throws nothing itself; `accept` does. */
export const peopleFilterRules = fields.check(inOrder)

/** What a filter comes down to; null is not asked for. Lists hold each value once. */
export type PeopleQuery = {
  /** Folded words, all of which a name holds; none where what was typed has no letter or digit, which finds nobody. */
  readonly words: readonly string[] | null
  readonly types: readonly ProfileType[] | null
  readonly platforms: readonly Platform[] | null
  readonly minFollowers: number | null
  readonly maxFollowers: number | null
  /** In percent. */
  readonly minEngagement: number | null
  readonly countryId: string | null
  /** A place, or an area that holds it. */
  readonly placeId: string | null
  readonly interests: readonly string[] | null
  readonly service: RateCardCategory | null
  /** In halalas, of the service where one is named. */
  readonly minPrice: number | null
  readonly maxPrice: number | null
  readonly isVerified: boolean
}

const some = <Value>(values: readonly Value[] | null | undefined): readonly Value[] | null =>
  values && values.length > 0 ? [...new Set(values)] : null

/** Zero asks for nothing. */
const least = (value: number | null | undefined) => value || null

/**
 * Reads a filter as somebody typed it or as it was saved. Throws `DTO_VALIDATION_ERROR` with the paths of the filter: ranges whose ends
 * are the wrong way round, lengths, numbers nobody has, unknown countries and interests.
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
