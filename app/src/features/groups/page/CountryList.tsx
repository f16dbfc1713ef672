import { useFormats } from '@wasla/design-system/locale/LocaleProvider.tsx'
import { Text } from '@wasla/design-system/primitives/Text'
import { MembersWords } from '#shared/groups/card/GroupNumbers.tsx'
import type { CountryRank } from './country-rank.ts'
import * as styles from './GroupHead.css.ts'

type CountryListProps = {
  /** Accessible name. */
  label: string
  countries: readonly CountryRank[]
}

/** All countries of a group's members, with rank and number. */
export function CountryList({ label, countries }: CountryListProps) {
  const { number } = useFormats()
  return (
    <ol aria-label={label} className={styles.countries}>
      {countries.map(({ country, count }, at) => (
        <li key={country.id} className={styles.country}>
          <span className={styles.rank}>{number(at + 1)}</span>
          <img className={styles.flag} src={country.flagUrl} alt="" loading="lazy" />
          <Text as="span">{country.country_name}</Text>
          <Text as="span" look="caption" tone="muted">
            <MembersWords count={count} />
          </Text>
        </li>
      ))}
    </ol>
  )
}
