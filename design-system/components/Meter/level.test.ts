import { describe, expect, it } from 'vitest'
import { levelOf } from './level.ts'

const thresholds = { warning: 0.75, danger: 1 }

describe('the level of a meter', () => {
  it.each([
    [0, 'plain'],
    [74, 'plain'],
    [75, 'warning'],
    [99, 'warning'],
    [100, 'danger'],
    [140, 'danger'],
  ])('of %d in a hundred is %s', (used, level) => {
    expect(levelOf(used, 100, thresholds).level).toBe(level)
  })

  it('has no share below zero, and treats a limit of zero as used up', () => {
    expect(levelOf(-5, 100, thresholds)).toEqual({ level: 'plain', share: 0 })
    expect(levelOf(0, 0, thresholds)).toEqual({ level: 'danger', share: 1 })
  })
})
