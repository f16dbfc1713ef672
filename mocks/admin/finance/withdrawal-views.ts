import { adminUserOf } from '@wasla/contract/admin/views.ts'
import type {
  AdminUser,
  LedgerTransaction,
  WithdrawalCase,
  WithdrawalEvent,
  WithdrawalFlag,
  WithdrawalRow,
} from '@wasla/contract/generated/admin-types.ts'
import { addWorkingDays } from '@wasla/contract/platform/working-days.ts'
import { toDateTime } from '@wasla/contract/profiles/fields.ts'
import { mainNameOf } from '@wasla/contract/profiles/names.ts'
import type { ProfileRecord } from '@wasla/contract/profiles/record.ts'
import { walletLimits } from '@wasla/contract/wallet/limits.ts'
import { ibanFlaw, maskedIban } from '@wasla/contract/wallet/withdrawal-accounts/iban.ts'
import { isHolder } from '@wasla/contract/wallet/withdrawal-accounts/name-match.ts'
import type { WithdrawalAccountRecord } from '@wasla/contract/wallet/withdrawal-accounts/record.ts'
import { usableFrom } from '@wasla/contract/wallet/withdrawal-accounts/usable.ts'
import { totalOf } from '@wasla/contract/wallet/withdrawals/instructions.ts'
import type { WithdrawalRecord } from '@wasla/contract/wallet/withdrawals/record.ts'
import { findProfile } from '../../store/find.ts'
import { accountById } from '../../store/wallet/state.ts'
import type { AdminStore } from '../admin-store.ts'

const day = 86_400_000
/** How long a bank account counts as new. */
const newFor = 2 * day

type Parts = { withdrawal: WithdrawalRecord; profile: ProfileRecord; account: WithdrawalAccountRecord; previous: number }

function partsOf({ store }: AdminStore, withdrawal: WithdrawalRecord): Parts {
  const profile = findProfile(store, withdrawal.profileId)
  const account = accountById(store, withdrawal.accountId)
  if (!profile || !account) throw new Error(`Withdrawal ${withdrawal.id} belongs to nobody`)
  const previous = store.memory.world.withdrawals.filter(
    ({ profileId, status, createdAt }) => profileId === profile.id && status === 'Success' && createdAt < withdrawal.createdAt,
  ).length
  return { withdrawal, profile, account, previous }
}

function flagsOf({ withdrawal, profile, account, previous }: Parts): WithdrawalFlag[] {
  const flaw = ibanFlaw(account.iban)
  return [
    ...(isHolder(account.nameOnAccount, profile) ? [] : (['NAME_DIFFERS'] as const)),
    ...(withdrawal.createdAt - account.updatedAt < newFor ? (['NEW_ACCOUNT'] as const) : []),
    ...(previous === 0 ? (['FIRST_WITHDRAWAL'] as const) : []),
    ...(flaw ? [flaw] : []),
  ]
}

const adminOf = ({ memory }: AdminStore, id: string): AdminUser[] => memory.accounts.filter((one) => one.id === id).map(adminUserOf)

/** `WithdrawalRow`. */
export function rowOf(adminStore: AdminStore, withdrawal: WithdrawalRecord): WithdrawalRow {
  const parts = partsOf(adminStore, withdrawal)
  const { profile, account } = parts
  const { fourEyesAbove } = adminStore.memory.finance.terms
  return {
    id: withdrawal.id,
    profileId: profile.id,
    profileName: mainNameOf(profile),
    profilePhoto: profile.picture,
    userName: profile.userName,
    bankName: account.bankName,
    iban: maskedIban(account.iban),
    nameOnAccount: account.nameOnAccount,
    nameMatches: isHolder(account.nameOnAccount, profile),
    amount: withdrawal.subtotal,
    total: totalOf(withdrawal),
    status: withdrawal.status,
    approvals: withdrawal.approvals.flatMap(({ adminId }) => adminOf(adminStore, adminId)),
    approvalsNeeded: fourEyesAbove !== null && withdrawal.subtotal > fourEyesAbove ? 2 : 1,
    flags: flagsOf(parts),
    createdAt: toDateTime(withdrawal.createdAt),
    dueAt: toDateTime(addWorkingDays(withdrawal.createdAt, walletLimits.withdrawalDays.most)),
    settledAt: withdrawal.settledAt === null ? null : toDateTime(withdrawal.settledAt),
  }
}

function eventsOf(adminStore: AdminStore, { withdrawal, profile }: Parts): WithdrawalEvent[] {
  const { createdAt, settledAt, status, approvals } = withdrawal
  const approved = approvals.map(({ adminId, at }): WithdrawalEvent => {
    return { kind: 'APPROVED', at: toDateTime(at), actor: adminOf(adminStore, adminId)[0]?.name ?? null }
  })
  const [last, ...others] = approved.toReversed()
  const ended: WithdrawalEvent[] =
    settledAt === null ? [] : [{ kind: status === 'Success' ? 'SETTLED' : 'FAILED', at: toDateTime(settledAt), actor: last?.actor ?? null }]
  return [
    ...ended,
    ...(settledAt === null ? approved.toReversed() : others),
    { kind: 'REQUESTED', at: toDateTime(createdAt), actor: mainNameOf(profile) },
  ]
}

/** `WithdrawalCase`. */
export function caseOf(adminStore: AdminStore, withdrawal: WithdrawalRecord, posted: LedgerTransaction[]): WithdrawalCase {
  const parts = partsOf(adminStore, withdrawal)
  const { profile, account, previous } = parts
  return {
    row: rowOf(adminStore, withdrawal),
    fee: withdrawal.fee,
    vat: withdrawal.vat,
    verifiedName: mainNameOf(profile),
    swiftCode: account.swiftCode,
    accountAddedAt: toDateTime(account.createdAt),
    accountUsableFrom: toDateTime(usableFrom(account, adminStore.memory.finance.terms)),
    previousWithdrawals: previous,
    failureReason: withdrawal.failureReason,
    posted,
    events: eventsOf(adminStore, parts),
  }
}
