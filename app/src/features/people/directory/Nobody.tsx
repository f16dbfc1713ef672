import { useQuery } from '@apollo/client/react'
import { Link } from 'react-aria-components/Link'
import { FormattedMessage, useIntl } from 'react-intl'
import { areaById } from '@wasla/contract/reference/areas.ts'
import { countryById } from '@wasla/contract/reference/countries.ts'
import type { PeopleAlternative } from '@wasla/contract/generated/user-types.ts'
import { Card } from '@wasla/design-system/components/Card'
import { Kashida } from '@wasla/design-system/components/Kashida'
import { Icon } from '@wasla/design-system/icons/Icon.tsx'
import { useLocale } from '@wasla/design-system/locale/LocaleProvider.tsx'
import { Bidi } from '@wasla/design-system/primitives/Bidi'
import { Heading } from '@wasla/design-system/primitives/Heading'
import { Text } from '@wasla/design-system/primitives/Text'
import { press } from '#shared/list/Row.css.ts'
import { alternativeChange, setFilters, type FilterName } from '../filters/set-filters.ts'
import { useFilterWords } from '../filters/useFilterWords.ts'
import { PeopleCount } from '../PeopleCount.tsx'
import { filterOf, peopleAddress, type PeopleList } from '../people-list.ts'
import { KeepSearch } from '../saved/KeepSearch.tsx'
import { PeopleAlternativesDocument } from './people.generated.ts'
import * as styles from './Directory.css.ts'

type NobodyProps = { list: PeopleList; isLoading: boolean }

/**
 * Shown if nobody matches: the number of filters, and up to three suggestions. Each suggestion changes one filter and finds somebody
 * (README-c).
 */
export function Nobody({ list, isLoading }: NobodyProps) {
  const intl = useIntl()
  const { sort: _sort, ...choice } = list
  const count = setFilters(choice).length + (choice.term === '' ? 0 : 1)
  const { data } = useQuery(PeopleAlternativesDocument, {
    variables: { filter: filterOf(choice) },
    skip: count === 0,
    context: { errors: 'mine' },
  })
  const alternatives = data?.peopleAlternatives ?? []
  return (
    <div className={styles.nobody} aria-busy={isLoading}>
      <Card isPadded>
        <div className={styles.nobodyHead}>
          <div className={styles.drawing}>
            <Kashida isDotted depth={24} />
          </div>
          <Heading level={2} look="title" align="center">
            <FormattedMessage id="people.nobody" values={{ count }} />
          </Heading>
          <Text tone="muted" align="center">
            <FormattedMessage id={alternatives.length > 0 ? 'people.nobodyHint' : 'people.nobodyText'} />
          </Text>
        </div>
        {alternatives.length > 0 && (
          <ul aria-label={intl.formatMessage({ id: 'people.alternatives' })}>
            {alternatives.map((alternative) => (
              <Alternative key={alternative.without} list={list} alternative={alternative} />
            ))}
          </ul>
        )}
      </Card>
      {count > 0 && <KeepSearch />}
    </div>
  )
}

const chipOf = {
  TYPE: 'TYPE',
  PLATFORM: 'PLATFORM',
  FOLLOWERS: 'FOLLOWERS',
  ENGAGEMENT: 'ENGAGEMENT',
  COUNTRY: 'PLACE',
  CITY: 'PLACE',
  INTERESTS: 'INTERESTS',
  PRICE: 'PRICE',
  VERIFIED: 'VERIFIED',
} as const satisfies Readonly<Record<Exclude<PeopleAlternative['without'], 'TERM'>, FilterName>>

type AlternativeProps = { list: PeopleList; alternative: Pick<PeopleAlternative, 'without' | 'count'> }

/** One suggestion, as a link to the list that it finds. */
const Alternative = ({ list, alternative: { without, count } }: AlternativeProps) => (
  <li className={styles.alternative}>
    <span className={styles.alternativeWords}>
      <Link href={peopleAddress({ ...list, ...alternativeChange[without] })} className={press}>
        <Text as="span" look="label">
          <Change list={list} without={without} />
        </Text>
      </Link>
      <Text as="span" look="caption" tone="muted">
        <FormattedMessage id="people.alternative.text" />
      </Text>
    </span>
    <span className={styles.brings}>
      <PeopleCount count={count} />
    </span>
    <Icon name="chevron-end" size="small" />
  </li>
)

function Change({ list, without }: { list: PeopleList; without: PeopleAlternative['without'] }) {
  const { language } = useLocale()
  const { valueOf } = useFilterWords()
  if (without === 'TERM') return <FormattedMessage id="people.alternative.TERM" values={{ value: <Bidi key="value">{list.term}</Bidi> }} />
  const place = areaById(list.placeId ?? '')
  if (without === 'CITY' && place)
    return (
      <FormattedMessage
        id="people.alternative.CITY"
        values={{ country: countryById(place.countryId)?.name[language] ?? '', place: place.name[language] }}
      />
    )
  const country = without === 'COUNTRY' ? countryById(list.countryId ?? '')?.name[language] : undefined
  return <FormattedMessage id="people.alternative.without" values={{ value: country ?? valueOf(chipOf[without], list) }} />
}
