import { expect, it } from 'vitest'
import { nextPayoutRun, previousPayoutRun } from './payout-run.ts'

it.each([
  // A Sunday.
  ['WEEKLY', '2026-03-15T05:59:59.999Z', '2026-03-15T06:00:00.000Z'],
  ['WEEKLY', '2026-03-15T06:00:00.000Z', '2026-03-15T06:00:00.000Z'],
  ['WEEKLY', '2026-03-15T06:00:00.001Z', '2026-03-22T06:00:00.000Z'],
  // At this time it is already Sunday in Riyadh.
  ['WEEKLY', '2026-03-14T21:00:00.000Z', '2026-03-15T06:00:00.000Z'],
  ['MONTHLY', '2026-03-15T06:00:00.000Z', '2026-04-01T06:00:00.000Z'],
  ['MONTHLY', '2026-12-31T23:00:00.000Z', '2027-01-01T06:00:00.000Z'],
  ['QUARTERLY', '2026-04-01T06:00:00.001Z', '2026-07-01T06:00:00.000Z'],
  ['QUARTERLY', '2026-10-02T06:00:00.000Z', '2027-01-01T06:00:00.000Z'],
] as const)('the first %s run after %s is at %s (L-08)', (frequency, moment, run) =>
  expect(new Date(nextPayoutRun(frequency, Date.parse(moment))).toISOString()).toBe(run),
)

it.each([
  ['WEEKLY', '2026-03-15T06:00:00.001Z', '2026-03-15T06:00:00.000Z'],
  ['WEEKLY', '2026-03-15T06:00:00.000Z', '2026-03-08T06:00:00.000Z'],
  ['MONTHLY', '2026-03-15T06:00:00.000Z', '2026-03-01T06:00:00.000Z'],
  ['QUARTERLY', '2026-01-01T05:59:59.999Z', '2025-10-01T06:00:00.000Z'],
] as const)('the last %s run before %s is at %s', (frequency, moment, run) =>
  expect(new Date(previousPayoutRun(frequency, Date.parse(moment))).toISOString()).toBe(run),
)
