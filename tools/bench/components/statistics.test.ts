import { expect, it } from 'vitest'
import { median, summary, type Round } from './statistics.ts'

const round = (ms: number): Round => ({ mount: { total: ms, layout: ms / 2 }, update: { total: 1, layout: 0 } })

it('median ignores one slow round', () => {
  expect(median([10, 12, 11, 900, 13])).toBe(12)
  expect(() => median([])).toThrow()
})

it('summary returns the ratio of the times, with and without layout', () =>
  expect(summary([round(24)], [round(20)])).toEqual([
    { what: 'mount', ours: 24, bare: 20, ratio: 1.2, scriptRatio: 1.2 },
    { what: 'update', ours: 1, bare: 1, ratio: 1, scriptRatio: 1 },
  ]))
