import { createHash } from 'node:crypto'
import { allPlatformAccounts, walletAccounts } from '@wasla/contract/wallet/ledger-accounts.ts'
import { walletDefaults } from '@wasla/contract/wallet/terms.ts'
import type { TopUpRecord } from '@wasla/contract/wallet/top-ups/record.ts'
import type { TopUpReturn } from '@wasla/contract/wallet/top-ups/returned.ts'
import type { WithdrawalRecord } from '@wasla/contract/wallet/withdrawals/record.ts'
import type { World } from '@wasla/mocks/world/tables.ts'
import type { Database } from '#database/database.ts'
import type { Dialect } from '#database/dialects/dialect.ts'
import type { Clock } from '#platform/clock.ts'
import { randomIds, type Ids } from '#platform/ids.ts'
import { silentLog } from '#platform/log.ts'
import { fixedSettings } from '../domains/settings/service.ts'
import { demoPayments } from '../providers/payments/demo.ts'
import type { PaymentGateway } from '../providers/payments/port.ts'
import { createMoneyServices } from '../services/money-services.ts'
import { adjustmentSteps } from './adjustments.ts'
import { programMoneySteps, type Step } from './programs.ts'

/** Environment for the demo's money. Without a VAT number, its documents are not tax documents. */
const env = { mode: 'demo', publicUrl: 'http://localhost', productName: { en: 'Wasla', ar: 'وصلة' }, sellerVatNumber: null } as const

/**
 * Returns a source of ids. `give` sets the next id, for things of the demo data. All other ids are deterministic: the same demo time gives
 * the same ids.
 */
function worldIds(clock: Clock): Ids & { give(id: string): void } {
  let given: string | null = null
  let count = 0
  const others = randomIds(clock, () => createHash('sha256').update(`wallets:${++count}`).digest('hex').slice(0, 20))
  return {
    ...others,
    give: (id) => void (given = id),
    uuid() {
      const id = given ?? others.uuid()
      given = null
      return id
    },
  }
}

/** Returns the demo gateway with the failures of the demo data: a top-up that failed there also fails here, for the same reason. */
const gatewayOf = (demo: PaymentGateway, topUps: readonly TopUpRecord[]): PaymentGateway => {
  const failed = new Map(topUps.flatMap(({ id, failureReason: reason }) => (reason === null ? [] : [[id, reason] as const])))
  return {
    ...demo,
    async retrieve(expected) {
      const reason = failed.get(expected.reference)
      if (reason === 'declined' || reason === 'cancelled' || reason === 'expired') return { kind: 'failed', reason }
      return demo.retrieve(expected)
    },
  }
}

/**
 * Replays all money movements of the demo in the caller's transaction, in order of time. They go through the wallet and its ledger, with
 * their past times. So balances, holds, seals and documents are the same as from a visitor's actions.
 */
export async function playWallets(tx: Database, { dialect }: { dialect: Dialect }, world: World): Promise<void> {
  let moment = 0
  const clock: Clock = { now: () => moment, monotonic: () => moment }
  const ids = worldIds(clock)
  const demo = demoPayments({ db: tx, clock, secret: 'the demonstration', publicUrl: env.publicUrl })
  const payments = [gatewayOf(demo, world.topUps)]
  // Withdrawals above the default limit that waited before the demo began need two admins. So the demo shows approvals by one and by two.
  const settings = fixedSettings('demo', { 'wallet.fourEyesAbove': walletDefaults.fourEyesAbove ?? 0 })
  const parts = { db: tx, dialect, clock, ids, log: silentLog, env, settings, payments }
  const { ledger, wallet } = createMoneyServices(parts)
  const ownerOf = (profileId: string) => ({ profileId, userId: world.profiles.find(({ id }) => id === profileId)?.userId ?? '' })

  const pages = new Map<string, string>()
  const topUpSteps = ({ id, profileId, subtotal: amount, status, createdAt, settledAt, ...rest }: TopUpRecord): Step[] => {
    const { paymentMethod, gateway, returnUrl, idempotencyKey } = rest
    const begin = async () => {
      ids.give(id)
      const opened = await wallet.topUp(ownerOf(profileId), { amount, paymentMethod, gateway, returnUrl, idempotencyKey }, 'en')
      if (opened.gatewayReference !== null) pages.set(id, opened.gatewayReference)
    }
    const end = async () => {
      if (status === 'Success') await demo.decide(pages.get(id) ?? '', 'pay')
      await wallet.topUpById(ownerOf(profileId), id)
    }
    return [{ at: createdAt, act: begin }, ...(settledAt === null ? [] : [{ at: settledAt, act: end }])]
  }

  const returnSteps = ({ id, topUpId, subtotal, fee, vat, at }: TopUpReturn): Step[] => {
    const giveBack = async () => {
      const gatewayReference = pages.get(topUpId) ?? ''
      await demo.giveBack(gatewayReference, subtotal + fee + vat)
      await wallet.takePaymentNews({ gateway: 'demo', eventId: `seed-${id}`, gatewayReference })
      ids.give(id)
      await wallet.pollTopUps()
    }
    return [{ at, act: giveBack }]
  }

  const withdrawalSteps = ({ id, profileId, accountId, subtotal: amount, status, createdAt, ...rest }: WithdrawalRecord): Step[] => {
    const { settledAt, idempotencyKey } = rest
    const begin = async () => {
      ids.give(id)
      await wallet.withdraw(ownerOf(profileId), { amount, withdrawalAccountId: accountId, idempotencyKey })
    }
    const end = () => wallet.settleByBank(tx, id, status === 'Success')
    return [{ at: createdAt, act: begin }, ...(settledAt === null ? [] : [{ at: settledAt, act: end }])]
  }

  await ledger.openAccounts(tx, [...allPlatformAccounts, ...world.wallets.flatMap(({ profileId }) => walletAccounts(profileId))])
  const steps = [
    ...world.topUps.flatMap(topUpSteps),
    ...world.topUpReturns.flatMap(returnSteps),
    ...world.withdrawals.flatMap(withdrawalSteps),
    ...programMoneySteps(tx, wallet, world),
    ...(await adjustmentSteps(tx, { ledger, wallet }, world, ids.give)),
  ]
  for (const { at, act } of steps.toSorted((one, other) => one.at - other.at)) {
    moment = at
    await act()
  }
}
