import { FormattedMessage, useIntl } from 'react-intl'
import { button } from '@wasla/design-system/components/Button/Button.css.ts'
import { ButtonContent } from '@wasla/design-system/components/Button/ButtonContent.tsx'
import { useFormats } from '@wasla/design-system/locale/LocaleProvider.tsx'
import { Text } from '@wasla/design-system/primitives/Text'
import { VisuallyHidden } from '@wasla/design-system/primitives/VisuallyHidden'
import type { CountryRank } from './country-rank.ts'
import { CountryList } from './CountryList.tsx'
import * as styles from './GroupHead.css.ts'

/** Number of flags shown. Of all other countries, only the number is shown (S1 §9). */
const shownFlags = 5

/**
 * The members' countries: up to five flags, and below them the list of all countries with rank and number (S1 §2). The browser itself opens
 * and closes the list, so that it can be read without scripts.
 */
export function TopCountries({ countries }: { countries: readonly CountryRank[] }) {
  const intl = useIntl()
  const { number } = useFormats()
  const more = countries.length - shownFlags
  const title = intl.formatMessage({ id: 'groups.page.countries' })
  return (
    <div className={styles.part}>
      <Text look="caption" tone="muted">
        <FormattedMessage id="groups.page.membersFrom" />
      </Text>
      <details>
        <summary className={styles.flags}>
          {countries.slice(0, shownFlags).map(({ country }) => (
            <img key={country.id} className={styles.flag} src={country.flagUrl} alt={country.country_name} title={country.country_name} />
          ))}
          <span className={`${button({ size: 'small' })} ${styles.opener}`}>
            {more > 0 ? (
              <>
                <span aria-hidden="true">+{number(more)}</span>
                <VisuallyHidden>{title}</VisuallyHidden>
              </>
            ) : (
              <ButtonContent iconEnd="chevron-down">
                <FormattedMessage id="groups.page.countriesAll" />
              </ButtonContent>
            )}
          </span>
        </summary>
        <CountryList label={title} countries={countries} />
      </details>
    </div>
  )
}
