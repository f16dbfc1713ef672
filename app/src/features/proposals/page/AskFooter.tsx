import { FormattedMessage, useIntl } from 'react-intl'
import { useLocation } from 'react-router'
import { Button } from '@wasla/design-system/components/Button'
import { LinkButton } from '@wasla/design-system/components/LinkButton'
import { useFormats } from '@wasla/design-system/locale/LocaleProvider.tsx'
import { Text } from '@wasla/design-system/primitives/Text'
import { signInFor } from '#session/safe-path.ts'
import { totalOf, type Talent } from '../figures.ts'
import * as styles from './footer.css.ts'

type AskFooterProps = {
  talents: readonly Talent[]
  /** Called to ask all of them; null if nobody is signed in. */
  onAskAll: (() => void) | null
}

/** Bar at the bottom with the sum of the prices and the one thing to do: ask all, or sign in first. */
export function AskFooter({ talents, onAskAll }: AskFooterProps) {
  const intl = useIntl()
  const { priceRange } = useFormats()
  const { pathname } = useLocation()
  const total = totalOf(talents)
  return (
    <section className={styles.footer} aria-label={intl.formatMessage({ id: 'proposals.page.footer' })}>
      <div className={styles.inside}>
        <div className={styles.words}>
          {total && (
            <Text as="span" look="label">
              <FormattedMessage
                id={total.isWhole ? 'proposals.page.total' : 'proposals.page.totalSome'}
                values={{ price: <bdi key="price">{priceRange(total.from, total.to)}</bdi> }}
              />
            </Text>
          )}
          <Text as="span" look="caption" tone="muted">
            <FormattedMessage id={onAskAll ? 'proposals.page.into' : 'proposals.page.signIn'} />
          </Text>
        </div>
        {onAskAll ? (
          <Button variant="primary" onPress={onAskAll}>
            <FormattedMessage id="proposals.page.askAll" values={{ count: talents.length }} />
          </Button>
        ) : (
          <LinkButton variant="primary" href={signInFor(pathname)} iconStart="user">
            <FormattedMessage id="shell.signIn" />
          </LinkButton>
        )}
      </div>
    </section>
  )
}
