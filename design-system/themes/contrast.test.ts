import { describe, expect, it } from 'vitest'
import { pairings, thresholds } from '../tokens/pairings.ts'
import { contrast } from './contrast.ts'
import { dark } from './dark.ts'
import { light } from './light.ts'

const themes = [light, dark]
const pairs = themes.flatMap(({ scheme, colour }) =>
  pairings.flatMap(({ ground, purpose, marks }) =>
    marks.map((mark) => ({ scheme, ground, mark, purpose, ratio: contrast(colour[mark], colour[ground]) })),
  ),
)

describe('contrast', () => {
  it('has the values that WCAG gives', () => {
    expect(contrast('#000000', '#FFFFFF')).toBeCloseTo(21, 5)
    expect(contrast('#777777', '#ffffff')).toBeCloseTo(4.48, 2)
    expect(() => contrast('rgb(0 0 0 / .5)', '#ffffff')).toThrow(/plain colour/)
  })

  it.each(pairs)('in $scheme of $mark on $ground is enough for $purpose', ({ ratio, purpose }) => {
    expect(ratio).toBeGreaterThanOrEqual(thresholds[purpose])
  })
})

describe('the table of pairings', () => {
  it('contains every colour that is used for text, signs or backgrounds', () => {
    const grounds = new Set<string>(pairings.map(({ ground }) => ground))
    const marks = new Set<string>(pairings.flatMap((pairing) => pairing.marks))
    const decoration = new Set(['border', 'highlightHalo', 'focusHalo', 'scrim', 'poster'])
    const unnamed = Object.keys(light.colour).filter((name) => !grounds.has(name) && !marks.has(name) && !decoration.has(name))
    expect(unnamed).toEqual([])
  })
})
