import { describe, expect, it } from 'vitest'
import { dayLabels } from './room.ts'

const month = Array.from({ length: 30 }, (_, at) => `2025-11-${String(at + 1).padStart(2, '0')}`)

describe('dayLabels', () => {
  it('names every width once, from the narrowest to the widest', () => {
    const labels = dayLabels(month)
    expect(labels[0]?.from).toBe(1)
    expect(labels.at(-1)?.until).toBeNull()
    expect(labels.slice(1).map(({ from }) => from)).toEqual(labels.slice(0, -1).map(({ until }) => until))
  })

  it('has at most as many labels as there is room for', () => {
    for (const { from, places } of dayLabels(month)) expect(places.length).toBeLessThanOrEqual(from)
  })

  it('labels Sundays if five labels have room', () => {
    const atFive = dayLabels(month).find(({ from, until }) => from <= 5 && (until === null || until > 5))
    expect(atFive?.places.map((at) => month[at])).toEqual(['2025-11-02', '2025-11-09', '2025-11-16', '2025-11-23', '2025-11-30'])
  })

  it('returns no labels for no days', () => {
    expect(dayLabels([])).toEqual([{ from: 1, until: null, places: [] }])
  })
})
