import type { Problem } from '@wasla/contract/errors/problem.ts'
import { isProblem } from '@wasla/contract/errors/problem.ts'
import { availableAccount, heldAccount, platformAccounts } from '@wasla/contract/wallet/ledger-accounts.ts'
import { provisionalProfile } from '@wasla/contract/session/new-account.ts'
import type { ProfileStatus, ProfileType } from '@wasla/contract/profiles/types.ts'
import type { CreateWithdrawalAccountInput } from '@wasla/contract/wallet/input.ts'
import type { DatabaseHandle } from '#database/database.ts'
import { inTransaction } from '#database/transaction.ts'
import { silentLog, type Log } from '#platform/log.ts'
import type { Env } from '../../../config/env.ts'
import { demoPayments, isDemoPayments, type CheckoutChoice } from '../../../providers/payments/demo.ts'
import type { PaymentGateway } from '../../../providers/payments/port.ts'
import { createServices } from '../../../services/services.ts'
import { testDeps, testEnv } from '../../../testing/test-deps.ts'
import { walletPrograms } from '../../programs/service.ts'
import { accruedRewardsOf, paidRewardsOf, sharesContactWithPayer } from '../../rewards/service.ts'
import { insertProfile } from '../../profiles/service.ts'
import type { Viewer } from '../../session/viewer.ts'
import { fixedSettings } from '../../settings/service.ts'

/** Two IBANs of Appendix G: withdrawals to the first succeed, and withdrawals to the second fail. */
export const goodIban = 'SA0380000000608010167519'
export const failingIban = 'SA8480000000608010160000'

export const bankAccount = (over: Partial<CreateWithdrawalAccountInput> = {}): CreateWithdrawalAccountInput => ({
  swiftCode: 'TESTSARI',
  bankName: 'Test Bank',
  currency: 'SAR',
  iban: goodIban,
  nameOnAccount: 'Noura Test',
  type: 'INDIVIDUAL',
  countryId: 'SA',
  ...over,
})

type Given = {
  env?: Partial<Env>
  settings?: Parameters<typeof fixedSettings>[1]
  gateway?: (demo: PaymentGateway) => PaymentGateway
  log?: Log
}

/** Wallets over a test database: people with money, the demo gateway and a clock that the test moves. */
export async function walletHarness(
  handle: Pick<DatabaseHandle, 'db' | 'dialect'>,
  { env = {}, settings = {}, gateway = (demo) => demo, log = silentLog }: Given = {},
) {
  const given = testDeps(handle, { mode: 'demo', ...env })
  const demo = demoPayments({ db: handle.db, clock: given.clock, secret: testEnv.secrets.token, publicUrl: testEnv.publicUrl })
  const deps = { ...given, log, payments: [gateway(demo)], settings: fixedSettings(given.env.mode, settings) }
  const services = createServices(deps)
  const { wallet, ledger } = services
  const programs = walletPrograms({ ...deps, ledger, rewardsOf: accruedRewardsOf, paidRewardsOf, sharesContactWithPayer })
  const { db, clock, ids } = deps
  await wallet.openMissing()
  let people = 0

  /** Adds a person with an empty wallet. */
  async function person(over: { type?: ProfileType; status?: ProfileStatus } = {}): Promise<Viewer> {
    const { type = 'INFLUENCER', status = 'Active' } = over
    const mobileNo = `+96655500${String(++people).padStart(4, '0')}`
    const userId = ids.uuid()
    const profileId = ids.uuid()
    await inTransaction(db, async (tx) => {
      await tx
        .insertInto('users')
        .values({
          id: userId,
          mobile_no: mobileNo,
          country_id: 'SA',
          language: null,
          accepted_terms_at: clock.now(),
          created_at: clock.now(),
          last_sign_in_at: null,
          suspended_at: null,
          is_demo: 0,
          identity_recheck_since: null,
          invitation_code: mobileNo.slice(-8),
          invited_by: null,
        })
        .execute()
      await insertProfile(tx, {
        ...provisionalProfile({ id: profileId, userId, loginNumber: mobileNo }, clock.now()),
        type,
        status,
        onboardingStep: null,
        firstName: 'Noura',
        lastName: 'Test',
      })
      await wallet.open(tx, profileId)
    })
    return { userId, profileId, profileType: type, sessionId: ids.uuid() } as Viewer
  }

  const key = (name: string) => `key-${name}`.padEnd(8, '-')
  const topUpInput = (amount: number, name: string) => ({
    amount,
    paymentMethod: 'CARD' as const,
    gateway: 'demo',
    returnUrl: '/wallet',
    idempotencyKey: key(name),
  })
  const topUp = (viewer: Viewer, amount: number, name = `top-up-${ids.uuid().slice(-8)}`) =>
    wallet.topUp(viewer, topUpInput(amount, name), 'en')

  /** Chooses on the gateway's page as the payer does. */
  async function pay({ gatewayReference }: { gatewayReference: string | null }, choice: CheckoutChoice = 'pay') {
    if (!isDemoPayments(demo) || gatewayReference === null) throw new Error('There is no page to pay on')
    return demo.decide(gatewayReference, choice)
  }

  /**
   * Refunds a payment, as a gateway does by itself or after a complaint at the payer's bank. `returned`: the sum of all refunds, in
   * halalas.
   */
  async function giveBack({ gatewayReference }: { gatewayReference: string | null }, returned: number) {
    const webhook = await demo.giveBack(gatewayReference ?? '', returned)
    if (!webhook) throw new Error('Nothing was paid that could go back')
    return webhook
  }

  return {
    ...deps,
    services,
    wallet,
    ledger,
    programs,
    demo,
    person,
    key,
    topUp,
    topUpInput,
    pay,
    giveBack,
    /** Adds a person who has paid this many halalas in through the gateway. */
    async withMoney(amount: number, over: { type?: ProfileType; status?: ProfileStatus } = {}): Promise<Viewer> {
      const viewer = await person({ ...over, status: 'Active' })
      const opened = await topUp(viewer, amount)
      await pay(opened)
      await wallet.topUpById(viewer, opened.id)
      if (over.status) await db.updateTable('profiles').set({ status: over.status }).where('id', '=', viewer.profileId).execute()
      return viewer
    },
    account: (viewer: Viewer, over: Partial<CreateWithdrawalAccountInput> = {}) => wallet.createAccount(viewer, bankAccount(over)),
    withdraw: (viewer: Viewer, accountId: string, amount: number, name = 'withdrawal') =>
      wallet.withdraw(viewer, { amount, withdrawalAccountId: accountId, idempotencyKey: key(name) }),
    settle: (id: string, result: { success: true } | { success: false; failureReason: string }, adminId = 'finance') =>
      inTransaction(db, (tx) => wallet.settleWithdrawal(tx, id, result, { adminId, problemAfter: () => null, restOf: () => null })),
    /** Returns the available and the held amount of a wallet, in halalas. */
    async money({ profileId }: Pick<Viewer, 'profileId'>) {
      const accounts = await ledger.accounts(db, [availableAccount(profileId), heldAccount(profileId)])
      const of = (id: string) => accounts.find((account) => account.id === id)?.balance
      return { available: of(availableAccount(profileId)), held: of(heldAccount(profileId)) }
    },
    /** Returns the balances of the platform's accounts in halalas, by account id. */
    async platformBalances() {
      const accounts = await ledger.accounts(db, Object.values(platformAccounts))
      return Object.fromEntries(accounts.map(({ id, balance }) => [id, balance]))
    },
    notifications: ({ profileId }: Pick<Viewer, 'profileId'>) =>
      db.selectFrom('notifications').select(['type', 'meta', 'reference_id']).where('profile_id', '=', profileId).orderBy('id').execute(),
    invoices: () => db.selectFrom('invoices').selectAll().orderBy('kind').orderBy('year').orderBy('sequence').execute(),
  }
}

export type WalletHarness = Awaited<ReturnType<typeof walletHarness>>

/** Returns the refusal of a call, or null if the call succeeds. */
export async function refusal(call: Promise<unknown>): Promise<Problem['extensions'] | null> {
  try {
    await call
    return null
  } catch (error) {
    if (isProblem(error)) return error.extensions
    throw error
  }
}

/** Counts how often each result came: `done`, or the code of a refusal. */
export function tally(answers: readonly PromiseSettledResult<unknown>[]): Record<string, number> {
  const counts: Record<string, number> = {}
  for (const answer of answers) {
    if (answer.status === 'rejected' && !isProblem(answer.reason)) throw answer.reason
    const name = answer.status === 'fulfilled' ? 'done' : (answer.reason as Problem).code
    counts[name] = (counts[name] ?? 0) + 1
  }
  return counts
}

export const times = <T>(count: number, work: (n: number) => Promise<T>): Promise<PromiseSettledResult<T>[]> =>
  Promise.allSettled(Array.from({ length: count }, (_, n) => work(n)))
