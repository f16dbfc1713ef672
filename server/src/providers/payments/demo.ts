import { createHmac } from 'node:crypto'
import type { Language } from '@wasla/contract/platform/language.ts'
import type { Database } from '#database/database.ts'
import type { Clock } from '#platform/clock.ts'
import { readDemoWebhook, writeDemoWebhook } from './demo-webhook.ts'
import type { Charge, PaymentGateway, Webhook } from './port.ts'
import { decidePayment, findPayment, giveBackPayment, insertPayment, settledPayments, type DemoPaymentRow } from './store.ts'
import { truthOfCharges } from './truth.ts'

/** `secret` signs messages and makes ids of payments impossible to guess, because anybody who knows an id can decide its payment. */
type Parts = { db: Database; clock: Clock; secret: string; publicUrl: string }

/** Choices of a payer on the simulated page. `slow`: the bank accepts minutes later and nobody notifies us (F14). */
export const checkoutChoices = ['pay', 'decline', 'slow', 'close'] as const
export type CheckoutChoice = (typeof checkoutChoices)[number]

/** Milliseconds that a slow bank takes: longer than the app waits (P-07), shorter than a payment stays open (P-08). */
export const slowBank = 3 * 60 * 1000

export type CheckoutState = 'open' | 'waiting' | 'paid' | 'declined' | 'expired'

/** A payment as its page shows it. `amount` is in halalas. */
export type DemoCheckout = { id: string; amount: number; description: string; returnUrl: string; language: Language; state: CheckoutState }

/** The simulated gateway, which also takes reports of its page. */
export type DemoPayments = PaymentGateway & {
  readonly name: 'demo'
  find(id: string): Promise<DemoCheckout | null>
  /**
   * Records the payer’s choice. `isDecided` is false if nothing was left to decide. `webhook` is the gateway’s message, or null if it sends
   * none.
   */
  decide(id: string, choice: CheckoutChoice): Promise<{ isDecided: boolean; webhook: Webhook | null }>
  /**
   * Sets the refunded halalas of a paid payment, as a bank does after a complaint. Returns the gateway’s message, or null if there is no
   * such payment.
   */
  giveBack(id: string, returned: number): Promise<Webhook | null>
}
export const isDemoPayments = (gateway: PaymentGateway): gateway is DemoPayments => gateway.name === 'demo'

function stateOf({ status, settles_at, expires_at }: DemoPaymentRow, now: number): CheckoutState {
  if (status === 'declined') return 'declined'
  if (status === 'open') return now < expires_at ? 'open' : 'expired'
  return settles_at !== null && settles_at <= now ? 'paid' : 'waiting'
}

const chargeOf = ({ id, amount, currency, returned, settles_at, created_at }: DemoPaymentRow): Charge => ({
  chargeReference: `charge_${id}`,
  gatewayReference: id,
  amount,
  currency,
  fee: null,
  returned,
  chargedAt: settles_at ?? created_at,
})

/** Simulates a payment gateway (P-09): its page is `/demo/checkout/<id>`, its state is in the database. */
export function demoPayments({ db, clock, secret, publicUrl }: Parts): DemoPayments {
  const keyed = (what: string) => createHmac('sha256', secret).update(what).digest('hex').slice(0, 24)
  const checkoutUrl = (id: string) => `${publicUrl}/demo/checkout/${id}`

  return {
    name: 'demo',
    methods: ['CARD', 'BANK', 'OTHER'],
    async openCheckout({ reference, amount, currency, language, returnUrl, description, expiresAt }) {
      const id = `pay_${keyed(`payment:${reference}`)}`
      const payment = { id, reference, amount, currency, language, description, return_url: returnUrl }
      await insertPayment(db, { ...payment, status: 'open', returned: 0, settles_at: null, created_at: clock.now(), expires_at: expiresAt })
      const row = await findPayment(db, { reference })
      if (row?.amount !== amount || row.currency !== currency) return { kind: 'refused', reason: 'taken' }
      if (stateOf(row, clock.now()) !== 'open') return { kind: 'over', gatewayReference: id }
      return { kind: 'opened', gatewayReference: id, checkoutUrl: checkoutUrl(id) }
    },
    async retrieve(expected) {
      const row = await findPayment(db, { reference: expected.reference })
      if (!row) return { kind: 'absent' }
      const state = stateOf(row, clock.now())
      if (state === 'declined' || state === 'expired') return { kind: 'failed', reason: state }
      const open = { kind: 'open', gatewayReference: row.id, checkoutUrl: checkoutUrl(row.id) } as const
      return truthOfCharges(state === 'paid' ? [chargeOf(row)] : [], expected) ?? open
    },
    async ownerOf(gatewayReference) {
      const row = await findPayment(db, { id: gatewayReference })
      return row ? { kind: 'ours', reference: row.reference } : { kind: 'foreign' }
    },
    readWebhook: (webhook) => readDemoWebhook(secret, webhook),
    chargesBetween: async (from, until) => ({
      kind: 'listed',
      charges: (await settledPayments(db, from, Math.min(until, clock.now() + 1))).map(chargeOf),
    }),
    async find(id) {
      const row = await findPayment(db, { id })
      if (!row) return null
      const { amount, description, language, return_url: returnUrl } = row
      return { id, amount, description, language, returnUrl, state: stateOf(row, clock.now()) }
    },
    async giveBack(id, returned) {
      const isGiven = await giveBackPayment(db, id, returned)
      return isGiven ? writeDemoWebhook(secret, `evt_${keyed(`event:${id}:back:${returned}`)}`, id) : null
    },
    async decide(id, choice) {
      const now = clock.now()
      if (choice === 'close') return { isDecided: false, webhook: null }
      const isDecided = await decidePayment(
        db,
        id,
        now,
        choice === 'decline'
          ? { status: 'declined', settles_at: null }
          : { status: 'accepted', settles_at: choice === 'slow' ? now + slowBank : now },
      )
      const tells = isDecided && choice !== 'slow'
      return { isDecided, webhook: tells ? writeDemoWebhook(secret, `evt_${keyed(`event:${id}:${choice}`)}`, id) : null }
    },
  }
}
