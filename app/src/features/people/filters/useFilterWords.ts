import { useIntl } from 'react-intl'
import { areaById } from '@wasla/contract/reference/areas.ts'
import { countryById } from '@wasla/contract/reference/countries.ts'
import { interestById } from '@wasla/contract/reference/interests.ts'
import { useFormats, useLocale } from '@wasla/design-system/locale/LocaleProvider.tsx'
import { usePlatformName } from '#shared/social/usePlatformName.ts'
import type { PeopleChoice } from '../people-list.ts'
import { setFilters, type FilterName } from './set-filters.ts'

/** Returns the name of a filter, and the text of its value: “30K+ followers”, “Stories under SAR 500”. */
export function useFilterWords() {
  const intl = useIntl()
  const { language } = useLocale()
  const { compact, money, number } = useFormats()
  const platformName = usePlatformName()
  const list = (words: readonly string[]) => {
    const [first = '', ...rest] = words
    return rest.length === 0 ? first : intl.formatMessage({ id: 'people.filter.andMore' }, { first, count: rest.length })
  }
  const followers = ({ minFollowers: from, maxFollowers: to }: PeopleChoice) => {
    if (from !== null && to !== null)
      return intl.formatMessage({ id: 'people.filter.followersBetween' }, { from: compact(from), to: compact(to) })
    if (from !== null) return intl.formatMessage({ id: 'people.filter.followersFrom' }, { from: compact(from) })
    return intl.formatMessage({ id: 'people.filter.followersTo' }, { to: compact(to ?? 0) })
  }
  const price = ({ service, minPrice, maxPrice }: PeopleChoice) => {
    const what =
      service === null ? intl.formatMessage({ id: 'people.filter.anyService' }) : intl.formatMessage({ id: `people.service.${service}` })
    const [from, to] = [minPrice === null ? '' : money(minPrice, 'price'), maxPrice === null ? '' : money(maxPrice, 'price')]
    if (from && to) return intl.formatMessage({ id: 'people.filter.priceBetween' }, { what, from, to })
    if (from) return intl.formatMessage({ id: 'people.filter.priceFrom' }, { what, from })
    return to ? intl.formatMessage({ id: 'people.filter.priceTo' }, { what, to }) : what
  }
  const values: Readonly<Record<FilterName, (choice: PeopleChoice) => string>> = {
    PLACE: ({ countryId, placeId }) =>
      (placeId === null ? countryById(countryId ?? '')?.name[language] : areaById(placeId)?.name[language]) ?? '',
    INTERESTS: ({ interests }) => list(interests.flatMap((id) => interestById(id)?.name[language] ?? [])),
    FOLLOWERS: followers,
    TYPE: ({ types }) => list(types.map((type) => intl.formatMessage({ id: `shell.kind.${type}` }))),
    PLATFORM: ({ platforms }) => list(platforms.map(platformName)),
    ENGAGEMENT: ({ minEngagement }) =>
      intl.formatMessage({ id: 'people.filter.engagementFrom' }, { from: number((minEngagement ?? 0) / 100, 'percent') }),
    PRICE: price,
    VERIFIED: () => intl.formatMessage({ id: 'people.filter.VERIFIED' }),
  }
  const nameOf = (name: FilterName) => intl.formatMessage({ id: `people.filter.${name}` })
  const valueOf = (name: FilterName, choice: PeopleChoice) => values[name](choice)
  return {
    nameOf,
    valueOf,
    /** Returns the whole choice as one line of text, the suggested name of a saved filter. */
    summaryOf: (choice: PeopleChoice) =>
      [...(choice.term === '' ? [] : [choice.term]), ...setFilters(choice).map((name) => valueOf(name, choice))].join(
        intl.formatMessage({ id: 'people.filter.comma' }),
      ),
  }
}
