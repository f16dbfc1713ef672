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
 * The changed withdrawal, the ledger's instruction and the notification; instruction and notification are null while the withdrawal stays
 * open.
 */
export type Settlement =
  | { outcome: 'approved'; withdrawal: WithdrawalRecord; instruction: null; notification: null }
  | { outcome: 'settled'; withdrawal: WithdrawalRecord; instruction: EndHoldInstruction; notification: NotificationDraft }

/** The message states what the bank got, or what came back. */
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

/** The approvals that a withdrawal needs, and whether the account's holder has the profile's name. */
type Release = Pick<WithdrawalRecord, 'approvalsNeeded'> & { readonly nameMatches: boolean }

/**
 * Returns whether the bank may pay the withdrawal: all required admins approved it. A withdrawal that needs one admin only, to an account
 * in the profile's name, needs no approval before the bank pays it. If the names differ, an admin compares them before that (P-16).
 */
const isReleasedBy = (approvals: readonly Approval[], { approvalsNeeded, nameMatches }: Release): boolean =>
  (approvalsNeeded === 1 && nameMatches) || approvals.length >= approvalsNeeded

const sayingPaid = (approvals: readonly Approval[]): Approval[] => approvals.filter(({ success }) => success)
const sayingRefused = (approvals: readonly Approval[]): Approval[] => approvals.filter(({ success }) => !success)

type Said = Pick<WithdrawalRecord, 'status' | 'approvals' | 'approvalsNeeded'>

/** Returns whether a withdrawal may be in a bank file: it is open, and nobody proposes to fail it. */
export const isUncontested = ({ status, approvals }: Pick<Said, 'status' | 'approvals'>): boolean =>
  status === 'Initiated' && sayingRefused(approvals).length === 0

/**
 * Returns whether the withdrawal may be exported to the bank now: it is open, and all admins have approved it whose approval it needs
 * before that (P-16, Q-04, Y-09).
 */
export const isPayable = (withdrawal: Said, nameMatches: boolean): boolean =>
  isUncontested(withdrawal) && isReleasedBy(withdrawal.approvals, { ...withdrawal, nameMatches })

/**
 * Returns how many different admins must fail a withdrawal. The bank may already have paid a withdrawal that is in a bank file. If one
 * admin alone returned its money, it could be paid twice.
 */
const neededToFail = ({ approvalsNeeded }: Said, inBankFile: boolean): number =>
  inBankFile ? Math.max(2, approvalsNeeded) : approvalsNeeded

/**
 * What an admin's next statement leads to: who stated the same before (`given`), how many admins must state it (`needed`), and whether it
 * ends the withdrawal.
 */
export type NextWord = { readonly given: readonly Approval[]; readonly needed: number; readonly ends: boolean }

/**
 * Returns what happens if an admin states that the bank paid (`success`) or refused an open withdrawal. The back office shows this before
 * the statement.
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
  /** Returns why they may not be the second person after this first one; null if they may. */
  readonly problemAfter: (firstId: string) => Problem | null
  /** Returns why this account's approval does not count yet; null if it counts (Y-09). */
  readonly restOf: (adminId: string) => Problem | null
}

/** Facts about a withdrawal that are not in its record. */
export type SettlingMoment = {
  readonly now: number
  /** Whether the withdrawal is in a bank file. */
  readonly inBankFile: boolean
  /** Whether the account's holder has the profile's name. */
  readonly nameMatches: boolean
  /** Whether the admin states that they compared both names. */
  readonly namesCompared?: boolean | null | undefined
  /** How many approvals the admin saw; null if unknown. */
  readonly seenApprovals?: number | null | undefined
}

/**
 * Decides `adminSettleWithdrawal` (P-12), in which FINANCE states the bank's result. A large withdrawal first needs the approval of two
 * different admins; the second approval releases it for the bank, and a settlement follows (Q-04, Y-09). A withdrawal to an account in
 * another name first needs one approval, with which its admin states that they compared both names (P-16). Failing a large withdrawal, or any
 * that is in a bank file, needs two admins: the first proposes it, and the wallet gets nothing before the second agrees. If an admin
 * disagrees before the withdrawal is in a bank file, the approvals start again.
 *
 * Refused with `DTO_VALIDATION_ERROR` at `failureReason` for a failure without a reason, and at `namesCompared` for a payment to another
 * name that was not compared; with `WITHDRAWAL_NOT_FOUND`; with `NO_CHANGES_TO_UPDATE` if it has ended, if the same admin stated the same
 * before, or if others stated something since the admin saw it; and with the problem of `problemAfter` for the second of two. The approval
 * of an account that rests is refused with `ADMIN_RESTING`. The statement of a first admin who may no longer make it is ignored.
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
/** Returns whether the admin of an earlier statement may still make it. */
const isGivenStill =
  ({ adminId, problemAfter }: Settler) =>
  (approval: Approval): boolean =>
    approval.adminId === adminId || problemAfter(approval.adminId)?.code !== 'ADMIN_FIRST_GONE'

/** Returns the first reason why the settler may not be the second person after one of these admins; null if they may. */
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
  /** A withdrawal in a bank file stays released: a proposal to fail it removes no approvals. */
  const approved = inBankFile ? sayingPaid(withdrawal.approvals) : []
  const others = sayingRefused(withdrawal.approvals).filter(isGivenStill(settler))
  if (others.some(isBy(adminId))) return refused(new Problem('NO_CHANGES_TO_UPDATE'))
  const said = [...approved, ...others, mine]
  if (others.length + 1 < neededToFail(withdrawal, inBankFile)) return stays(withdrawal, said)
  const problem = problemAfterAll(others, settler)
  return problem ? refused(problem) : ends(end, said)
}

/** How long a withdrawal of the demo takes, in milliseconds (P-12). */
export const demoSettlesAfter = 15_000

/** Returns the demo bank's settlement of an open withdrawal; null before its time. IBANs that end in 0000 fail (P-12). */
export function demoSettlement(withdrawal: WithdrawalRecord, { iban }: { iban: string }, now: number): Settlement | null {
  if (now - withdrawal.createdAt < demoSettlesAfter) return null
  return settled(withdrawal, iban.endsWith('0000') ? { success: false, failureReason: 'ACCOUNT_REJECTED' } : { success: true }, now)
}
