import type { AdminAction } from '../common/admin-action.ts'
import type {
  AdminUser,
  LedgerTransaction,
  WithdrawalCase,
  WithdrawalEvent,
  WithdrawalEventKind,
  WithdrawalRow,
  WithdrawalStep,
} from '../generated/admin-types.ts'
import { isVerified, toDateTime } from '../profiles/fields.ts'
import { mainNameOf, type Named } from '../profiles/names.ts'
import type { ProfileRecord } from '../profiles/record.ts'
import type { WalletTerms } from '../wallet/terms.ts'
import { maskedIban } from '../wallet/withdrawal-accounts/iban.ts'
import type { WithdrawalAccountRecord } from '../wallet/withdrawal-accounts/record.ts'
import { usableFrom } from '../wallet/withdrawal-accounts/usable.ts'
import { dueFrom } from '../wallet/withdrawals/due.ts'
import { nameMatches, type WithdrawalFlag } from '../wallet/withdrawals/flags.ts'
import { totalOf } from '../wallet/withdrawals/instructions.ts'
import type { Approval, WithdrawalRecord } from '../wallet/withdrawals/record.ts'
import { nextWord } from '../wallet/withdrawals/settlement.ts'
import { adminOf, type Admins } from './finance-views.ts'

/** A withdrawal as the queue of the back office shows it. */
export type ShownWithdrawal = {
  readonly withdrawal: WithdrawalRecord
  /** The bank account as it was when the withdrawal began. */
  readonly account: WithdrawalAccountRecord
  readonly flags: readonly WithdrawalFlag[]
  /** The profile that withdraws; null if it was removed. */
  readonly profile: (Named & Pick<ProfileRecord, 'userName' | 'picture' | 'status'>) | null
  readonly admins: Admins
  readonly terms: Pick<WalletTerms, 'accountWait'>
}

const nameOf = ({ profile }: ShownWithdrawal) => (profile ? mainNameOf(profile) : '')

/** Returns the approvals that make the same statement as the last one: that the bank paid, or that it refused. */
const saidOf = ({ withdrawal: { approvals } }: ShownWithdrawal): Approval[] =>
  approvals.filter(({ success }) => success === approvals.at(-1)?.success)

/**
 * Returns how many admins must agree on an open withdrawal: at least two if the last statement is that the bank refused. For a withdrawal
 * that has ended, returns how many admins agreed with the last statement.
 */
function neededOf(shown: ShownWithdrawal): number {
  const { status, approvals, approvalsNeeded } = shown.withdrawal
  if (status !== 'Initiated') return Math.max(1, saidOf(shown).length)
  return approvals.at(-1)?.success === false ? Math.max(2, approvalsNeeded) : approvalsNeeded
}

/** Returns a `WithdrawalRow`. `amount` is what the bank gets; `iban` is masked. */
export function withdrawalRowOf(shown: ShownWithdrawal): WithdrawalRow {
  const { withdrawal, account, flags, profile, admins } = shown
  const { id, profileId, status, subtotal, createdAt, settledAt } = withdrawal
  return {
    ...{ id, profileId, status },
    profileName: nameOf(shown),
    userName: profile?.userName ?? null,
    profilePhoto: profile?.picture ?? null,
    iban: maskedIban(account.iban),
    nameOnAccount: account.nameOnAccount,
    bankName: account.bankName,
    amount: subtotal,
    total: totalOf(withdrawal),
    nameMatches: nameMatches(flags),
    flags: [...flags],
    approvals: saidOf(shown).map(({ adminId }): AdminUser => adminOf(admins, adminId)),
    approvalsNeeded: neededOf(shown),
    createdAt: toDateTime(createdAt),
    dueAt: toDateTime(dueFrom(createdAt)),
    settledAt: settledAt === null ? null : toDateTime(settledAt),
  }
}

/** The bank file that contains the withdrawal, and when the file was made. */
export type GivenToBank = { readonly name: string; readonly madeAt: number }

/** Returns the history, newest first. The admin who settled is named in the last event only, not among the approvals. */
function eventsOf(shown: ShownWithdrawal, bankFile: GivenToBank | null): WithdrawalEvent[] {
  const { withdrawal, admins } = shown
  const { status, approvals, createdAt, settledAt } = withdrawal
  const event = (kind: WithdrawalEventKind, at: number, actor: string | null, file: string | null = null): WithdrawalEvent => ({
    ...{ kind, actor, file },
    at: toDateTime(at),
    namesCompared: false,
  })
  const nameOfAdmin = ({ adminId }: Approval) => adminOf(admins, adminId).name
  const saidBy = (kind: WithdrawalEventKind, said: Approval, at = said.at): WithdrawalEvent => ({
    ...event(kind, at, nameOfAdmin(said)),
    namesCompared: said.namesCompared === true,
  })
  const endKind = status === 'Success' ? 'SETTLED' : 'FAILED'
  const settling = settledAt === null ? undefined : approvals.at(-1)
  const approved = approvals.filter((approval) => approval !== settling).toReversed()
  return [
    ...(settledAt === null ? [] : [settling ? saidBy(endKind, settling, settledAt) : event(endKind, settledAt, null)]),
    ...[
      // The sort is stable: of events at the same time, refusals stay above the bank file, and approvals below it.
      ...approved.filter(({ success }) => !success).map((said) => saidBy('SAID_REFUSED', said)),
      ...(bankFile ? [event('IN_BANK_FILE', bankFile.madeAt, null, bankFile.name)] : []),
      ...approved.filter(({ success }) => success).map((said) => saidBy('SAID_PAID', said)),
    ].toSorted((one, other) => Date.parse(other.at) - Date.parse(one.at)),
    event('REQUESTED', createdAt, nameOf(shown) || null),
  ]
}

/** Returns a `WithdrawalStep`: the effect if the next admin states that the bank paid (`success`) or refused the withdrawal. */
const stepOf = ({ withdrawal, flags, admins }: ShownWithdrawal, success: boolean, inBankFile: boolean): WithdrawalStep => {
  const { given, needed, ends } = nextWord(withdrawal, success, { inBankFile, nameMatches: nameMatches(flags) })
  return { said: given.map(({ adminId }): AdminUser => adminOf(admins, adminId)), needed, ends }
}

/** Returns a `WithdrawalCase`. `posted`: the ledger transactions of the withdrawal, newest first. */
export const withdrawalCaseOf = (
  shown: ShownWithdrawal,
  { posted, previousWithdrawals, bankFile }: { posted: LedgerTransaction[]; previousWithdrawals: number; bankFile: GivenToBank | null },
): WithdrawalCase => {
  const { withdrawal, account, profile, terms } = shown
  return {
    row: withdrawalRowOf(shown),
    fee: withdrawal.fee,
    vat: withdrawal.vat,
    verifiedName: (profile && isVerified(profile) && mainNameOf(profile)) || null,
    swiftCode: account.swiftCode,
    accountAddedAt: toDateTime(account.createdAt),
    accountUsableFrom: toDateTime(usableFrom(account, terms)),
    previousWithdrawals,
    failureReason: withdrawal.failureReason,
    posted,
    events: eventsOf(shown, bankFile),
    isWithBank: bankFile !== null,
    seenApprovals: withdrawal.approvals.length,
    paid: stepOf(shown, true, bankFile !== null),
    refused: stepOf(shown, false, bankFile !== null),
  }
}

const actionOf = ({ status }: WithdrawalRecord): AdminAction['action'] => {
  if (status === 'Initiated') return 'admin.withdrawalApproved'
  return status === 'Success' ? 'admin.withdrawalSettled' : 'admin.withdrawalFailed'
}

/**
 * Returns the audit line of a settlement, or of the first of two approvals. It contains only the masked IBAN, because the log is stored for
 * ever.
 */
export const settlementAction = (
  before: WithdrawalRecord,
  after: WithdrawalRecord,
  account: Pick<WithdrawalAccountRecord, 'iban'>,
): AdminAction => ({
  action: actionOf(after),
  target: after.id,
  before: { status: before.status, approvals: before.approvals.length },
  after: {
    status: after.status,
    approvals: after.approvals.length,
    success: after.approvals.at(-1)?.success ?? null,
    amount: after.subtotal,
    iban: maskedIban(account.iban),
    failureReason: after.failureReason,
    ...(after.approvals.at(-1)?.namesCompared && { namesCompared: true }),
  },
})
