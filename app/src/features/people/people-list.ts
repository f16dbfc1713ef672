import type { PeopleSort } from '@wasla/contract/generated/user-types.ts'
import { peopleLimits } from '@wasla/contract/people/limits.ts'
import { profileTypes, type ProfileType } from '@wasla/contract/profiles/types.ts'
import { areaById } from '@wasla/contract/reference/areas.ts'
import { countryById } from '@wasla/contract/reference/countries.ts'
import { interestById } from '@wasla/contract/reference/interests.ts'
import { rateCardCategories, type RateCardCategory } from '@wasla/contract/showcase/record.ts'
import type { Platform } from '@wasla/contract/social/record.ts'
import { peoplePath } from '#shared/people/people-path.ts'
import { connectable } from '#shared/social/platforms.ts'

export const sorts = ['BEST_MATCH', 'FOLLOWERS', 'ENGAGEMENT', 'PRICE', 'NEWEST'] as const satisfies readonly PeopleSort[]
type Sort = (typeof sorts)[number]
export const platformChoices: readonly Platform[] = connectable.map(([platform]) => platform)

/** Filters of the directory. Engagement is in percent, prices are in halalas. Null and an empty list mean no filter. */
export type PeopleChoice = {
  term: string
  types: readonly ProfileType[]
  platforms: readonly Platform[]
  minFollowers: number | null
  maxFollowers: number | null
  minEngagement: number | null
  countryId: string | null
  placeId: string | null
  interests: readonly string[]
  service: RateCardCategory | null
  minPrice: number | null
  maxPrice: number | null
  isVerified: boolean
}

/** Filters and order of the directory. Its address contains all of them. */
export type PeopleList = PeopleChoice & { sort: Sort }

/** The changed fields, or a function that returns them from the latest list. */
export type PeopleChange<Part = PeopleList> = Partial<Part> | ((newest: PeopleList) => Partial<Part>)

/**
 * Applies a press to `newest`, the current values. The press changed the rendered values `shown` to `chosen`. `newest` may already have the
 * change of an earlier press that is not rendered yet; that change is kept.
 */
export const withPressed = <Value extends string>(
  newest: readonly Value[],
  shown: readonly Value[],
  chosen: readonly Value[],
): readonly Value[] => [
  ...newest.filter((value) => chosen.includes(value) || !shown.includes(value)),
  ...chosen.filter((value) => !shown.includes(value) && !newest.includes(value)),
]

export const everybody: PeopleChoice = {
  term: '',
  types: [],
  platforms: [],
  minFollowers: null,
  maxFollowers: null,
  minEngagement: null,
  countryId: null,
  placeId: null,
  interests: [],
  service: null,
  minPrice: null,
  maxPrice: null,
  isVerified: false,
}

const oneOf = <Value extends string>(values: readonly Value[], text: string | null): Value | null =>
  values.find((value) => value === text) ?? null
const someOf = <Value extends string>(values: readonly Value[], text: string | null): readonly Value[] => {
  const named = (text ?? '').split(',')
  return values.filter((value) => named.includes(value))
}
const numberIn = (text: string | undefined, most: number, decimals = 0): number | null => {
  if (!text || !(decimals === 0 ? /^\d{1,10}$/u : /^\d{1,3}(\.\d{1,2})?$/u).test(text)) return null
  const value = Number(text)
  return value > 0 && value <= most ? value : null
}
/** Parses `from-to`, in which either bound may be missing. A reversed range counts as no range. */
const rangeIn = (text: string | null, most: number): readonly [number | null, number | null] => {
  const [from, to] = (text ?? '').split('-', 2).map((part) => numberIn(part, most))
  return from && to && from > to ? [null, null] : [from ?? null, to ?? null]
}

/** Reads the list from its address. Invalid values are ignored. */
export function readPeople(query: URLSearchParams): PeopleList {
  const [minFollowers, maxFollowers] = rangeIn(query.get('followers'), peopleLimits.followers)
  const [minPrice, maxPrice] = rangeIn(query.get('price'), peopleLimits.price / 100)
  const area = areaById(query.get('city') ?? '')
  const countryId = countryById(query.get('country') ?? '')?.id ?? null
  return {
    term: (query.get('q') ?? '').trim().slice(0, peopleLimits.term),
    types: someOf(profileTypes, query.get('type')),
    platforms: someOf(platformChoices, query.get('platform')),
    minFollowers,
    maxFollowers,
    minEngagement: numberIn(query.get('engagement') ?? undefined, peopleLimits.engagement, 2),
    /* If the address has a city, its country overrides the `country` parameter. */
    countryId: area?.countryId ?? countryId,
    placeId: area?.id ?? null,
    interests: [...new Set((query.get('interests') ?? '').split(','))].filter((id) => interestById(id) !== undefined),
    service: oneOf(rateCardCategories, query.get('service')),
    minPrice: minPrice === null ? null : minPrice * 100,
    maxPrice: maxPrice === null ? null : maxPrice * 100,
    isVerified: query.get('verified') === '1',
    sort: oneOf(sorts, query.get('sort')) ?? 'BEST_MATCH',
  }
}

const rangeText = (from: number | null, to: number | null) => (from === null && to === null ? null : `${from ?? ''}-${to ?? ''}`)
const riyals = (halalas: number | null) => (halalas === null ? null : Math.round(halalas / 100))

/** Returns the address of a list. Contains only the filters that are set. */
export function peopleAddress({ sort, ...choice }: PeopleList): string {
  const parts: Readonly<Record<string, string | null>> = {
    q: choice.term.trim() || null,
    type: choice.types.join(',') || null,
    platform: choice.platforms.join(',') || null,
    followers: rangeText(choice.minFollowers, choice.maxFollowers),
    engagement: choice.minEngagement === null ? null : String(choice.minEngagement),
    country: choice.countryId,
    city: choice.placeId,
    interests: choice.interests.join(',') || null,
    service: choice.service,
    price: rangeText(riyals(choice.minPrice), riyals(choice.maxPrice)),
    verified: choice.isVerified ? '1' : null,
    sort: sort === 'BEST_MATCH' ? null : sort,
  }
  const query = new URLSearchParams(Object.entries(parts).flatMap(([key, value]) => (value === null ? [] : [[key, value]])))
  return query.size > 0 ? `${peoplePath}?${query.toString()}` : peoplePath
}

/** Converts a choice to the `PeopleFilter` input. Contains only the filters that are set. */
export const filterOf = (choice: PeopleChoice) => ({
  ...(choice.term.trim() !== '' && { term: choice.term.trim() }),
  ...(choice.types.length > 0 && { types: [...choice.types] }),
  ...(choice.platforms.length > 0 && { platforms: [...choice.platforms] }),
  ...(choice.minFollowers !== null && { minFollowers: choice.minFollowers }),
  ...(choice.maxFollowers !== null && { maxFollowers: choice.maxFollowers }),
  ...(choice.minEngagement !== null && { minEngagement: choice.minEngagement }),
  ...(choice.countryId !== null && { countryId: choice.countryId }),
  ...(choice.placeId !== null && { placeId: choice.placeId }),
  ...(choice.interests.length > 0 && { interests: [...choice.interests] }),
  ...(choice.service !== null && { service: choice.service }),
  ...(choice.minPrice !== null && { minPrice: choice.minPrice }),
  ...(choice.maxPrice !== null && { maxPrice: choice.maxPrice }),
  ...(choice.isVerified && { isVerified: true }),
})

const textOf = (value: unknown) => (typeof value === 'string' || typeof value === 'number' ? String(value) : '')
const listOf = (value: unknown) => (Array.isArray(value) ? value.map(textOf).join(',') : '')

/** Reads a saved filter the way an address is read: invalid parts filter nothing. */
export function choiceOfSaved(filter: unknown): PeopleChoice {
  const saved = new Map<string, unknown>(typeof filter === 'object' && filter !== null ? Object.entries(filter) : [])
  const price = (key: string) => (typeof saved.get(key) === 'number' ? String(Math.round(Number(saved.get(key)) / 100)) : '')
  const { sort: _sort, ...choice } = readPeople(
    new URLSearchParams({
      q: textOf(saved.get('term')),
      type: listOf(saved.get('types')),
      platform: listOf(saved.get('platforms')),
      followers: `${textOf(saved.get('minFollowers'))}-${textOf(saved.get('maxFollowers'))}`,
      engagement: textOf(saved.get('minEngagement')),
      country: textOf(saved.get('countryId')),
      city: textOf(saved.get('placeId')),
      interests: listOf(saved.get('interests')),
      service: textOf(saved.get('service')),
      price: `${price('minPrice')}-${price('maxPrice')}`,
      verified: saved.get('isVerified') === true ? '1' : '',
    }),
  )
  return choice
}
