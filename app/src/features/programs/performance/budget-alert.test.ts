import { expect, it } from 'vitest'
import { toAlert } from './budget-alert.ts'

it.each([
  ['far away', 1_000_000, 200_000, 400_000, null],
  ['near', 1_000_000, 260_000, 480_000, 10_000],
  ['reached', 1_000_000, 260_000, 490_000, 0],
  ['spent', 1_000_000, 600_000, 400_000, 0],
  ['no budget', 0, 0, 0, null],
])('toAlert returns the amount left before the alert: %s', (_name, amount, paid, accrued, left) =>
  expect(toAlert({ amount, paid, accrued })).toBe(left),
)
