import { describe, expect, it } from 'vitest'
import { createPositions } from './positions.ts'

describe('createPositions', () => {
  it('returns the newest moment whose position the replica has reached', () => {
    const positions = createPositions()
    for (const [at, position] of [
      [0, 100],
      [500, 100],
      [1000, 240],
    ] as const)
      positions.add({ at, position })
    expect([99, 100, 239, 240, 300].map(positions.completeUntil)).toEqual([null, 500, 500, 1000, 1000])
  })

  it('drops earlier positions if a new primary server has an earlier position', () => {
    const positions = createPositions()
    positions.add({ at: 0, position: 900 })
    positions.add({ at: 500, position: 700 })
    expect(positions.completeUntil(900)).toBe(500)
    expect(positions.completeUntil(600)).toBeNull()
  })

  it('remembers only the last 120 positions', () => {
    const positions = createPositions()
    for (let at = 0; at < 200; at++) positions.add({ at, position: at })
    expect(positions.completeUntil(79)).toBeNull()
    expect(positions.completeUntil(80)).toBe(80)
  })
})
