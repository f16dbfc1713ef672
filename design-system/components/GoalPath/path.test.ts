import { describe, expect, it } from 'vitest'
import { curve, run } from '../Kashida/stroke.ts'
import { knotPlaces, layoutsOf, placeOf, reachedOf, stops, upright } from './path.ts'

const targets = [25, 75, 150, 300]

describe('knots', () => {
  it('are placed half by their true share, half by their rank', () => {
    const places = knotPlaces(targets, 0.1) ?? []
    expect(places.map((place) => Number(place.toFixed(3)))).toEqual([0.167, 0.375, 0.625, 1])
  })

  it('move towards equal distances if neighbours would touch', () => {
    const crowded = knotPlaces([1, 2, 3, 1000], 0.2) ?? []
    expect(Math.min(...crowded.map((place, at) => place - (crowded[at - 1] ?? 0)))).toBeGreaterThanOrEqual(0.2)
    expect(crowded.at(-1)).toBe(1)
  })

  it('are null if equal distances would still be too short: the layout is then vertical', () => {
    expect(
      knotPlaces(
        Array.from({ length: 10 }, (_, at) => at + 1),
        0.16,
      ),
    ).toBeNull()
  })

  it.each([1, 2, 5, 10])('of %d targets are in order, and the last knot is at the end', (count) => {
    const places = knotPlaces(
      Array.from({ length: count }, (_, at) => 10 ** at),
      0,
    )
    expect(places).toHaveLength(count)
    expect(places).toEqual(places?.toSorted((a, b) => a - b))
    expect(places?.at(-1)).toBe(1)
  })

  it('are at the end for a target of zero', () => {
    expect(knotPlaces([0], 0.1)).toEqual([1])
  })
})

describe('the current position', () => {
  const places = knotPlaces(targets, 0.1) ?? []

  it('is between the knot behind and the knot ahead', () => {
    const place = placeOf({ targets, at: 38 }, places, 0.05)
    expect(place).toBeGreaterThan(places[0] ?? 1)
    expect(place).toBeLessThan(places[1] ?? 0)
  })

  it('never covers a knot', () => {
    expect(placeOf({ targets, at: 26 }, places, 0.07)).toBeCloseTo((places[0] ?? 0) + 0.07, 5)
    expect(placeOf({ targets, at: 74 }, places, 0.07)).toBeCloseTo((places[1] ?? 0) - 0.07, 5)
    expect(placeOf({ targets, at: 74 }, places, 9)).toBeCloseTo(((places[0] ?? 0) + (places[1] ?? 0)) / 2, 5)
  })

  it('is the start while the count is 0, and the end after the last target', () => {
    expect(placeOf({ targets, at: null }, places, 0.05)).toBe(0)
    expect(placeOf({ targets, at: 0 }, places, 0.05)).toBe(0)
    expect(placeOf({ targets, at: 999 }, places, 0.05)).toBe(1)
  })

  it('counts an exactly met target as reached', () => {
    expect(reachedOf({ targets, at: 75 })).toBe(2)
    expect(reachedOf({ targets, at: null })).toBe(0)
  })
})

describe('the horizontal layout', () => {
  const counted = (count: number) => Array.from({ length: count }, (_, at) => 10 * (at + 1))

  it('fits from the width at which the cards of all goals are beside each other', () => {
    const narrowest = [1, 3, 4, 5, 6, 7].map((count) => layoutsOf({ targets: counted(count), at: null })[0]?.width)
    expect(narrowest).toEqual([640, 640, 760, 1064, 1064, undefined])
  })

  it('exists for every width from the narrowest on', () => {
    expect(layoutsOf({ targets, at: null }).map(({ width }) => width)).toEqual([760, 880, 1064])
  })

  it('follows the true shares more if there is more room', () => {
    const [narrow, , wide] = layoutsOf({ targets, at: null }).map(({ places }) => places[0] ?? 1)
    expect(wide).toBeLessThan(narrow ?? 0)
  })

  it('has the current position between its own knots', () => {
    for (const { places, you } of layoutsOf({ targets, at: 38 })) {
      expect(you).toBeGreaterThan(places[0] ?? 1)
      expect(you).toBeLessThan(places[1] ?? 0)
    }
  })
})

describe('the vertical layout', () => {
  it('starts with the current position while nothing is counted', () => {
    const { rows, begin } = stops({ targets: [10, 20], at: null })
    expect(rows).toEqual([
      { kind: 'here', place: 0 },
      { kind: 'goal', index: 0, place: 0.5 },
      { kind: 'goal', index: 1, place: 1 },
    ])
    expect(begin).toBeCloseTo(0.5 / 3)
  })

  it('has a row for the current position after the last reached target', () => {
    const { rows, begin } = stops({ targets, at: 38 })
    expect(rows.map((row) => (row.kind === 'here' ? 'here' : row.index))).toEqual([0, 'here', 1, 2, 3])
    expect(begin).toBe(0)
    expect(rows.at(-1)?.place).toBe(1)
    expect(rows[0]?.place).toBeGreaterThan(0)
  })

  it('has the current position in the first row if no target is reached, and in the last row if all are reached', () => {
    expect(stops({ targets, at: 3 }).rows[0]?.kind).toBe('here')
    expect(stops({ targets, at: 300 }).rows.at(-1)?.kind).toBe('here')
  })

  it('has the curve of the horizontal layout with swapped axes', () => {
    expect(upright(curve(40))).toBe('M0 0C40 33.333 40 66.667 0 100')
    expect(upright(run(1, 40))).toBe('M0 0C40 33.333 40 66.667 0 100')
  })
})
