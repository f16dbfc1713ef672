import type { TopUpRecord } from '@wasla/contract/wallet/top-ups/record.ts'
import type { TopUpReturn } from '@wasla/contract/wallet/top-ups/returned.ts'
import { walletBill } from '@wasla/contract/wallet/bill.ts'
import type { PaymentMethod } from '@wasla/contract/wallet/payment-methods.ts'
import type { PaymentStatus } from '@wasla/contract/wallet/payment-status.ts'
import type { Escrow } from '@wasla/contract/wallet/figures.ts'
import type { WalletRecord } from '@wasla/contract/wallet/record.ts'
import { walletDefaults, walletTermsOf } from '@wasla/contract/wallet/terms.ts'
import type { WalletChange } from '@wasla/contract/wallet/transactions/rows.ts'
import type { WithdrawalAccountRecord } from '@wasla/contract/wallet/withdrawal-accounts/record.ts'
import { approvalsNeeded } from '@wasla/contract/wallet/withdrawals/approvals-needed.ts'
import type { WithdrawalRecord } from '@wasla/contract/wallet/withdrawals/record.ts'
import { at, hour, minute } from './clock.ts'
import { idOf } from './ids.ts'
import type { Member } from './member.ts'

/** A change that a program makes to a profile's wallet. */
export type ProgramChange = { profileId: string } & Extract<
  WalletChange,
  { change: 'budgetReserved' | 'budgetReleased' | 'rewardsPaid' | 'rewardEarned' }
>
/** Reserved money of a program, with the program's title. */
export type HeldBudget = Escrow & { profileId: string; title: string }

const { fees } = walletTermsOf('demo')

/** Returns the wallet of a profile (P-01). */
export const walletFor = ({ id, createdAt }: { id: string; createdAt: number }): WalletRecord => ({
  id: idOf(`wallet:${id}`, createdAt),
  profileId: id,
  createdAt,
})

export type AccountRow = {
  bank: string
  iban: string
  swift: string
  /** Name of the account holder. */
  holder: string
  added: string
} & Partial<Pick<WithdrawalAccountRecord, 'type' | 'address' | 'bankAddress' | 'city' | 'mobileNumber'>>

/** Returns a bank account of a member. */
export function bankAccount({ profile }: Member, { bank, iban, swift, holder, added, ...rest }: AccountRow): WithdrawalAccountRecord {
  const createdAt = at(added)
  return {
    type: profile.type === 'AGENCY' || profile.type === 'BRAND' ? 'BUSINESS' : 'INDIVIDUAL',
    address: null,
    bankAddress: null,
    city: null,
    mobileNumber: null,
    ...rest,
    id: idOf(`account:${profile.id}:${iban}`, createdAt),
    profileId: profile.id,
    bankName: bank,
    countryId: 'SA',
    currency: 'SAR',
    iban,
    nameOnAccount: holder,
    swiftCode: swift,
    createdAt,
    updatedAt: createdAt,
    deletedAt: null,
  }
}

/** Returns the stored amounts of a bill. `riyals` may have halalas, as in 751.25. */
function linesOf(kind: 'TOP_UP' | 'WITHDRAWAL', riyals: number) {
  const { subtotal, fee, vat } = walletBill(kind, Math.round(riyals * 100), fees)
  return { subtotal, fee, vat }
}

export type TopUpRow = {
  on: string
  riyals: number
  by?: PaymentMethod
  failed?: TopUpRecord['failureReason']
  status?: PaymentStatus
}

/** Returns a top-up of a member. It was paid a minute after it began, unless it failed or is open. */
export function topUp(
  { profile }: Member,
  { on, riyals, by = 'CARD', failed = null, status = failed ? 'Failed' : 'Success' }: TopUpRow,
): TopUpRecord {
  const createdAt = at(on)
  const id = idOf(`top-up:${profile.id}:${on}`, createdAt)
  return {
    id,
    profileId: profile.id,
    status,
    ...linesOf('TOP_UP', riyals),
    paymentMethod: by,
    gateway: 'demo',
    gatewayReference: `pay_${id.slice(-12)}`,
    checkoutUrl: status === 'Initiated' ? `/wallet?topUp=${id}` : null,
    returnUrl: '/wallet',
    failureReason: failed,
    idempotencyKey: `seed-${id}`,
    createdAt,
    settledAt: status === 'Initiated' ? null : createdAt + minute,
  }
}

/** Returns the full refund of a top-up. `taken` is the amount in riyals that the wallet gave, if the wallet had less than the refund. */
export function topUpReturn({ id, subtotal, fee, vat }: TopUpRecord, { on, taken }: { on: string; taken?: number }): TopUpReturn {
  const moment = at(on)
  const given = taken === undefined ? subtotal : Math.round(taken * 100)
  return { id: idOf(`returned:${id}:${on}`, moment), topUpId: id, subtotal, fee, vat, taken: given, at: moment }
}

export type WithdrawalRow = { on: string; riyals: number; failed?: string; status?: PaymentStatus; ended?: string }

/** Returns a withdrawal to a bank account. It was paid within a day, unless it failed or is open. */
export function withdrawal(
  { id: accountId, profileId }: WithdrawalAccountRecord,
  { on, riyals, failed, status = failed === undefined ? 'Success' : 'Failed', ended }: WithdrawalRow,
): WithdrawalRecord {
  const createdAt = at(on)
  const id = idOf(`withdrawal:${profileId}:${on}`, createdAt)
  const lines = linesOf('WITHDRAWAL', riyals)
  return {
    id,
    profileId,
    accountId,
    holdId: idOf(`hold:${profileId}:${on}`, createdAt),
    status,
    ...lines,
    failureReason: failed ?? null,
    approvals: [],
    approvalsNeeded: approvalsNeeded(lines, walletDefaults),
    idempotencyKey: `seed-${id}`,
    createdAt,
    settledAt: status === 'Initiated' ? null : ended === undefined ? createdAt + 22 * hour : at(ended),
  }
}
