import type { RefObject } from 'react'
import { Popover } from '@wasla/design-system/components/Popover'
import { useFormats } from '@wasla/design-system/locale/LocaleProvider.tsx'
import { Heading } from '@wasla/design-system/primitives/Heading'
import { Text } from '@wasla/design-system/primitives/Text'
import { MembersWords } from '#shared/groups/card/GroupNumbers.tsx'
import type { CountryRank } from './country-rank.ts'
import * as styles from './GroupHead.css.ts'

type CountriesPanelProps = {
  title: string
  countries: readonly CountryRank[]
  /** The button beside which the panel opens. */
  button: RefObject<HTMLElement | null>
  onClose: () => void
}

/** All countries of a group's members, with rank and number. */
export function CountriesPanel({ title, countries, button, onClose }: CountriesPanelProps) {
  const { number } = useFormats()
  return (
    <Popover aria-label={title} triggerRef={button} isOpen onOpenChange={(isOpen) => !isOpen && onClose()}>
      <Heading level={2} look="heading">
        {title}
      </Heading>
      <ol className={styles.countries}>
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
    </Popover>
  )
}
