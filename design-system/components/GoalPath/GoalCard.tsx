import { FormattedMessage } from 'react-intl'
import { Icon } from '../../icons/Icon.tsx'
import type { IconName } from '../../icons/icons.ts'
import { useFormats } from '../../locale/LocaleProvider.tsx'
import { VisuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden.tsx'
import type { Goal, GoalState } from './goal.ts'
import * as styles from './GoalPath.css.ts'
import { drawnMoney, type Reward } from './reward.ts'

const kindIcons: Record<Reward['kind'], IconName> = { cash: 'banknote', experience: 'ticket' }
const stateIcons: Partial<Record<GoalState, IconName>> = { waiting: 'clock' }

type GoalCardProps = Goal & {
  countText: (count: number) => string
  state: GoalState
  /** Position from the first goal to the last, 0..1. Amounts of later goals are drawn larger. */
  rank: number
}

/** One goal: its target, its reward and its state. */
export function GoalCard({ target, reward, achieved, countText, state, rank }: GoalCardProps) {
  return (
    <div className={styles.card[state]} data-part="card">
      <span className={styles.quiet}>
        <bdi>{countText(target)}</bdi>
      </span>
      {reward.kind === 'cash' ? (
        <Money halalas={reward.halalas} rank={rank} />
      ) : (
        <span className={styles.experience} title={reward.title} data-part="reward">
          <bdi>{reward.title}</bdi>
        </span>
      )}
      <span className={styles.kind[state]} data-part="kind">
        <Icon name={stateIcons[state] ?? kindIcons[reward.kind]} size="small" />
        <span className={styles.kindWords}>
          {state === 'achieved' && (achieved !== undefined ? <bdi>{achieved}</bdi> : <FormattedMessage id="ds.goalPath.achieved" />)}
          {state === 'waiting' && <FormattedMessage id="ds.goalPath.waiting" />}
          {state !== 'achieved' && state !== 'waiting' && <FormattedMessage id={`ds.goalPath.${reward.kind}`} />}
        </span>
      </span>
      {state === 'next' && (
        <VisuallyHidden>
          <FormattedMessage id="ds.goalPath.next" />
        </VisuallyHidden>
      )}
    </div>
  )
}

function Money({ halalas, rank }: { halalas: number; rank: number }) {
  const formats = useFormats()
  const { amount, currency, isCurrencyFirst } = drawnMoney(formats, halalas)
  const small = <span className={styles.currency}>{currency}</span>
  return (
    <span className={styles.money} data-part="reward" style={{ ['--w-rank' as string]: rank }}>
      <span aria-hidden>
        {isCurrencyFirst && <>{small} </>}
        {amount}
        {!isCurrencyFirst && <> {small}</>}
      </span>
      <VisuallyHidden>{formats.money(halalas, 'price')}</VisuallyHidden>
    </span>
  )
}
