import { expect, it } from 'vitest'
import type { UncountedResultFragment } from './results.generated.ts'
import { askable, requestedDays, reasonsOf, reviewedDays, sumOf } from './uncounted-totals.ts'

const day = (date: string, mayRequest: boolean, isRequested = false): UncountedResultFragment['days'][number] => ({
  __typename: 'UncountedDay',
  day: date,
  count: 3,
  mayRequest,
  secondLook: isRequested
    ? {
        __typename: 'SecondLook',
        id: date,
        status: 'Requested',
        requestedAt: `${date}T09:00:00Z`,
        answerBy: `${date}T21:00:00Z`,
        answeredAt: null,
        answer: null,
      }
    : null,
  review: null,
})
const result = (reason: UncountedResultFragment['reason'], count: number, days = [day('2026-11-20', true)]): UncountedResultFragment => ({
  __typename: 'UncountedReasonTotal',
  kind: 'CLICK',
  reason,
  count,
  days,
})

it('sorts reasons by frequency and leaves out reasons without results', () => {
  const results = [
    result('BOT', 121),
    result('REPEAT', 187),
    result('PREFETCH', 0),
    { ...result('REVERSED', 2), kind: 'CONVERSION' as const },
  ]
  expect(reasonsOf(results, 'CLICK').map(({ reason }) => reason)).toEqual(['REPEAT', 'BOT'])
  expect(sumOf(reasonsOf(results, 'CONVERSION'))).toBe(2)
})

it('keeps a reason with an answered review even if all its results count now, and puts it last', () => {
  const results = [result('PREFETCH', 0, [day('2026-11-19', false, true)]), result('BOT', 4)]
  expect(reasonsOf(results, 'CLICK').map(({ reason }) => reason)).toEqual(['BOT', 'PREFETCH'])
})

it('offers only days for which a review can be requested, with the latest first', () => {
  const [open] = askable([
    result('BOT', 9, [day('2026-11-18', true), day('2026-11-20', true), day('2026-11-19', false, true)]),
    result('REPEAT', 3, [day('2026-11-20', false, true)]),
  ])
  expect(open?.days.map((each) => each.day)).toEqual(['2026-11-20', '2026-11-18'])
  expect(askable([result('REPEAT', 3, [day('2026-11-20', false, true)])])).toEqual([])
})

it('returns the days for which a review was requested', () => {
  expect(requestedDays(result('BOT', 9, [day('2026-11-18', true), day('2026-11-19', false, true)])).map((each) => each.day)).toEqual([
    '2026-11-19',
  ])
})

it('returns the days under review with count and deadline, the latest first', () => {
  const review = { __typename: 'UncountedReview', count: 7, until: '2026-11-30T09:00:00Z' } as const
  const [total] = [{ ...day('2026-11-25', true), review }, { ...day('2026-11-26', true), review }, day('2026-11-27', true)].map(
    (_, __, days): UncountedResultFragment => ({
      __typename: 'UncountedReasonTotal',
      kind: 'CLICK',
      reason: 'OWN_NETWORK',
      count: 9,
      days,
    }),
  )
  expect(total && reviewedDays(total).map((one) => [one.day, one.count])).toEqual([
    ['2026-11-26', 7],
    ['2026-11-25', 7],
  ])
})
