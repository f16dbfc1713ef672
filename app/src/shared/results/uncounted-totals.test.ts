import { expect, it } from 'vitest'
import type { UncountedResultFragment } from './results.generated.ts'
import { askable, lookedAtDays, reasonsOf, reviewedDays, sumOf } from './uncounted-totals.ts'

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

it('the most frequent reason comes first, without reasons that nothing has', () => {
  const results = [
    result('BOT', 121),
    result('REPEAT', 187),
    result('PREFETCH', 0),
    { ...result('REVERSED', 2), kind: 'CONVERSION' as const },
  ]
  expect(reasonsOf(results, 'CLICK').map(({ reason }) => reason)).toEqual(['REPEAT', 'BOT'])
  expect(sumOf(reasonsOf(results, 'CONVERSION'))).toBe(2)
})

it('a reason of which all was counted after another look stays, last, with its answer', () => {
  const results = [result('PREFETCH', 0, [day('2026-11-19', false, true)]), result('BOT', 4)]
  expect(reasonsOf(results, 'CLICK').map(({ reason }) => reason)).toEqual(['BOT', 'PREFETCH'])
})

it('only days that are open to a question are offered, the latest first', () => {
  const [open] = askable([
    result('BOT', 9, [day('2026-11-18', true), day('2026-11-20', true), day('2026-11-19', false, true)]),
    result('REPEAT', 3, [day('2026-11-20', false, true)]),
  ])
  expect(open?.days.map((each) => each.day)).toEqual(['2026-11-20', '2026-11-18'])
  expect(askable([result('REPEAT', 3, [day('2026-11-20', false, true)])])).toEqual([])
})

it('days of which another look was requested are found', () => {
  expect(lookedAtDays(result('BOT', 9, [day('2026-11-18', true), day('2026-11-19', false, true)])).map((each) => each.day)).toEqual([
    '2026-11-19',
  ])
})

it('days that a person looks at come with how much waits and until when, the latest first', () => {
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
