import { describe, expect, it } from 'vitest'
import { gone, stageKnots, type Stage } from './stages.ts'

const states = (...list: Stage['state'][]) => list.map((state) => ({ state }))

describe('stages along a line', () => {
  it('are evenly spaced, from the start to the end', () => {
    expect(stageKnots(states('done', 'here', 'open')).map(({ at }) => at)).toEqual([0, 0.5, 1])
    expect(stageKnots(states('here')).map(({ at }) => at)).toEqual([0])
  })

  it('have a completed line up to the current stage', () => {
    expect(gone(states('done', 'here', 'open'))).toBe(0.5)
    expect(gone(states('here', 'due', 'due', 'due'))).toBe(0)
  })

  it('have a completed line to the last done stage if no stage is current', () => {
    expect(gone(states('done', 'done', 'done'))).toBe(1)
    expect(gone(states('open', 'open'))).toBe(0)
    expect(gone([])).toBe(0)
  })
})
