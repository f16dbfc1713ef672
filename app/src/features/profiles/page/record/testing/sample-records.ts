import type { RecordShare, RecordTimes, ShownRecord } from '../figures.ts'

const day = 86_400
const hour = 3_600

const few: RecordTimes = { cases: 4, people: 3, open: 0, middle: null, nineOfTen: null, longest: null, step: null, bars: null }
const fewShare: RecordShare = { cases: 0, people: 0, hits: null, share: null }

/** The record of the picture: three figures, and one below its minimum. */
export const wholeRecord: ShownRecord = {
  since: '2025-12-01',
  computedAt: '2026-11-28T11:00:00.000Z',
  payouts: {
    cases: 214,
    people: 62,
    open: 0,
    middle: 3 * day,
    nineOfTen: 6 * day,
    longest: 11 * day,
    step: day,
    bars: [17, 37, 59, 51, 20, 13, 8, 4, 2, 1, 1, 1],
  },
  takenBack: { cases: 251, people: 64, hits: 2, share: 2 / 251 },
  results: { cases: 4_210, people: 64, hits: 31, share: 31 / 4_210 },
  answers: {
    cases: 61,
    people: 61,
    open: 2,
    middle: 9 * hour,
    nineOfTen: 30 * hour,
    longest: 4 * day,
    step: 12 * hour,
    bars: [34, 16, 7, 3, 1, 0, 0, 1, 1],
  },
  accepted: { cases: 61, people: 61, hits: 40, share: 40 / 61 },
  reviews: { cases: 6, people: 5, hits: null, share: null },
}

/** A brand that just began. */
export const newRecord: ShownRecord = {
  ...wholeRecord,
  payouts: few,
  takenBack: { cases: 12, people: 3, hits: null, share: null },
  results: fewShare,
  answers: { ...few, cases: 0, people: 0 },
  accepted: fewShare,
  reviews: fewShare,
}

/** A brand that pays late, takes back much and leaves cases open; each number has its greatest length. */
export const poorRecord: ShownRecord = {
  ...wholeRecord,
  payouts: {
    ...wholeRecord.payouts,
    cases: 12_480,
    people: 1_304,
    open: 218,
    middle: 41 * day,
    nineOfTen: 190 * day,
    longest: 320 * day,
    step: 28 * day,
    bars: [3_000, 4_200, 2_500, 1_100, 700, 500, 300, 200, 100, 60, 20, 18],
  },
  takenBack: { cases: 12_480, people: 1_304, hits: 2_995, share: 0.24 },
  results: { cases: 1_204_210, people: 1_304, hits: 402_310, share: 0.33 },
  answers: { ...wholeRecord.answers, middle: 0, nineOfTen: 40, longest: 50, step: 60, open: 0, bars: [61] },
  accepted: { cases: 61, people: 61, hits: 0, share: 0 },
  reviews: { cases: 40, people: 21, hits: 31, share: 31 / 40 },
}
