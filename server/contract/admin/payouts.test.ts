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

describe('a report of a payout run', () => {
  const report = () => {
    const read = vi.fn<() => Promise<PayoutTotals>>(async () => ({ run, isDryRun: true, count: 3 }))
    return { read, parts: { totals: once(read), rows: () => [] } }
  }

  it('has nothing added up for who turns a page', async () => {
    const { read, parts } = report()
    expect(await payoutReportFields.rows(parts)).toEqual([])
    expect(read).not.toHaveBeenCalled()
  })

  it('is added up once for all that is asked of it', async () => {
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
