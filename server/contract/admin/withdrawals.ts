import type { AdminAction } from '../common/admin-action.ts'
import type {
  AdminUser,
  LedgerTransaction,
  WithdrawalCase,
  WithdrawalEvent,
  WithdrawalEventKind,
  WithdrawalRow,
} from '../generated/admin-types.ts'
import { isVerified, toDateTime } from '../profiles/fields.ts'
import { mainNameOf, type Named } from '../profiles/names.ts'
import type { ProfileRecord } from '../profiles/record.ts'
import type { WalletTerms } from '../wallet/terms.ts'
import { maskedIban } from '../wallet/withdrawal-accounts/iban.ts'
import type { WithdrawalAccountRecord } from '../wallet/withdrawal-accounts/record.ts'
import { usableFrom } from '../wallet/withdrawal-accounts/usable.ts'
import { dueFrom } from '../wallet/withdrawals/due.ts'
import type { WithdrawalFlag } from '../wallet/withdrawals/flags.ts'
import { totalOf } from '../wallet/withdrawals/instructions.ts'
import type { Approval, WithdrawalRecord } from '../wallet/withdrawals/record.ts'
import { adminOf, type Admins } from './finance-views.ts'

/** What the queue shows a withdrawal by. */
export type ShownWithdrawal = {
  readonly withdrawal: WithdrawalRecord
  /** The bank account as it was when the money left for it. */
  readonly account: WithdrawalAccountRecord
  readonly flags: readonly WithdrawalFlag[]
  /** Null where the profile is gone. */
  readonly profile: (Named & Pick<ProfileRecord, 'userName' | 'picture' | 'status'>) | null
  readonly admins: Admins
  readonly terms: Pick<WalletTerms, 'accountWait'>
}

const nameOf = ({ profile }: ShownWithdrawal) => (profile ? mainNameOf(profile) : '')

/** How many approvals an open one needs; of one that has ended, how many it had. */
const neededOf = ({ withdrawal: { status, approvals, approvalsNeeded } }: ShownWithdrawal) =>
  status === 'Initiated' ? approvalsNeeded : Math.max(1, approvals.length)

/** `WithdrawalRow`: the amount is what the bank gets, the IBAN is masked. */
export function withdrawalRowOf(shown: ShownWithdrawal): WithdrawalRow {
  const { withdrawal, account, flags, profile, admins } = shown
  const { id, profileId, status, subtotal, approvals, createdAt, settledAt } = withdrawal
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
    nameMatches: !flags.includes('NAME_DIFFERS'),
    flags: [...flags],
    approvals: approvals.map(({ adminId }): AdminUser => adminOf(admins, adminId)),
    approvalsNeeded: neededOf(shown),
    createdAt: toDateTime(createdAt),
    dueAt: toDateTime(dueFrom(createdAt)),
    settledAt: settledAt === null ? null : toDateTime(settledAt),
  }
}

/** The file in which the bank was given a withdrawal, and when it was made. */
export type GivenToBank = { readonly name: string; readonly madeAt: number }

/** The newest first. Who settled a withdrawal is named at its end and not among those who approved it. */
function eventsOf(shown: ShownWithdrawal, bankFile: GivenToBank | null): WithdrawalEvent[] {
  const { withdrawal, admins } = shown
  const { status, approvals, createdAt, settledAt } = withdrawal
  const event = (kind: WithdrawalEventKind, at: number, actor: string | null, file: string | null = null): WithdrawalEvent => ({
    ...{ kind, actor, file },
    at: toDateTime(at),
  })
  const nameOfAdmin = ({ adminId }: Approval) => adminOf(admins, adminId).name
  const settling = settledAt === null ? undefined : approvals.at(-1)
  const approved = approvals.filter((approval) => approval !== settling).toReversed()
  return [
    ...(settledAt === null ? [] : [event(status === 'Success' ? 'SETTLED' : 'FAILED', settledAt, settling ? nameOfAdmin(settling) : null)]),
    ...[
      ...approved.map((approval) => event(approval.success ? 'SAID_PAID' : 'SAID_REFUSED', approval.at, nameOfAdmin(approval))),
      ...(bankFile ? [event('IN_BANK_FILE', bankFile.madeAt, null, bankFile.name)] : []),
    ].toSorted((one, other) => Date.parse(other.at) - Date.parse(one.at)),
    event('REQUESTED', createdAt, nameOf(shown) || null),
  ]
}

/** `WithdrawalCase`. `posted`: what the ledger did for it, the newest first. */
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
  }
}

const actionOf = ({ status }: WithdrawalRecord): AdminAction['action'] => {
  if (status === 'Initiated') return 'admin.withdrawalApproved'
  return status === 'Success' ? 'admin.withdrawalSettled' : 'admin.withdrawalFailed'
}

/** The line of a settlement, or of the first of two approvals. The log is stored for ever, so it holds the masked IBAN alone. */
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
  },
})
