import { FormattedMessage, useIntl } from 'react-intl'
import { TextLink } from '@wasla/design-system/components/TextLink'
import { Icon } from '@wasla/design-system/icons/Icon.tsx'
import { useFormats } from '@wasla/design-system/locale/LocaleProvider.tsx'
import { Text } from '@wasla/design-system/primitives/Text'
import type { CardRecord } from '#shared/payment-record/card-record.ts'
import { useWithin } from '#shared/payment-record/useTook.ts'
import { tabAddress } from '#shared/profiles/tabs.ts'
import * as styles from './RecordLine.css.ts'

type RecordLineProps = {
  record: CardRecord & { readonly answers: { readonly middle: number | null } }
  /** User name of the brand, whose profile says how the figures are worked out; null if it has no page. */
  userName: string | null
}

/**
 * Payment record of a program's brand for signed-out readers: its figures in one line, the number of payouts behind them, and a link to how
 * they are worked out (Y-45). Shows nothing if there are too few payouts. A figure with too few cases is left out.
 */
export function RecordLine({ record: { payouts, takenBack, answers }, userName }: RecordLineProps) {
  const intl = useIntl()
  const { percent, separator } = useFormats()
  const within = useWithin()
  if (payouts.middle === null) return null
  const figures = [
    intl.formatMessage({ id: 'record.card.pays' }, { time: within(payouts.middle) }),
    takenBack.share === null ? null : intl.formatMessage({ id: 'record.line.takesBack' }, { share: percent(takenBack.share) }),
    answers.middle === null ? null : intl.formatMessage({ id: 'record.line.answers' }, { time: within(answers.middle) }),
  ]
  return (
    <section className={styles.line} aria-label={intl.formatMessage({ id: 'record.line.label' })}>
      <span className={styles.icon}>
        <Icon name="clock" size="small" />
      </span>
      <Text as="span" look="label">
        {figures.filter((figure) => figure !== null).join(separator)}
      </Text>
      <Text as="span" look="caption" tone="muted">
        <FormattedMessage id="record.payouts.cases" values={{ count: payouts.cases }} />
      </Text>
      {userName !== null && (
        <TextLink href={`${tabAddress('overview', { type: 'BRAND', userName })}#payment-record`} isStandalone>
          <FormattedMessage id="record.how" />
        </TextLink>
      )}
    </section>
  )
}
