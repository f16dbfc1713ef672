import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { histories } from './testing/histories.ts'
import { ledgerInMemory } from './testing/in-memory.ts'
import { difference } from './testing/play.ts'
import type { LedgerUnderTest } from './testing/ledger-under-test.ts'

/** If a history fails, fast-check shortens it and prints its `{ seed, path }`, with which it can be run again. */
const runs = { numRuns: 20_000, seed: 2_026 }

describe('twenty thousand random histories', () => {
  it('have the results that the model predicts, and correct sums', async () => {
    await fc.assert(
      fc.asyncProperty(histories, async (history) => {
        const ledger = ledgerInMemory()
        expect(await difference(ledger, 'nobody', history)).toBeNull()
        expect(ledger.entries.reduce((sum, { amount }) => sum + amount, 0)).toBe(0)
        for (const { id, kind, balance, version } of ledger.accounts.values()) {
          const own = ledger.entries.filter(({ accountId }) => accountId === id)
          expect([balance, version]).toEqual([own.reduce((sum, { amount }) => sum + amount, 0), own.length])
          expect(kind === 'house' || balance >= 0).toBe(true)
        }
      }),
      runs,
    )
  })

  it('detect a ledger that forgets the keys of requests, with a history of at most three commands', async () => {
    const forgetful = (): LedgerUnderTest => {
      const ledger = ledgerInMemory()
      return { ...ledger, post: (_, entries) => ledger.post(null, entries) }
    }
    const report = await fc.check(
      fc.asyncProperty(histories, async (history) => (await difference(forgetful(), 'nobody', history)) === null),
      { ...runs, numRuns: 1_000 },
    )
    expect(report.failed).toBe(true)
    expect(report.counterexample?.[0].flat().length).toBeLessThanOrEqual(3)
  })
})
