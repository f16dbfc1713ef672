import fc from 'fast-check'
import type { Outcome } from '@wasla/contract/ledger/refusal.ts'
import type { RepeatKey } from '@wasla/contract/ledger/repeat.ts'
import type { Database } from '#database/database.ts'
import { inTransaction, isStoreBusy } from '#database/transaction.ts'
import type { LedgerService } from '../../service.ts'

/** An acknowledged request: its key and the transaction it made. */
export type Acknowledged = { key: string; transactionId: string }

export const owner = 'load'
export const operation = 'load'

const wallet = 'wallet:load:available'
const held = 'wallet:load:held'
const gateway = 'load:gateway'
const bank = 'load:bank'
const accounts = [
  { id: wallet, kind: 'owned' },
  { id: held, kind: 'held' },
  { id: gateway, kind: 'house' },
  { id: bank, kind: 'house' },
] as const

const purpose = { kind: 'LOAD', reference: 'load' }

const step = fc.record({
  do: fc.constantFrom('deposit', 'deposit', 'pay', 'hold', 'hold', 'post', 'void', 'reverse'),
  amount: fc.integer({ min: 1, max: 100 }),
})

type Parts = { db: Database; ledger: LedgerService; name: string; seed: number }

/** Retries while another process holds the database, as a client would. */
export async function patiently<T>(work: () => Promise<T>): Promise<T> {
  for (;;)
    try {
      return await work()
    } catch (error) {
      if (!isStoreBusy(error)) throw error
    }
}

/**
 * Returns a function that makes the next request of an endless sequence. The sequence depends only on the seed. Each request has a key that
 * begins with `name`. The function returns null if the request was refused.
 */
export async function openLoad({ db, ledger, name, seed }: Parts): Promise<() => Promise<Acknowledged | null>> {
  const steps = fc.sample(step, { seed, numRuns: 500 })
  const deposits: string[] = []
  const holds: string[] = []
  let count = 0

  await patiently(() =>
    inTransaction(db, async (tx) => {
      for (const account of accounts) await ledger.openAccount(tx, account)
    }),
  )

  const move = (tx: Database, once: RepeatKey, from: string, to: string, amount: number) =>
    ledger.post(tx, {
      once,
      purpose,
      entries: [
        { accountId: from, amount: -amount },
        { accountId: to, amount },
      ],
    })

  function request({ do: kind, amount }: (typeof steps)[number], once: RepeatKey) {
    const holdId = kind === 'post' || kind === 'void' ? holds.shift() : undefined
    const deposit = kind === 'reverse' ? deposits.shift() : undefined
    return (tx: Database): Promise<Outcome<{ transactionId: string }>> => {
      if (holdId) {
        const end = kind === 'post' ? ({ how: 'post', to: [{ accountId: bank, amount: 1 }] } as const) : ({ how: 'void' } as const)
        return ledger.endHold(tx, { once, holdId, end, purpose })
      }
      if (deposit) return ledger.reverse(tx, { once, transactionId: deposit, purpose })
      if (kind === 'pay') return move(tx, once, wallet, bank, amount)
      if (kind === 'hold') return ledger.hold(tx, { once, sourceId: wallet, heldId: held, amount, expiresAt: null, purpose })
      return move(tx, once, gateway, wallet, amount)
    }
  }

  return async () => {
    const number = count++
    const planned = steps[number % steps.length] ?? { do: 'deposit', amount: 1 }
    const key = `${name}-${String(number).padStart(8, '0')}`
    const work = request(planned, { owner, operation, key, content: { number } })
    const { value } = await patiently(() => inTransaction(db, work))
    if (!value) return null
    if (planned.do === 'hold') holds.push(value.transactionId)
    if (planned.do === 'deposit') deposits.push(value.transactionId)
    return { key, transactionId: value.transactionId }
  }
}
