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

/** What the bank made of a withdrawal. The profile reads the reason. */
export type BankResult = { success: true } | { success: false; failureReason: string }

/** The withdrawal as it is afterwards, what the ledger does, and what the profile is notified of; both null while it stays open. */
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

/** Whether a withdrawal needs nobody any more before the bank may pay it: one person settles it, or all who are needed have approved it. */
const isReleasedBy = (approvals: readonly Approval[], approvalsNeeded: number): boolean =>
  approvalsNeeded === 1 || approvals.length >= approvalsNeeded

const sayingPaid = (approvals: readonly Approval[]): Approval[] => approvals.filter(({ success }) => success)
const sayingRefused = (approvals: readonly Approval[]): Approval[] => approvals.filter(({ success }) => !success)

type Said = Pick<WithdrawalRecord, 'status' | 'approvals' | 'approvalsNeeded'>

/** Whether a withdrawal may be in a file for the bank: it is open, and nobody proposes to fail it. */
export const isUncontested = ({ status, approvals }: Pick<Said, 'status' | 'approvals'>): boolean =>
  status === 'Initiated' && sayingRefused(approvals).length === 0

/** Whether the bank may be given the withdrawal now: it is open, and everybody who is needed has approved it (Q-04, Y-09). */
export const isPayable = (withdrawal: Said): boolean =>
  isUncontested(withdrawal) && isReleasedBy(withdrawal.approvals, withdrawal.approvalsNeeded)

/**
 * How many different people fail a withdrawal. One that is in a file for the bank may be paid already: money that one person gives back
 * would be paid twice.
 */
const neededToFail = ({ approvalsNeeded }: Said, inBankFile: boolean): number =>
  inBankFile ? Math.max(2, approvalsNeeded) : approvalsNeeded

/** What the word that somebody says next leads to: who said the same before, how many have to, and whether it ends the withdrawal. */
export type NextWord = { readonly given: readonly Approval[]; readonly needed: number; readonly ends: boolean }

/** What it leads to that somebody says next of an open withdrawal that the bank paid it, or refused it. The back office shows it. */
export function nextWord(withdrawal: Said, success: boolean, inBankFile: boolean): NextWord {
  const { approvals, approvalsNeeded } = withdrawal
  if (success) {
    const given = sayingPaid(approvals)
    const ends = isReleasedBy(given, approvalsNeeded) || (inBankFile && given.length + 1 >= approvalsNeeded)
    return { given, needed: approvalsNeeded, ends }
  }
  const [given, needed] = [sayingRefused(approvals), neededToFail(withdrawal, inBankFile)]
  return { given, needed, ends: given.length + 1 >= needed }
}

/** Who says what the bank made of it. */
export type Settler = {
  readonly adminId: string
  /** Why they may not be the second person after this first one; null where they may. */
  readonly problemAfter: (firstId: string) => Problem | null
  /** Why this account's approval does not count yet; null where it counts (Y-09). */
  readonly restOf: (adminId: string) => Problem | null
}

/** What is known of a withdrawal beside its record. */
export type SettlingMoment = {
  readonly now: number
  /** Whether it is in a file for the bank. */
  readonly inBankFile: boolean
  /** Whether the holder of the account is called as the profile is. */
  readonly nameMatches: boolean
  /** Whether the person who decides says that they compared both names. */
  readonly namesCompared?: boolean | null | undefined
  /** How many approvals the person saw who decides; null where they do not say. */
  readonly seenApprovals?: number | null | undefined
}

/**
 * `adminSettleWithdrawal` (P-12). FINANCE says what the bank made of it. Of a large withdrawal two different people approve first that the bank
 * pays it; the second approval releases it for the bank, and a settlement follows (Q-04, Y-09). Two people fail a large withdrawal, and every one
 * that is in a file for the bank: the first proposes it, and the wallet gets nothing before the second says the same. Whoever says otherwise
 * before the bank has it begins anew.
 *
 * Refused with `DTO_VALIDATION_ERROR` at `failureReason` for a failure without a reason and at `namesCompared` for a payment to another name
 * that nobody compared, with `WITHDRAWAL_NOT_FOUND`, `NO_CHANGES_TO_UPDATE` for one
 * that has ended, that the same admin said the same of before, or of which others said something since the person saw it; and for what
 * `problemAfter` says of the second of two. The approval of an account that rests is refused with `ADMIN_RESTING`. The word of a first person
 * who may no longer give it counts for nothing.
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
/** Whether the person of an earlier word may still give it. */
const isGivenStill =
  ({ adminId, problemAfter }: Settler) =>
  (approval: Approval): boolean =>
    approval.adminId === adminId || problemAfter(approval.adminId)?.code !== 'ADMIN_FIRST_GONE'

/** The first reason for which the settler may not be the second person after these; null where they may. */
const problemAfterAll = (others: readonly Approval[], { problemAfter }: Settler): Problem | null =>
  others.flatMap(({ adminId }) => problemAfter(adminId) ?? []).at(0) ?? null

type Known = Pick<SettlingMoment, 'now' | 'inBankFile'>
type KnownOfPaid = Known & Pick<SettlingMoment, 'nameMatches'>

function decidePaid(
  withdrawal: WithdrawalRecord,
  end: Settlement,
  settler: Settler,
  { now, inBankFile, nameMatches }: KnownOfPaid,
): Decision<Settlement> {
  const { adminId, restOf } = settler
  const { approvalsNeeded } = withdrawal
  const mine: Approval = { adminId, success: true, at: now, ...(nameMatches ? {} : { namesCompared: true }) }
  const counted = sayingPaid(withdrawal.approvals).filter(isGivenStill(settler))
  const approved = counted.filter((approval) => restOf(approval.adminId) === null)
  if (isReleasedBy(approved, approvalsNeeded)) return ends(end, [...approved, mine])
  if (approved.some(isBy(adminId))) return refused(new Problem('NO_CHANGES_TO_UPDATE'))
  const rest = restOf(adminId)
  if (rest) return refused(rest)
  const said = [...approved, mine]
  if (!isReleasedBy(said, approvalsNeeded)) return stays(withdrawal, said)
  const problem = problemAfterAll(approved, settler)
  if (problem) return refused(problem)
  return inBankFile ? ends(end, said) : stays(withdrawal, said)
}

function decideFailed(withdrawal: WithdrawalRecord, end: Settlement, settler: Settler, { now, inBankFile }: Known): Decision<Settlement> {
  const { adminId } = settler
  const mine: Approval = { adminId, success: false, at: now }
  /** What the bank was given stays released: who proposes to fail it takes nobody's approval back. */
  const approved = inBankFile ? sayingPaid(withdrawal.approvals) : []
  const others = sayingRefused(withdrawal.approvals).filter(isGivenStill(settler))
  if (others.some(isBy(adminId))) return refused(new Problem('NO_CHANGES_TO_UPDATE'))
  const said = [...approved, ...others, mine]
  if (others.length + 1 < neededToFail(withdrawal, inBankFile)) return stays(withdrawal, said)
  const problem = problemAfterAll(others, settler)
  return problem ? refused(problem) : ends(end, said)
}

/** How long a withdrawal of a demonstration takes, in milliseconds (P-12). */
export const demoSettlesAfter = 15_000

/** What the bank of a demonstration makes of an open withdrawal; null while it takes its time. IBANs that end in 0000 fail (P-12). */
export function demoSettlement(withdrawal: WithdrawalRecord, { iban }: { iban: string }, now: number): Settlement | null {
  if (now - withdrawal.createdAt < demoSettlesAfter) return null
  return settled(withdrawal, iban.endsWith('0000') ? { success: false, failureReason: 'ACCOUNT_REJECTED' } : { success: true }, now)
}
