import { expect, it } from 'vitest'
import { conversionLimits } from '@wasla/contract/tracking/conversion-limits.ts'
import { checkQuestion } from './question.ts'
import type { UncountedResultFragment } from './results.generated.ts'

const open: UncountedResultFragment[] = [
  {
    __typename: 'UncountedReasonTotal',
    kind: 'CLICK',
    reason: 'BOT',
    count: 4,
    days: [{ __typename: 'UncountedDay', day: '2026-11-20', count: 4, mayRequest: true, secondLook: null, review: null }],
  },
]

it('a review request needs one open reason and one of its days', () => {
  expect(checkQuestion({ choice: 'CLICK.BOT', day: '2026-11-20', note: '' }, open)).toEqual([])
  expect(checkQuestion({ choice: null, day: null, note: '' }, open).map(({ path }) => path)).toEqual(['choice', 'day'])
  expect(checkQuestion({ choice: 'CLICK.BOT', day: '2026-11-19', note: '' }, open).map(({ path }) => path)).toEqual(['day'])
})

it('the length of a note is counted without surrounding spaces', () => {
  const note = (text: string) => checkQuestion({ choice: 'CLICK.BOT', day: '2026-11-20', note: text }, open).map(({ path }) => path)
  expect(note(` ${'ن'.repeat(conversionLimits.note)} `)).toEqual([])
  expect(note('ن'.repeat(conversionLimits.note + 1))).toEqual(['note'])
})
