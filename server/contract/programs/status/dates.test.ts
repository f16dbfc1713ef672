import { describe, expect, it } from 'vitest'
import { programTerms, programTermsOf } from '../terms.ts'
import { day, draft, hour, now, published } from '../testing/program.ts'
import { expectedReleaseAt, nextLookAt, releasesAt, returnsAt, startsAt } from './dates.ts'

const at = (text: string) => Date.parse(`${text}+03:00`)
const look = (over: Parameters<typeof published>[0]) => nextLookAt(published(over), 'WEEKLY', programTerms)

describe('the timer looks at a program', () => {
  it('never while it is drafted, nor without an end', () => {
    expect(nextLookAt(draft, 'WEEKLY', programTerms)).toBeNull()
    expect(look({ endDate: null })).toBeNull()
    expect(look({ endDate: null, status: 'OnHold', holdCause: 'ADMIN' })).toBeNull()
  })

  it('when its first day begins or when it is listed, whichever is later', () => {
    expect(look({ status: 'Soon', startDate: '2026-12-01' })).toBe(at('2026-12-01T00:00'))
    expect(look({ status: 'Soon', publishDate: at('2026-12-05T00:00') })).toBe(at('2026-12-05T00:00'))
    expect(startsAt({ startDate: '2026-12-09', publishDate: at('2026-12-05T00:00') })).toBe(at('2026-12-09T00:00'))
  })

  it('when its last day is over, running or on hold', () => {
    for (const over of [{ status: 'Active' as const }, { status: 'OnHold' as const, holdCause: 'OWNER' as const }])
      expect(look({ ...over, endDate: '2027-01-31' })).toBe(at('2027-02-01T00:00'))
    expect(look({ status: 'Soon', startDate: '2027-03-01', endDate: '2027-01-31' })).toBe(at('2027-02-01T00:00'))
  })
})

describe('what is left of a retired program goes back', () => {
  const retired = published({ status: 'Retired', retiredAt: now })

  it('after the window, the hold of its objective and the run that follows', () => {
    // 22 November + 30 + 14 days is Tuesday 5 January; the Sunday after it is the 10th.
    expect(releasesAt(retired, 'WEEKLY', programTerms)).toBe(at('2027-01-10T09:00'))
    expect(releasesAt(retired, 'MONTHLY', programTerms)).toBe(at('2027-02-01T09:00'))
    expect(releasesAt({ ...retired, objectiveType: 'TRAFFIC' }, 'WEEKLY', programTerms)).toBe(at('2026-12-27T09:00'))
    expect(nextLookAt(retired, 'QUARTERLY', programTerms)).toBe(at('2027-04-01T09:00'))
  })

  it('without a hold in a demonstration, where the window runs all the same (X-20)', () => {
    expect(programTermsOf('live')).toBe(programTerms)
    expect(releasesAt(retired, 'WEEKLY', programTermsOf('demo'))).toBe(at('2026-12-27T09:00'))
  })

  it('at a moment that is known beforehand where it has an end', () => {
    expect(releasesAt(published(), 'WEEKLY', programTerms)).toBeNull()
    expect(expectedReleaseAt(published({ endDate: null }), 'WEEKLY', programTerms)).toBeNull()
    const expected = expectedReleaseAt(published({ endDate: '2026-11-30' }), 'WEEKLY', programTerms) ?? 0
    expect(expected).toBe(at('2027-01-17T09:00'))
    expect(expected - now).toBeGreaterThan(44 * day + hour)
    expect(expectedReleaseAt(retired, 'WEEKLY', programTerms)).toBe(at('2027-01-10T09:00'))
  })

  it('on a day that its owner can be told before they end it', () => {
    const stamp = { terms: programTerms, now }
    expect(returnsAt(published({ retiredAt: null }), 'WEEKLY', stamp)).toBe(releasesAt(retired, 'WEEKLY', programTerms))
    expect(returnsAt(retired, 'WEEKLY', { ...stamp, now: now + 9 * day })).toBe(at('2027-01-10T09:00'))
    expect(returnsAt(published({ status: 'Draft', retiredAt: null }), 'WEEKLY', stamp)).toBeNull()
  })
})
