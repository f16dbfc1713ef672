import type { NotificationRecord } from '@wasla/contract/notifications/record.ts'
import type { TopUpRecord } from '@wasla/contract/wallet/top-ups/record.ts'
import type { TopUpReturn } from '@wasla/contract/wallet/top-ups/returned.ts'
import type { WithdrawalRecord } from '@wasla/contract/wallet/withdrawals/record.ts'
import { topUpReturns, topUps, withdrawals } from '../wallets.ts'
import { lineOf } from './line.ts'

const ofTopUp = ({ id, profileId, status, subtotal, settledAt }: TopUpRecord): NotificationRecord[] =>
  settledAt === null
    ? []
    : lineOf({
        to: profileId,
        type: status === 'Success' ? 'WALLET_TOP_UP_SUCCEEDED' : 'WALLET_TOP_UP_FAILED',
        at: settledAt,
        about: id,
        meta: { amount: subtotal },
      })

const ofReturn = ({ topUpId, subtotal, fee, vat, at }: TopUpReturn): NotificationRecord[] =>
  lineOf({
    to: topUps.find(({ id }) => id === topUpId)?.profileId ?? '',
    type: 'WALLET_TOP_UP_RETURNED',
    at,
    about: topUpId,
    meta: { amount: subtotal + fee + vat },
  })

/** The notification of a successful withdrawal states the subtotal. That of a failed one states the returned total. */
const ofWithdrawal = ({ id, profileId, status, subtotal, fee, vat, settledAt }: WithdrawalRecord): NotificationRecord[] =>
  settledAt === null
    ? []
    : lineOf({
        to: profileId,
        type: status === 'Success' ? 'WITHDRAWAL_SUCCEEDED' : 'WITHDRAWAL_FAILED',
        at: settledAt,
        about: id,
        meta: { amount: status === 'Success' ? subtotal : subtotal + fee + vat },
      })

/** Notifications about top-ups and withdrawals. */
export const walletLines: readonly NotificationRecord[] = [
  ...topUps.flatMap(ofTopUp),
  ...topUpReturns.flatMap(ofReturn),
  ...withdrawals.flatMap(ofWithdrawal),
]
