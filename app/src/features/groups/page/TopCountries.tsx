import { FormattedMessage, useIntl } from 'react-intl'
import { Button } from '@wasla/design-system/components/Button'
import { Popover } from '@wasla/design-system/components/Popover'
import { useFormats } from '@wasla/design-system/locale/LocaleProvider.tsx'
import { Heading } from '@wasla/design-system/primitives/Heading'
import { Text } from '@wasla/design-system/primitives/Text'
import { VisuallyHidden } from '@wasla/design-system/primitives/VisuallyHidden'
import * as styles from './GroupHead.css.ts'

/** A country with how many members are from it; they come in the order of their ranks (G-11). */
export type CountryRank = { readonly count: number; readonly country: { id: string; country_name: string; flagUrl: string } }

/** Flags beside each other, before the rest is a number (S1 §9). */
const shownFlags = 5

/** Where the members are from: five flags, and behind the button all with rank and number (S1 §2). */
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
      <div className={styles.flags}>
        {countries.slice(0, shownFlags).map(({ country }) => (
          <img key={country.id} className={styles.flag} src={country.flagUrl} alt={country.country_name} title={country.country_name} />
        ))}
        <Popover
          aria-label={title}
          trigger={
            <Button size="small" {...(more <= 0 && { iconEnd: 'chevron-down' as const })}>
              {more > 0 ? (
                <>
                  <span aria-hidden="true">+{number(more)}</span>
                  <VisuallyHidden>{title}</VisuallyHidden>
                </>
              ) : (
                <FormattedMessage id="groups.page.countriesAll" />
              )}
            </Button>
          }
        >
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
                  <FormattedMessage id="groups.page.membersCount" values={{ count }} />
                </Text>
              </li>
            ))}
          </ol>
        </Popover>
      </div>
    </div>
  )
}
