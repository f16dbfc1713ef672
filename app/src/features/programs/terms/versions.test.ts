import { expect, test } from 'vitest'
import { canonicalTerms } from '@wasla/contract/sealed-terms/canonical.ts'
import { freeLines } from '@wasla/contract/sealed-terms/terms.ts'
import { changesIn, unseenIn } from './versions.ts'

const version = (number: number, endDate: string) => ({
  __typename: 'TermsVersion' as const,
  number,
  text: canonicalTerms({ programId: 'p', lines: freeLines({ endDate, description: 'Mornings', guidelines: null }) }),
  hash: 'h',
  sealedAt: '2026-10-22T13:42:00Z',
})
const receipt = { terms: version(1, '2026-12-01'), later: [version(2, '2026-12-31'), version(3, '2027-01-31')], seen: 1 }

test('each later version is compared with the one before it', () =>
  expect(changesIn(receipt).map(({ differences }) => differences.map(({ before, after }) => [before?.is, after?.is]))).toEqual([
    [['2026-12-01', '2026-12-31']],
    [['2026-12-31', '2027-01-31']],
  ]))

test.each([
  [1, '2026-12-01'],
  [2, '2026-12-31'],
])('a participant who has seen version %i sees what differs from it', (seen, before) =>
  expect(unseenIn({ ...receipt, seen }).map((one) => [one.before?.is, one.after?.is])).toEqual([[before, '2027-01-31']]),
)

test('a participant who has seen the newest version sees no change', () => expect(unseenIn({ ...receipt, seen: 3 })).toEqual([]))
