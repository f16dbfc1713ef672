import { FormattedMessage } from 'react-intl'
import { payoutMoment } from '@wasla/contract/wallet/payout-run.ts'
import { Amount } from '@wasla/design-system/components/Amount'
import { Button } from '@wasla/design-system/components/Button'
import { Card } from '@wasla/design-system/components/Card'
import { SplitBar, SplitKey, type SplitLook } from '@wasla/design-system/components/SplitBar'
import { Icon } from '@wasla/design-system/icons/Icon.tsx'
import { useFormats } from '@wasla/design-system/locale/LocaleProvider.tsx'
import { Heading } from '@wasla/design-system/primitives/Heading'
import { Text } from '@wasla/design-system/primitives/Text'
import * as styles from '#shared/results/results.css.ts'
import { alertShare, toAlert } from './budget-alert.ts'
import type { ProgramPerformanceQuery } from './performance.generated.ts'

type Performance = ProgramPerformanceQuery['getProgramPerformance']
type BudgetCardProps = {
  budget: NonNullable<Performance['budget']>
  payout: Pick<Performance, 'nextPayoutDate' | 'nextPayoutAmount' | 'nextPayoutParticipants'>
  /** Opens the form for adding budget; absent if budget cannot be added. */
  onTopUp?: () => void
}

/** Card with the paid, the earned and the free part of a budget, the amount left before the alert, and the next payout (L-06, L-08). */
export function BudgetCard({ budget, payout, onTopUp }: BudgetCardProps) {
  const { money, percent, date } = useFormats()
  const { amount, paid, accrued, remaining } = budget
  const left = toAlert(budget)
  const run = payout.nextPayoutDate === null ? null : new Date(payoutMoment(payout.nextPayoutDate))
  const facts: readonly { look: SplitLook; id: 'paid' | 'earned' | 'free'; halalas: number }[] = [
    { look: 'done', id: 'paid', halalas: paid },
    { look: 'coming', id: 'earned', halalas: accrued },
    { look: 'rest', id: 'free', halalas: remaining },
  ]
  return (
    <Card as="section" isPadded aria-labelledby="budget-title">
      <div className={styles.card}>
        <div className={styles.cardHead}>
          <Heading level={2} look="heading" id="budget-title">
            <FormattedMessage id="performance.budget" />
          </Heading>
          {onTopUp && (
            <Button variant="quiet" size="small" onPress={onTopUp}>
              <FormattedMessage id="performance.topUp" />
            </Button>
          )}
        </div>
        <div className={styles.cardWords}>
          <Amount halalas={remaining} size="hero" />
          <Text look="caption" tone="muted">
            <FormattedMessage id="performance.budget.left" values={{ amount: money(amount, 'price') }} />
          </Text>
        </div>
        <SplitBar
          whole={amount}
          parts={[
            { id: 'paid', value: paid, look: 'done' },
            { id: 'earned', value: accrued, look: 'coming' },
          ]}
          mark={{ at: alertShare, words: <FormattedMessage id="performance.budget.alertAt" values={{ share: percent(alertShare) }} /> }}
        />
        {left !== null && (
          <p className={styles.note}>
            <span className={styles.alertIcon}>
              <Icon name="triangle-alert" />
            </span>
            <span>
              <FormattedMessage
                id={left > 0 ? 'performance.budget.nearly' : remaining > 0 ? 'performance.budget.alerted' : 'performance.budget.spent'}
                values={{ amount: money(left, 'price'), share: percent(alertShare) }}
              />
            </span>
          </p>
        )}
        <ul className={styles.rows}>
          {facts.map(({ look, id, halalas }) => (
            <li key={id} className={styles.fact}>
              <SplitKey look={look} />
              <span className={styles.factWords}>
                <FormattedMessage
                  id={id === 'earned' && run !== null ? 'performance.budget.earnedFrom' : `performance.budget.${id}`}
                  values={{ day: run === null ? '' : date(run, 'weekday') }}
                />
              </span>
              <Amount halalas={halalas} size="small" />
            </li>
          ))}
        </ul>
        {run !== null && (
          <div className={styles.note}>
            <span className={styles.noteIcon}>
              <Icon name="calendar-clock" />
            </span>
            <span className={styles.cardWords}>
              <Text as="span" look="label">
                <FormattedMessage id="performance.nextPayout" values={{ day: date(run, 'weekday'), time: date(run, 'time') }} />
              </Text>
              <Text as="span" look="caption" tone="muted">
                {payout.nextPayoutAmount > 0 ? (
                  <FormattedMessage
                    id="performance.nextPayout.what"
                    values={{ amount: money(payout.nextPayoutAmount), count: payout.nextPayoutParticipants }}
                  />
                ) : (
                  <FormattedMessage id="performance.nextPayout.nothing" />
                )}
              </Text>
            </span>
          </div>
        )}
      </div>
    </Card>
  )
}
