import type { NotificationDraft } from '../notifications/draft.ts'
import { usageOf, type ProgramMoney } from '../programs/budget/usage.ts'
import { decideBudgetHold, type MoveStamp, type StatusMove } from '../programs/status/change.ts'
import type { StatusState } from '../programs/status/state.ts'
import { dueAlerts, type AlertShare, type BudgetAlertRecord } from './alerts.ts'
import type { Counting } from './count.ts'
import { budgetAlerts, milestoneReached, rewardHeld } from './notices.ts'
import { isBound } from './record.ts'

/** The consequences of binding rewards in a budget. */
export type Consequences = {
  readonly alerts: readonly BudgetAlertRecord[]
  /** The change that puts the program on hold because its budget is used up (L-06); null if the budget is not used up. */
  readonly hold: StatusMove | null
  readonly notices: readonly NotificationDraft[]
}

/**
 * Returns the consequences of counting. Both sides are notified of every milestone whose reward is bound or held (Y-08). The owner is
 * alerted when 75 or 100 % of the budget are used; at 100 % the program goes on hold (L-06, X-32). `status` is the program before counting,
 * with everything that its status depends on. `sent` are the alerts that were sent before.
 */
export function consequencesOf(
  status: StatusState,
  { added, granted, money }: Pick<Counting, 'added' | 'granted' | 'money'>,
  sent: readonly BudgetAlertRecord[],
  stamp: MoveStamp,
): Consequences {
  const { program } = status
  const taken = [...granted, ...added].filter(isBound)
  const isSpent = taken.some(({ rewardType }) => rewardType === 'CASH')
  const shares: AlertShare[] = isSpent ? dueAlerts(usageOf(program, money), sent) : []
  return {
    alerts: shares.map((share) => ({ programId: program.id, share, budget: program.budget })),
    hold: isSpent && isUsedUp(program, money) ? decideBudgetHold({ ...status, money }, stamp) : null,
    notices: [
      ...taken.flatMap((reward) => (reward.state === 'Held' ? rewardHeld(program, reward) : milestoneReached(program, reward))),
      ...budgetAlerts(program, shares),
    ],
  }
}

const isUsedUp = (program: StatusState['program'], money: ProgramMoney) => usageOf(program, money).consumedPercent >= 100
