import { describe, expect, it, vi } from 'vitest'
import { once, type PayoutTotals } from './payout-report.ts'
import { payoutReportFields } from './payouts.ts'

const run = {
  id: 'r',
  asOf: 0,
  kind: 'Requested',
  startedAt: 0,
  finishedAt: null,
  programs: 1,
  participants: 2,
  amount: 300,
  unpaid: 1,
} as const

describe('a payout report', () => {
  const report = () => {
    const read = vi.fn<() => Promise<PayoutTotals>>(async () => ({ run, isDryRun: true, count: 3 }))
    return { read, parts: { totals: once(read), rows: () => [] } }
  }

  it('computes no totals if only its rows are requested', async () => {
    const { read, parts } = report()
    expect(await payoutReportFields.rows(parts)).toEqual([])
    expect(read).not.toHaveBeenCalled()
  })

  it('computes its totals once for all fields', async () => {
    const { read, parts } = report()
    expect(await payoutReportFields.run(parts)).toMatchObject({
      participants: 2,
      amount: 300,
      unpaid: 1,
      isDryRun: true,
      isFinished: false,
    })
    expect(await payoutReportFields.count(parts)).toBe(3)
    expect(read).toHaveBeenCalledOnce()
  })
})
