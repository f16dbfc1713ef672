import { decided, refused, type Decision } from '../../common/decision.ts'
import { invalidInput, Problem } from '../../errors/problem.ts'
import type { NotificationDraft } from '../../notifications/draft.ts'
import { problemsOf } from '../../validation/check.ts'
import type { EndHoldInstruction } from '../ledger-instruction.ts'
import { nextStatus, withdrawalMachine } from '../payment-status.ts'
import { paidInstruction, returnInstruction, totalOf } from './instructions.ts'
import { namesProblem } from './names-compared.ts'
import type { Approval, WithdrawalRecord } from './record.ts'
import { failureReasonRules } from './rules.ts'

/** The bank's result of a withdrawal. The profile's owner reads the reason. */
export type BankResult = { success: true } | { success: false; failureReason: string }

/**
 * The changed withdrawal, the ledger's instruction and the notification. Instruction and notification are null if the withdrawal stays
 * open.
 */
export type Settlement =
  | { outcome: 'approved'; withdrawal: WithdrawalRecord; instruction: null; notification: null }
  | { outcome: 'settled'; withdrawal: WithdrawalRecord; instruction: EndHoldInstruction; notification: NotificationDraft }

/** Returns the notification. It states the amount that the bank got, or the amount that came back. */
const notificationOf = (withdrawal: WithdrawalRecord, success: boolean): NotificationDraft => ({
  profileId: withdrawal.profileId,
  type: success ? 'WITHDRAWAL_SUCCEEDED' : 'WITHDRAWAL_FAILED',
  referenceId: withdrawal.id,
  meta: { amount: success ? withdrawal.subtotal : totalOf(withdrawal) },
})

/** Returns the settlement of an open withdrawal; null if it has ended. */
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

/** The number of approvals that a withdrawal needs, and whether the name on the bank account is the profile's name. */
type Release = Pick<WithdrawalRecord, 'approvalsNeeded'> & { readonly nameMatches: boolean }

/**
 * Returns whether the bank may pay the withdrawal, because all required admins approved it. No approval is needed before the payment if one
 * admin is enough and the bank account is in the profile's name. If the names differ, an admin must compare them first (P-16).
 */
const isReleasedBy = (approvals: readonly Approval[], { approvalsNeeded, nameMatches }: Release): boolean =>
  (approvalsNeeded === 1 && nameMatches) || approvals.length >= approvalsNeeded

const sayingPaid = (approvals: readonly Approval[]): Approval[] => approvals.filter(({ success }) => success)
const sayingRefused = (approvals: readonly Approval[]): Approval[] => approvals.filter(({ success }) => !success)

type Said = Pick<WithdrawalRecord, 'status' | 'approvals' | 'approvalsNeeded'>

/** Returns whether a withdrawal is open and no admin proposes to fail it. Only such a withdrawal may be in a bank file. */
export const isUncontested = ({ status, approvals }: Pick<Said, 'status' | 'approvals'>): boolean =>
  status === 'Initiated' && sayingRefused(approvals).length === 0

/**
 * Returns whether the withdrawal may be exported to the bank now (P-16, Q-04, Y-09). It must be open and have all approvals that it needs
 * before the payment, and no admin may propose to fail it.
 */
export const isPayable = (withdrawal: Said, nameMatches: boolean): boolean =>
  isUncontested(withdrawal) && isReleasedBy(withdrawal.approvals, { ...withdrawal, nameMatches })

/**
 * Returns how many different admins are needed to fail a withdrawal. The bank may already have paid a withdrawal that is in a bank file. If
 * one admin alone could return the money, it could be paid twice.
 */
const neededToFail = ({ approvalsNeeded }: Said, inBankFile: boolean): number =>
  inBankFile ? Math.max(2, approvalsNeeded) : approvalsNeeded

/**
 * The effect of an admin's next statement. `given` are earlier statements of the same result, `needed` is the number of admins who must
 * state it, and `ends` tells whether the statement ends the withdrawal.
 */
export type NextWord = { readonly given: readonly Approval[]; readonly needed: number; readonly ends: boolean }

/**
 * Returns the effect if an admin states that the bank paid (`success`) or refused an open withdrawal. The back office shows this effect
 * before the statement.
 */
export function nextWord(
  withdrawal: Said,
  success: boolean,
  { inBankFile, nameMatches }: Pick<SettlingMoment, 'inBankFile' | 'nameMatches'>,
): NextWord {
  const { approvals, approvalsNeeded } = withdrawal
  if (success) {
    const given = sayingPaid(approvals)
    const ends = isReleasedBy(given, { approvalsNeeded, nameMatches }) || (inBankFile && given.length + 1 >= approvalsNeeded)
    return { given, needed: approvalsNeeded, ends }
  }
  const [given, needed] = [sayingRefused(approvals), neededToFail(withdrawal, inBankFile)]
  return { given, needed, ends: given.length + 1 >= needed }
}

/** The admin who states the bank's result. */
export type Settler = {
  readonly adminId: string
  /** Returns why the admin may not be the second person after the admin `firstId`; null if the admin may. */
  readonly problemAfter: (firstId: string) => Problem | null
  /** Returns why the approval of this admin account does not count yet; null if it counts (Y-09). */
  readonly restOf: (adminId: string) => Problem | null
}

/** Facts about a withdrawal that are not in its record. */
export type SettlingMoment = {
  readonly now: number
  /** Whether the withdrawal is in a bank file. */
  readonly inBankFile: boolean
  /** Whether the name on the bank account is the profile's name. */
  readonly nameMatches: boolean
  /** Whether the admin states that they compared both names. */
  readonly namesCompared?: boolean | null | undefined
  /** How many approvals the admin saw; null if unknown. */
  readonly seenApprovals?: number | null | undefined
}

/**
 * Decides `adminSettleWithdrawal` (P-12), by which an admin with the role FINANCE states the bank's result. A large withdrawal first needs
 * the approvals of two different admins. The second approval releases it for the bank; its settlement is a later call (Q-04, Y-09). A
 * withdrawal to an account in another name first needs one approval, in which the admin states that they compared both names (P-16). Two
 * admins are needed to fail a large withdrawal, or any withdrawal in a bank file. The first admin proposes the failure, and the wallet gets
 * no money before the second agrees. If an admin disagrees before the withdrawal is in a bank file, all earlier approvals are dropped.
 * Refused with `DTO_VALIDATION_ERROR` at `failureReason` for a failure without a reason, and at `namesCompared` if the names differ and
 * were not compared; with `WITHDRAWAL_NOT_FOUND`; with `NO_CHANGES_TO_UPDATE` if the withdrawal has ended, if the same admin stated the
 * same before, or if another admin made a statement that this admin has not seen; and, for the second admin, with the problem of
 * `problemAfter`. An approval from an admin account in its first days is refused with `ADMIN_RESTING`. The statement of a first admin who
 * may no longer make it is ignored.
 */
export function decideSettlement(
  withdrawal: WithdrawalRecord | null,
  result: BankResult,
  settler: Settler,
  { now, inBankFile, nameMatches, namesCompared, seenApprovals }: SettlingMoment,
): Decision<Settlement> {
  const [invalid] = result.success ? [] : problemsOf(failureReasonRules, result.failureReason)
  if (invalid) return refused(invalidInput([{ ...invalid, path: 'failureReason' }]))
  if (!withdrawal) return refused(new Problem('WITHDRAWAL_NOT_FOUND'))
  const end = settled(withdrawal, result, now)
  const isSeen = seenApprovals === null || seenApprovals === undefined || seenApprovals === withdrawal.approvals.length
  if (!end || !isSeen) return refused(new Problem('NO_CHANGES_TO_UPDATE'))
  const uncompared = namesProblem({ success: result.success, nameMatches, namesCompared })
  if (uncompared) return refused(invalidInput([uncompared]))
  return result.success
    ? decidePaid(withdrawal, end, settler, { now, inBankFile, nameMatches })
    : decideFailed(withdrawal, end, settler, { now, inBankFile })
}

const stays = (withdrawal: WithdrawalRecord, approvals: readonly Approval[]): Decision<Settlement> =>
  decided({ outcome: 'approved', withdrawal: { ...withdrawal, approvals }, instruction: null, notification: null })

const ends = (end: Settlement, approvals: readonly Approval[]): Decision<Settlement> =>
  decided({ ...end, withdrawal: { ...end.withdrawal, approvals } })

const isBy =
  (adminId: string) =>
  (approval: Approval): boolean =>
    approval.adminId === adminId
/** Returns whether the admin who made an earlier statement may still make such a statement. */
const isGivenStill =
  ({ adminId, problemAfter }: Settler) =>
  (approval: Approval): boolean =>
    approval.adminId === adminId || problemAfter(approval.adminId)?.code !== 'ADMIN_FIRST_GONE'

/** Returns the first reason why the settler may not be the second person after one of these admins; null if the settler may. */
const problemAfterAll = (others: readonly Approval[], { problemAfter }: Settler): Problem | null =>
  others.flatMap(({ adminId }) => problemAfter(adminId) ?? []).at(0) ?? null

type SettlementFacts = Pick<SettlingMoment, 'now' | 'inBankFile'>
type PaidFacts = SettlementFacts & Pick<SettlingMoment, 'nameMatches'>

function decidePaid(
  withdrawal: WithdrawalRecord,
  end: Settlement,
  settler: Settler,
  { now, inBankFile, nameMatches }: PaidFacts,
): Decision<Settlement> {
  const { adminId, restOf } = settler
  const release = { approvalsNeeded: withdrawal.approvalsNeeded, nameMatches }
  const mine: Approval = { adminId, success: true, at: now, ...(nameMatches ? {} : { namesCompared: true }) }
  const counted = sayingPaid(withdrawal.approvals).filter(isGivenStill(settler))
  const approved = counted.filter((approval) => restOf(approval.adminId) === null)
  if (isReleasedBy(approved, release)) return ends(end, [...approved, mine])
  if (approved.some(isBy(adminId))) return refused(new Problem('NO_CHANGES_TO_UPDATE'))
  const rest = restOf(adminId)
  if (rest) return refused(rest)
  const said = [...approved, mine]
  if (!isReleasedBy(said, release)) return stays(withdrawal, said)
  const problem = problemAfterAll(approved, settler)
  if (problem) return refused(problem)
  return inBankFile ? ends(end, said) : stays(withdrawal, said)
}

function decideFailed(
  withdrawal: WithdrawalRecord,
  end: Settlement,
  settler: Settler,
  { now, inBankFile }: SettlementFacts,
): Decision<Settlement> {
  const { adminId } = settler
  const mine: Approval = { adminId, success: false, at: now }
  /** A withdrawal in a bank file keeps its approvals, even if an admin proposes to fail it. */
  const approved = inBankFile ? sayingPaid(withdrawal.approvals) : []
  const others = sayingRefused(withdrawal.approvals).filter(isGivenStill(settler))
  if (others.some(isBy(adminId))) return refused(new Problem('NO_CHANGES_TO_UPDATE'))
  const said = [...approved, ...others, mine]
  if (others.length + 1 < neededToFail(withdrawal, inBankFile)) return stays(withdrawal, said)
  const problem = problemAfterAll(others, settler)
  return problem ? refused(problem) : ends(end, said)
}

/** Milliseconds that a withdrawal takes in the demo (P-12). */
export const demoSettlesAfter = 15_000

/** Returns the demo bank's settlement of an open withdrawal; null before its time. IBANs that end in 0000 fail (P-12). */
export function demoSettlement(withdrawal: WithdrawalRecord, { iban }: { iban: string }, now: number): Settlement | null {
  if (now - withdrawal.createdAt < demoSettlesAfter) return null
  return settled(withdrawal, iban.endsWith('0000') ? { success: false, failureReason: 'ACCOUNT_REJECTED' } : { success: true }, now)
}
