import type { ReactNode } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { ageKeys, genderKeys, raceKeys, typeKeys } from '@wasla/contract/insights/audience.ts'
import type { Platform } from '@wasla/contract/social/record.ts'
import { BarChart, type Bar } from '@wasla/design-system/components/BarChart'
import { ChartFrame } from '@wasla/design-system/components/ChartFrame'
import { useCategoryTable } from '@wasla/design-system/components/ChartFrame/chart-table.ts'
import { ShareChart } from '@wasla/design-system/components/ShareChart'
import { inDigitsOf } from '@wasla/design-system/locale/digits.ts'
import { useFormats, useLocale } from '@wasla/design-system/locale/LocaleProvider.tsx'
import { Heading } from '@wasla/design-system/primitives/Heading'
import { isSameDay } from './freshness.ts'
import { inOrder, largest, otherKey } from './shares.ts'
import type { Figures } from './figures.ts'
import { Age, SourceName } from '#shared/insights/Source.tsx'
import * as styles from './Insights.css.ts'

type Announced = NonNullable<Figures['audience']>
type Share = { readonly key: string; readonly weight: number }

/** Largest number of countries and of languages that are named. The others are added up. */
const named = { countries: 6, languages: 4 }

const isOneOf = <T extends string>(keys: readonly T[], key: string): key is T => keys.some((one) => one === key)

type AudienceProps = {
  audience: Announced
  platforms: readonly Platform[]
  followers: number | null
  /** Time of measurement that the page shows above all figures; null if the page shows none. */
  announcedAt: string | null
  now: number
}

/**
 * Shows the audience. Each part has a chart, a table and its source (E-06). A part shows its own age only if its day of measurement differs
 * from that of the page's figures. Parts that no platform reported are left out.
 */
export function Audience({ audience, platforms, followers, announcedAt, now }: AudienceProps) {
  const intl = useIntl()
  const { language } = useLocale()
  const { compact, nameOf } = useFormats()
  const other = intl.formatMessage({ id: 'insights.other' })
  const nameIn = (type: 'region' | 'language') => (key: string) =>
    key === otherKey || !/^[a-z]{2,3}$/i.test(key) ? other : nameOf(type, key)
  const [country, tongue] = [nameIn('region'), nameIn('language')]
  const hasOwnAge = !isSameDay(announcedAt, audience.measuredAt)
  const about = { audience, platforms, age: hasOwnAge ? <Age measuredAt={audience.measuredAt} now={now} /> : undefined }
  return (
    <section className={styles.part} aria-labelledby="audience">
      <Heading level={2} id="audience">
        <FormattedMessage id="insights.audience" />
      </Heading>
      <div className={styles.pair}>
        <Part
          {...about}
          name="age"
          shares={inOrder(audience.age, ageKeys)}
          nameOf={(key) =>
            inDigitsOf(
              language,
              key.endsWith('+') ? intl.formatMessage({ id: 'insights.andOlder' }, { age: key.slice(0, -1) }) : key.replace('-', '–'),
            )
          }
        />
        <Part
          {...about}
          name="countries"
          shares={largest(audience.countries, named.countries)}
          nameOf={country}
          pictureOf={(key) =>
            key === otherKey ? undefined : <img className={styles.flag} src={`/flags/${key}.svg`} alt="" loading="lazy" />
          }
        />
        <Part
          {...about}
          name="gender"
          shares={inOrder(audience.gender, genderKeys)}
          nameOf={(key) => (isOneOf(genderKeys, key) ? intl.formatMessage({ id: `insights.gender.${key}` }) : other)}
          isWhole
        />
        <Part {...about} name="languages" shares={largest(audience.languages, named.languages)} nameOf={tongue} />
      </div>
      <Part
        {...about}
        name="types"
        shares={inOrder(audience.types, typeKeys)}
        nameOf={(key) => (isOneOf(typeKeys, key) ? intl.formatMessage({ id: `insights.type.${key}` }) : other)}
        noteOf={(key) => (isOneOf(typeKeys, key) ? intl.formatMessage({ id: `insights.type.${key}.note` }) : undefined)}
        isWhole
        {...(followers !== null && { middle: compact(followers) })}
      />
      <Part
        {...about}
        name="races"
        shares={audience.races}
        nameOf={(key) => (isOneOf(raceKeys, key) ? intl.formatMessage({ id: `insights.race.${key}` }) : other)}
      />
    </section>
  )
}

type PartProps = {
  audience: Announced
  platforms: readonly Platform[]
  age: ReactNode
  name: 'age' | 'gender' | 'types' | 'countries' | 'languages' | 'races'
  shares: readonly Share[]
  nameOf: (key: string) => string
  noteOf?: (key: string) => string | undefined
  pictureOf?: (key: string) => ReactNode
  /** Draws the shares as parts of one whole. For a part with few shares. */
  isWhole?: boolean
  middle?: string
}

function Part({ audience, platforms, age, name, shares, nameOf, noteOf, pictureOf, isWhole = false, middle }: PartProps) {
  const intl = useIntl()
  const title = intl.formatMessage({ id: `insights.audience.${name}` })
  const share = intl.formatMessage({ id: 'insights.share' })
  const rows = shares.map(({ key, weight }) => ({ id: key, name: nameOf(key), value: weight }))
  const table = useCategoryTable(title, rows, [{ id: 'share', name: share, values: rows.map(({ value }) => value) }], 'share')
  if (shares.length === 0) return null
  const bars: readonly Bar[] = rows.map((row) => {
    const picture = pictureOf?.(row.id)
    return picture === undefined ? row : { ...row, picture }
  })
  return (
    <ChartFrame
      title={title}
      unit={share}
      source={<SourceName source={audience.source} platforms={platforms} />}
      {...(age !== undefined && { period: age })}
      table={table}
    >
      {isWhole ? (
        <ShareChart
          label={title}
          look={middle === undefined ? 'bar' : 'ring'}
          {...(middle !== undefined && { middle })}
          parts={rows.map(({ id, name: words, value }) => {
            const note = noteOf?.(id)
            return { id, name: words, share: value, ...(note !== undefined && { note }) }
          })}
        />
      ) : (
        <BarChart label={title} direction="horizontal" figure="share" bars={bars} />
      )}
    </ChartFrame>
  )
}
