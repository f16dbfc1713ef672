import type { ProgramRecord } from '../programs/record.ts'
import type { AlertShare } from '../rewards/alerts.ts'
import type { WebhookDraft } from './payload.ts'
import { aboutProgram } from './subjects.ts'
import { currency } from './values.ts'

type Budgeted = Pick<ProgramRecord, 'id' | 'profileId' | 'budget'>
type BudgetEvent = 'BUDGET_ADDED' | 'BUDGET_RETURNED'

/** The budget of a program was reserved or raised, or a part of it went back to the brand's wallet. `amount` is in halalas. */
export const budgetEvent = ({ id, profileId, budget }: Budgeted, event: BudgetEvent, amount: number): WebhookDraft => ({
  profileId,
  event,
  subject: aboutProgram(id),
  data: { programId: id, amount, budget, currency },
})

/** A share of a program's budget is used, in percent. */
export const budgetAlertEvent = ({ id, profileId, budget }: Budgeted, percent: AlertShare): WebhookDraft => ({
  profileId,
  event: 'BUDGET_ALERT',
  subject: aboutProgram(id),
  data: { programId: id, percent, budget, currency },
})

type Status = Pick<ProgramRecord, 'id' | 'profileId' | 'status' | 'holdCause'>

/** Returns the event of a program's new status; none if the status is the same. */
export const programEvents = (before: Pick<Status, 'status'>, { id, profileId, status, holdCause }: Status): WebhookDraft[] =>
  before.status === status
    ? []
    : [
        {
          profileId,
          event: 'PROGRAM_CHANGED',
          subject: aboutProgram(id),
          data: { programId: id, status, formerStatus: before.status, holdCause },
        },
      ]
