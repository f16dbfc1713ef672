import { describe, expect, it } from 'vitest'
import { parseHistory, remembering, timesMoved, writeHistory, type History, type Moved } from './history.ts'

const moved: Moved = { side: 'here', pixels: 4, step: 9, box: { x: 1, y: 2, width: 2, height: 2 } }
const at = (day: number) => `2026-11-${String(day).padStart(2, '0')}`
const run = (day: number, unsteady: readonly string[], compared = ['a en', 'b en']) => ({
  at: at(day),
  compared,
  unsteady: new Map(unsteady.map((key) => [key, [moved]])),
})
const after = (...runs: readonly ReturnType<typeof run>[]) => runs.reduce<History>(remembering, {})

describe('the history of unsteady pictures', () => {
  it('begins when a picture first moves, and then also counts comparisons in which it is steady', () => {
    const history = after(run(1, []), run(2, ['a en']), run(3, []), run(4, ['a en']))
    expect(Object.keys(history)).toEqual(['a en'])
    expect(timesMoved(history, 'a en')).toEqual({ moved: 2, of: 3 })
    expect(history['a en']?.map(({ moved: what }) => what.length)).toEqual([1, 0, 1])
    expect(timesMoved(history, 'b en')).toEqual({ moved: 0, of: 0 })
  })

  it('does not count a comparison that left the picture out', () =>
    expect(timesMoved(after(run(1, ['a en']), run(2, [], ['b en'])), 'a en')).toEqual({ moved: 1, of: 1 }))

  it('has the last 20 comparisons, and drops a picture that was steady in all of them', () => {
    const steady = (count: number) => Array.from({ length: count }, (_, index) => run(index + 2, []))
    expect(timesMoved(after(run(1, ['a en']), ...steady(19)), 'a en')).toEqual({ moved: 1, of: 20 })
    expect(after(run(1, ['a en']), ...steady(20))).toEqual({})
  })

  it('has at most 500 pictures, the newest ones', () => {
    const many = Array.from({ length: 500 }, (_, index) => `many-${index} en`)
    const history = after(run(1, ['a en'], ['a en']), run(2, many, many))
    expect(Object.keys(history)).toHaveLength(500)
    expect(history['a en']).toBeUndefined()
  })

  it('can be written and read back; a damaged file is read as an empty history', () => {
    const history = after(run(1, ['a en']))
    expect(parseHistory(writeHistory(history))).toEqual(history)
    for (const text of ['', '[]', '{"form":2,"pictures":{}}', '{"form":1,"pictures":{"a en":[{}]}}']) expect(parseHistory(text)).toEqual({})
  })
})
