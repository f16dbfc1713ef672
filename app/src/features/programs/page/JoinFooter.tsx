import { FormattedMessage, useIntl } from 'react-intl'
import { Button } from '@wasla/design-system/components/Button'
import { LinkButton } from '@wasla/design-system/components/LinkButton'
import { Icon } from '@wasla/design-system/icons/Icon.tsx'
import { Text } from '@wasla/design-system/primitives/Text'
import { toastBar } from '@wasla/design-system/components/Toast/toast-bar.ts'
import type { Eligibility } from './useEligibility.ts'
import * as styles from './JoinFooter.css.ts'

type JoinFooterProps = {
  /** Null while nobody knows. */
  eligibility: Eligibility | null
  /** Accepted at once where the conditions are met, or by the brand's decision (K-10). */
  isPublic: boolean
  isSending: boolean
  onJoin: () => void
  /** Names the bar for screen readers. */
  label: string
}

/** The way in, for those who are neither the owner nor have asked yet. The button stays enabled: the server decides (M-03). */
export function JoinFooter({ eligibility, isPublic, isSending, onJoin, label }: JoinFooterProps) {
  return (
    <section className={styles.footer} {...toastBar.fixed} aria-label={label}>
      <div className={styles.inside}>
        {eligibility && <Hint eligibility={eligibility} isPublic={isPublic} />}
        <div className={styles.buttons}>
          <LinkButton href="/discover" iconStart="arrow-start">
            <FormattedMessage id="programs.join.back" />
          </LinkButton>
          <Button variant="primary" isPending={isSending} onPress={onJoin}>
            <FormattedMessage id="programs.join" />
          </Button>
        </div>
      </div>
    </section>
  )
}

function Hint({ eligibility: { isEligible, failed }, isPublic }: { eligibility: Eligibility; isPublic: boolean }) {
  const intl = useIntl()
  const missing = failed.map((criterion) => intl.formatMessage({ id: `programs.join.lacks.${criterion}` }))
  return (
    <div className={styles.hint}>
      <span className={isEligible ? styles.met : styles.unmet}>
        <Icon name={isEligible ? 'check' : 'minus'} size="small" />
      </span>
      <div className={styles.words}>
        <Text as="span" look="label">
          <FormattedMessage id={isEligible ? 'programs.join.eligible' : 'programs.join.notEligible'} />
        </Text>
        <Text as="span" look="caption" tone="muted">
          {isEligible ? (
            <FormattedMessage id={isPublic ? 'programs.join.atOnce' : 'programs.join.byTheBrand'} />
          ) : (
            <FormattedMessage id="programs.join.missing" values={{ list: intl.formatList(missing, { type: 'unit' }) }} />
          )}
        </Text>
      </div>
    </div>
  )
}
