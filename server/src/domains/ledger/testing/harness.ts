import type { HoldEnd } from '@wasla/contract/ledger/holds.ts'
import type { EntryDraft } from '@wasla/contract/ledger/posting.ts'
import type { Outcome } from '@wasla/contract/ledger/refusal.ts'
import type { RepeatKey } from '@wasla/contract/ledger/repeat.ts'
import type { Database, DatabaseHandle } from '#database/database.ts'
import { inTransaction } from '#database/transaction.ts'
import type { Deps } from '../../../deps.ts'
import { silentLog } from '#platform/log.ts'
import { testDeps } from '../../../testing/test-deps.ts'
import { createLedgerService, type LedgerService } from '../service.ts'

/** Accounts of two people and of the platform. */
export const noura = 'wallet:noura:available'
export const nouraHeld = 'wallet:noura:held'
export const omar = 'wallet:omar:available'
export const fees = 'platform:fees'
export const gateway = 'gateway:clearing'
export const bank = 'bank:withdrawals'

const accounts = [
  { id: noura, kind: 'owned' },
  { id: nouraHeld, kind: 'held' },
  { id: omar, kind: 'owned' },
  { id: fees, kind: 'house' },
  { id: gateway, kind: 'house' },
  { id: bank, kind: 'house' },
] as const

export const purpose = { kind: 'TEST', reference: 'reference' }

export const once = (key: string, content: unknown = {}): RepeatKey => ({ owner: 'noura', operation: 'test', key, content })

/** Entries from amounts in halalas by account. */
export const amounts = (given: Readonly<Record<string, number>>): EntryDraft[] =>
  Object.entries(given).map(([accountId, amount]) => ({ accountId, amount }))

/** Returns a ledger on a test’s database, and everything that it logged as an error. Each movement runs in its own transaction. */
export async function ledgerHarness(handle: Pick<DatabaseHandle, 'db' | 'dialect'>, own: Partial<Pick<Deps, 'ids' | 'findBroken'>> = {}) {
  const alarms: unknown[] = []
  const deps = { ...testDeps(handle), ...own, log: { ...silentLog, error: (_: string, fields?: object) => void alarms.push(fields) } }
  const { db } = handle
  const ledger = createLedgerService(deps)
  const within = <T>(work: (tx: Database) => Promise<T>) => inTransaction(db, work)
  await within(async (tx) => {
    for (const account of accounts) await ledger.openAccount(tx, account)
  })

  const post = (entries: EntryDraft[], key: RepeatKey | null = null) => within((tx) => ledger.post(tx, { once: key, entries, purpose }))
  return {
    ...deps,
    ledger,
    alarms,
    within,
    post,
    /** Posts money that comes in from outside. */
    deposit: (to: string, amount: number, key: RepeatKey | null = null) => post(amounts({ [gateway]: -amount, [to]: amount }), key),
    hold: (amount: number, { expiresAt = null, key = null }: { expiresAt?: number | null; key?: RepeatKey | null } = {}) =>
      within((tx) => ledger.hold(tx, { once: key, sourceId: noura, heldId: nouraHeld, amount, expiresAt, purpose })),
    end: (holdId: string, end: HoldEnd) => within((tx) => ledger.endHold(tx, { once: null, holdId, end, purpose })),
    reverse: (transactionId: string) => within((tx) => ledger.reverse(tx, { once: null, transactionId, purpose })),
    /** Returns the balances of these accounts, in halalas. */
    async balances(...ids: string[]) {
      const found = await ledger.accounts(db, ids)
      return ids.map((id) => found.find((account) => account.id === id)?.balance)
    },
  }
}

export type LedgerHarness = Awaited<ReturnType<typeof ledgerHarness>>

/** Returns the id of the transaction that a request made; throws if it was refused. */
export function made(outcome: Outcome<{ transactionId: string }>): string {
  if (outcome.refusal) throw new Error(`refused: ${outcome.refusal.code}`)
  return outcome.value.transactionId
}

/** Seals all waiting entries, and throws if the check finds a fault. Tests that move money end with it. */
export async function expectSound(ledger: LedgerService): Promise<void> {
  await ledger.seal()
  const { findings } = await ledger.check()
  const { broken } = await ledger.verify()
  if (findings.length > 0 || broken !== null) throw new Error(`The ledger does not add up: ${JSON.stringify({ findings, broken })}`)
}
