import { useRef, useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { Button } from '@wasla/design-system/components/Button'
import { useFormats } from '@wasla/design-system/locale/LocaleProvider.tsx'
import { Text } from '@wasla/design-system/primitives/Text'
import { VisuallyHidden } from '@wasla/design-system/primitives/VisuallyHidden'
import { lazyOverlay } from '#lazy/lazy-overlay.tsx'
import type { CountryRank } from './country-rank.ts'
import * as styles from './GroupHead.css.ts'

/* The panel (30 kB with its list and its popover) is loaded when it is opened. */
const CountriesPanel = lazyOverlay(() => import('./CountriesPanel.tsx').then((module) => module.CountriesPanel))

/** Number of flags shown. Of all other countries, only the number is shown (S1 §9). */
const shownFlags = 5

/** The members' countries: up to five flags, and a button that opens the list of all countries with rank and number (S1 §2). */
export function TopCountries({ countries }: { countries: readonly CountryRank[] }) {
  const intl = useIntl()
  const { number } = useFormats()
  const button = useRef<HTMLSpanElement>(null)
  const [isOpen, setOpen] = useState(false)
  const more = countries.length - shownFlags
  const title = intl.formatMessage({ id: 'groups.page.countries' })
  return (
    <div className={styles.part}>
      <Text look="caption" tone="muted">
        <FormattedMessage id="groups.page.membersFrom" />
      </Text>
      <div className={styles.flags}>
        {countries.slice(0, shownFlags).map(({ country }) => (
          <img key={country.id} className={styles.flag} src={country.flagUrl} alt={country.country_name} title={country.country_name} />
        ))}
        <span ref={button} className={styles.opener}>
          <Button
            size="small"
            aria-expanded={isOpen}
            onPress={() => setOpen(true)}
            {...(more <= 0 && { iconEnd: 'chevron-down' as const })}
          >
            {more > 0 ? (
              <>
                <span aria-hidden="true">+{number(more)}</span>
                <VisuallyHidden>{title}</VisuallyHidden>
              </>
            ) : (
              <FormattedMessage id="groups.page.countriesAll" />
            )}
          </Button>
        </span>
        {isOpen && <CountriesPanel title={title} countries={countries} button={button} onClose={() => setOpen(false)} />}
      </div>
    </div>
  )
}
