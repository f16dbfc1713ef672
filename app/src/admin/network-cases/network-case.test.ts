import { describe, expect, it } from 'vitest'
import { clicksDecided, problemsOfDecision, urgencyOf } from './network-case.ts'

const now = Date.UTC(2026, 10, 28, 9)
const due = (hours: number) => ({ status: 'Open', decideBy: new Date(now + hours * 3_600_000).toISOString() }) as const
const row = { held: 210 } as Parameters<typeof clicksDecided>[0]['row']

describe('network case', () => {
  it('is urgent on its last day and late after it, but only while it is open', () => {
    expect([due(25), due(23), due(-1)].map((one) => urgencyOf(one, now))).toEqual(['calm', 'soon', 'late'])
    expect(urgencyOf({ ...due(-1), status: 'Counted' }, now)).toBe('calm')
  })

  it('needs a choice, and a note that is not too long', () => {
    expect(problemsOfDecision({ outcome: null, wholeNetwork: false, note: '' })).toEqual([{ path: 'outcome', rule: 'required' }])
    expect(problemsOfDecision({ outcome: 'counts', wholeNetwork: false, note: 'x'.repeat(501) })).toEqual([
      { path: 'note', rule: 'tooLong' },
    ])
    expect(problemsOfDecision({ outcome: 'refused', wholeNetwork: true, note: '' })).toEqual([])
  })

  it('counts the clicks to decide, and also the clicks of other links if the decision includes them', () => {
    const one = { row, alsoOpen: [{ ...row, held: 30 }] } as Parameters<typeof clicksDecided>[0]
    expect([clicksDecided(one, false), clicksDecided(one, true)]).toEqual([210, 240])
  })
})
