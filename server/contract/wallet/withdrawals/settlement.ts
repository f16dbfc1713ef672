import { decided, refused, type Decision } from '../../common/decision.ts'
import { invalidInput, Problem } from '../../errors/problem.ts'
import type { NotificationDraft } from '../../notifications/draft.ts'
import { problemsOf } from '../../validation/check.ts'
import type { EndHoldInstruction } from '../ledger-instruction.ts'
import { nextStatus, withdrawalMachine } from '../payment-status.ts'
import { paidInstruction, returnInstruction, totalOf } from './instructions.ts'
import type { Approval, WithdrawalRecord } from './record.ts'
import { failureReasonRules } from './rules.ts'

/** What the bank made of a withdrawal. The profile reads the reason. */
export type BankResult = { success: true } | { success: false; failureReason: string }

/** The withdrawal as it is afterwards, what the ledger does, and what the profile is notified of; both null while one more admin is needed. */
export type Settlement =
  | { outcome: 'approved'; withdrawal: WithdrawalRecord; instruction: null; notification: null }
  | { outcome: 'settled'; withdrawal: WithdrawalRecord; instruction: EndHoldInstruction; notification: NotificationDraft }

/** The message names what the bank got, or what came back. */
const notificationOf = (withdrawal: WithdrawalRecord, success: boolean): NotificationDraft => ({
  profileId: withdrawal.profileId,
  type: success ? 'WITHDRAWAL_SUCCEEDED' : 'WITHDRAWAL_FAILED',
  referenceId: withdrawal.id,
  meta: { amount: success ? withdrawal.subtotal : totalOf(withdrawal) },
})

/** The end of an open withdrawal; null where it has ended. */
function settled(withdrawal: WithdrawalRecord, result: BankResult, now: number): Settlement | null {
  const { success } = result
  const status = nextStatus(withdrawalMachine, withdrawal.status, success ? 'paid' : 'refused')
  if (!status) return null
  return {
    outcome: 'settled',
    withdrawal: { ...withdrawal, status, failureReason: result.success ? null : result.failureReason.trim(), settledAt: now },
    instruction: success ? paidInstruction(withdrawal) : returnInstruction(withdrawal),
    notification: notificationOf(withdrawal, success),
  }
}

/** Approvals together with a new one. Who says otherwise than the others begins anew: two have to agree. */
const withApproval = (approvals: readonly Approval[], next: Approval): Approval[] => [
  ...approvals.filter(({ adminId, success }) => adminId !== next.adminId && success === next.success),
  next,
]

/**
 * Whether the bank may be given the withdrawal now: it is open, and what is missing is only that somebody says what the bank made of it. Of
 * two admins the first has agreed.
 */
export const isPayable = ({
  status,
  approvals,
  approvalsNeeded,
}: Pick<WithdrawalRecord, 'status' | 'approvals' | 'approvalsNeeded'>): boolean =>
  status === 'Initiated' && approvals.every(({ success }) => success) && approvals.length + 1 >= approvalsNeeded

/** Who says what the bank made of it. `problemAfter`: why they may not be the second person after this first one; null where they may. */
export type Settler = { readonly adminId: string; readonly problemAfter: (firstId: string) => Problem | null }

/**
 * `adminSettleWithdrawal` (P-12): FINANCE says what the bank made of it. Large ones need two different admins who say the same.
 * Refused with `DTO_VALIDATION_ERROR` at `failureReason` for a failure without a reason, `WITHDRAWAL_NOT_FOUND`, `NO_CHANGES_TO_UPDATE` for one
 * that has ended, or that the same admin said the same of before, and for what `problemAfter` says of the second of two (Y-09). The word of a
 * first person who may no longer give it counts for nothing.
 */
export function decideSettlement(
  withdrawal: WithdrawalRecord | null,
  result: BankResult,
  { adminId, problemAfter }: Settler,
  now: number,
): Decision<Settlement> {
  const [invalid] = result.success ? [] : problemsOf(failureReasonRules, result.failureReason)
  if (invalid) return refused(invalidInput([{ ...invalid, path: 'failureReason' }]))
  if (!withdrawal) return refused(new Problem('WITHDRAWAL_NOT_FOUND'))
  const { success } = result
  const isSaid = withdrawal.approvals.some((approval) => approval.adminId === adminId && approval.success === success)
  const end = isSaid ? null : settled(withdrawal, result, now)
  if (!end) return refused(new Problem('NO_CHANGES_TO_UPDATE'))
  const said = withApproval(withdrawal.approvals, { adminId, success, at: now })
  if (withdrawal.approvalsNeeded === 1) return decided({ ...end, withdrawal: { ...end.withdrawal, approvals: said } })
  const approvals = said.filter((one) => one.adminId === adminId || problemAfter(one.adminId)?.code !== 'ADMIN_FIRST_GONE')
  if (approvals.length < withdrawal.approvalsNeeded)
    return decided({ outcome: 'approved', withdrawal: { ...withdrawal, approvals }, instruction: null, notification: null })
  const [problem] = approvals.flatMap((one) => (one.adminId === adminId ? [] : (problemAfter(one.adminId) ?? [])))
  return problem ? refused(problem) : decided({ ...end, withdrawal: { ...end.withdrawal, approvals } })
}

/** How long a withdrawal of a demonstration takes, in milliseconds (P-12). */
export const demoSettlesAfter = 15_000

/** What the bank of a demonstration makes of an open withdrawal; null while it takes its time. IBANs that end in 0000 fail (P-12). */
export function demoSettlement(withdrawal: WithdrawalRecord, { iban }: { iban: string }, now: number): Settlement | null {
  if (now - withdrawal.createdAt < demoSettlesAfter) return null
  return settled(withdrawal, iban.endsWith('0000') ? { success: false, failureReason: 'ACCOUNT_REJECTED' } : { success: true }, now)
}
