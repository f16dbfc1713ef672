import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { histories } from '@wasla/contract/ledger/testing/histories.ts'
import { difference, played, type Played } from '@wasla/contract/ledger/testing/play.ts'
import { eachDatabase } from '#database/testing/each-database.ts'
import { expectSound, ledgerHarness, purpose, type LedgerHarness } from './testing/harness.ts'

/** The same rules answered twenty thousand of them in memory; here what is saved is played, which takes a hundred times as long. */
const runs = { sqlite: 150, postgres: 15 } as const

/** Accounts of one history's own, so that many share a database. */
async function ofItsOwn({ ledger, within, clock, db }: LedgerHarness, prefix: string): Promise<Played> {
  const name = (account: string) => `${prefix}:${account.replace(' ', '-')}`
  await within(async (tx) => {
    for (const { id, kind } of played) await ledger.openAccount(tx, { id: name(id), kind })
  })
  return {
    name,
    post: (once, entries) => within((tx) => ledger.post(tx, { once, entries, purpose })),
    hold: (once, request) => within((tx) => ledger.hold(tx, { once, ...request })),
    end: (once, holdId, end) => within((tx) => ledger.endHold(tx, { once, holdId, end, purpose })),
    reverse: (once, transactionId) => within((tx) => ledger.reverse(tx, { once, transactionId, purpose })),
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

describe('histories', () => {
  eachDatabase((open) => {
    it('end in the database as the model says, with every view empty and the chain whole', async () => {
      const t = await ledgerHarness(await open())
      let count = 0
      await fc.assert(
        fc.asyncProperty(histories, async (commands) => {
          const prefix = `play:${++count}`
          expect(await difference(await ofItsOwn(t, prefix), prefix, commands)).toBeNull()
        }),
        { numRuns: runs[t.dialect], seed: 2_026 },
      )
      await expectSound(t.ledger)
      expect((await t.ledger.lastCheckpoint())?.seq).toBeGreaterThan(runs[t.dialect])
    })
  })
})
