import { FormattedMessage, useIntl } from 'react-intl'
import type { ObjectiveType } from '@wasla/contract/programs/types.ts'
import { payoutMoment, type PayoutFrequency } from '@wasla/contract/wallet/payout-run.ts'
import { Amount } from '@wasla/design-system/components/Amount'
import { Icon } from '@wasla/design-system/icons/Icon.tsx'
import { useFormats } from '@wasla/design-system/locale/LocaleProvider.tsx'
import { Text } from '@wasla/design-system/primitives/Text'
import { useUnit } from '#shared/programs/page/useUnit.ts'
import type { OwnStandingFragment } from '#shared/programs/way/own-standing.generated.ts'
import * as styles from './TrackingCard.css.ts'

type PayoutNoteProps = { frequency: PayoutFrequency; objectiveType: ObjectiveType; progress: OwnStandingFragment }

/** The amount and day of the next payout (L-08). If nothing is due, shows the payout frequency and how to earn the first reward. */
export function PayoutNote({ frequency, objectiveType, progress: { milestones, earnings, count } }: PayoutNoteProps) {
  const intl = useIntl()
  const { date } = useFormats()
  const unit = useUnit(objectiveType)
  const rhythm = intl.formatMessage({ id: `program.payout.${frequency}` })
  const run = earnings.nextPayoutDate === null ? null : new Date(payoutMoment(earnings.nextPayoutDate))
  const [first] = milestones
  return (
    <div className={styles.payout}>
      <Icon name="calendar-clock" />
      <div>
        <Text look="label">
          {run ? (
            <FormattedMessage id="programs.link.nextPayout" values={{ day: date(run, 'weekday'), time: date(run, 'time') }} />
          ) : (
            <FormattedMessage id="programs.link.payouts" values={{ rhythm }} />
          )}
        </Text>
        <Text look="caption" tone="muted">
          {run ? (
            <FormattedMessage
              id="programs.link.nextAmount"
              values={{ amount: <Amount key="amount" halalas={earnings.nextPayoutAmount} size="small" />, rhythm }}
            />
          ) : first && count < first.per ? (
            <FormattedMessage id="programs.link.nothingYet" values={{ milestone: unit(first.per) }} />
          ) : (
            <FormattedMessage id="programs.link.nothingDue" />
          )}
        </Text>
      </div>
    </div>
  )
}
