import { describe, expect, it } from 'vitest'
import { cardLine } from './card-record.ts'

const record = (cases: number, people: number, middle: number | null, share: number | null = null) => ({
  payouts: { cases, people, middle },
  takenBack: { share },
})

describe('the line of a payment record on a card', () => {
  it('names the time and the number of payouts', () => {
    expect(cardLine(record(214, 30, 259_200, 0.008))).toEqual({ kind: 'pays', middle: 259_200, cases: 214, takesBack: null })
  })

  it('names the share of taken-back rewards from two percent on', () => {
    expect(cardLine(record(50, 9, 60, 0.0199))).toMatchObject({ takesBack: null })
    expect(cardLine(record(50, 9, 60, 0.02))).toMatchObject({ takesBack: 0.02 })
  })

  it('says what is missing: payouts first, then participants', () => {
    expect(cardLine(record(4, 2, null))).toEqual({ kind: 'fewCases', cases: 4 })
    expect(cardLine(record(12, 3, null))).toEqual({ kind: 'fewPeople', people: 3 })
  })

  it('shows a payout without delay, as in a demonstration', () => {
    expect(cardLine(record(10, 5, 0))).toMatchObject({ kind: 'pays', middle: 0 })
  })
})
