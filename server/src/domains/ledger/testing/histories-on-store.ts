import { difference } from '@wasla/contract/ledger/testing/play.ts'
import { histories } from '@wasla/contract/ledger/testing/histories.ts'
import { historyAccounts, type Answer, type LedgerUnderTest } from '@wasla/contract/ledger/testing/ledger-under-test.ts'
import fc from 'fast-check'
import type { Database } from '#database/database.ts'
import { purpose, type LedgerHarness } from './harness.ts'

/**
 * Returns a ledger in a database on which histories can be run. Account names have a prefix, so that many histories share a database.
 */
async function ledgerOnStore({ ledger, within, clock, db }: LedgerHarness, prefix: string): Promise<LedgerUnderTest> {
  const name = (account: string) => `${prefix}:${account.replace(' ', '-')}`
  await within(async (tx) => {
    for (const { id, kind } of historyAccounts) await ledger.openAccount(tx, { id: name(id), kind })
  })
  let order = 0
  /** The order is set before the commit: a request that waits for a lock of this one gets a higher number. */
  const decided = (request: (tx: Database) => Promise<Answer['outcome']>) =>
    within(async (tx) => ({ outcome: await request(tx), order: ++order }))
  return {
    name,
    post: (once, entries) => decided((tx) => ledger.post(tx, { once, entries, purpose })),
    hold: (once, request) => decided((tx) => ledger.hold(tx, { once, ...request })),
    end: (once, holdId, end) => decided((tx) => ledger.endHold(tx, { once, holdId, end, purpose })),
    reverse: (once, transactionId) => decided((tx) => ledger.reverse(tx, { once, transactionId, purpose })),
    now: clock.now,
    async wait(time, isSwept) {
      clock.advance(time)
      if (isSwept) await ledger.expireHolds()
    },
    async balance(account) {
      const [found] = await ledger.accounts(db, [account])
      return found?.balance ?? Number.NaN
    },
  }
}

/** Runs of fast-check: how many histories, and the seed that produces them. */
type Runs = { numRuns: number; seed: number }

/** The property that every history run on this ledger ends as the model predicts. `change` may put a fault into the ledger. */
export function historiesProperty(t: LedgerHarness, change: (ledger: LedgerUnderTest) => LedgerUnderTest = (ledger) => ledger) {
  return fc.asyncProperty(histories, async (history) => {
    const prefix = `play:${t.ids.uuid()}`
    const found = await difference(change(await ledgerOnStore(t, prefix)), prefix, history)
    if (found !== null) throw new Error(found)
  })
}

/** Runs histories. Throws the shortest form of one that fails, with the seed and path that repeat it. */
export const checkHistories = (t: LedgerHarness, runs: Runs): Promise<void> => fc.assert(historiesProperty(t), runs)
