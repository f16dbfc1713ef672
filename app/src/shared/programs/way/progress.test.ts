import { describe, expect, it } from 'vitest'
import { countedOf, progressOf, targetsOf } from './progress.ts'

const targets = [25, 75, 150, 300]

describe('a participant’s progress', () => {
  it('has the number of reached milestones and the number of results that the next one needs', () => {
    expect(progressOf(targets, 38)).toMatchObject({ reached: 1, of: 4, left: 37 })
    expect(progressOf(targets, 0)).toMatchObject({ reached: 0, of: 4, left: 25 })
    expect(progressOf(targets, 300)).toMatchObject({ reached: 4, of: 4, left: null, value: 1 })
  })

  it('has a position between two knots, but none before the first result or after the last milestone', () => {
    const knots = progressOf(targets, 76)?.knots ?? []
    const here = knots.find(({ state }) => state === 'here')?.at ?? 0
    const done = knots.filter(({ state }) => state === 'done').map(({ at }) => at)
    expect(here).toBeGreaterThan(Math.max(...done))
    expect(here).toBeLessThan(Math.min(...knots.filter(({ state }) => state === 'open').map(({ at }) => at)))
    expect(progressOf(targets, 400)?.knots.some(({ state }) => state === 'here')).toBe(false)
    expect(progressOf(targets, 0)?.knots.some(({ state }) => state === 'here')).toBe(false)
  })

  it('is null for a program without milestones', () => {
    expect(progressOf([], 5)).toBeNull()
    expect(targetsOf(null)).toEqual([])
    expect(targetsOf({ milestones: [{ target: 25 }, { target: 'x' }, null] })).toEqual([25])
  })

  it('counts clicks for traffic, and approved results for every other objective', () => {
    expect(countedOf('TRAFFIC', { clicks: 9, approvedCount: 1 })).toBe(9)
    expect(countedOf('SALES', { clicks: 9, approvedCount: 1 })).toBe(1)
  })
})
