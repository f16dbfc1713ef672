import { describe, expect, it } from 'vitest'
import { programTerms, programTermsOf } from '../terms.ts'
import { day, draft, hour, now, published } from '../testing/program.ts'
import { expectedReleaseAt, nextCheckAt, releasesAt, returnsAt, startsAt } from './dates.ts'

const at = (text: string) => Date.parse(`${text}+03:00`)
const checkAt = (over: Parameters<typeof published>[0]) => nextCheckAt(published(over), 'WEEKLY', programTerms)

describe('nextCheckAt', () => {
  it('is null for a draft, and for a program without an end', () => {
    expect(nextCheckAt(draft, 'WEEKLY', programTerms)).toBeNull()
    expect(checkAt({ endDate: null })).toBeNull()
    expect(checkAt({ endDate: null, status: 'OnHold', holdCause: 'ADMIN' })).toBeNull()
  })

  it('is the start of the first day or the publication, whichever is later', () => {
    expect(checkAt({ status: 'Soon', startDate: '2026-12-01' })).toBe(at('2026-12-01T00:00'))
    expect(checkAt({ status: 'Soon', publishDate: at('2026-12-05T00:00') })).toBe(at('2026-12-05T00:00'))
    expect(startsAt({ startDate: '2026-12-09', publishDate: at('2026-12-05T00:00') })).toBe(at('2026-12-09T00:00'))
  })

  it('is the end of the last day, while running or on hold', () => {
    for (const over of [{ status: 'Active' as const }, { status: 'OnHold' as const, holdCause: 'OWNER' as const }])
      expect(checkAt({ ...over, endDate: '2027-01-31' })).toBe(at('2027-02-01T00:00'))
    expect(checkAt({ status: 'Soon', startDate: '2027-03-01', endDate: '2027-01-31' })).toBe(at('2027-02-01T00:00'))
  })
})

describe('releasesAt', () => {
  const retired = published({ status: 'Retired', retiredAt: now })

  it('is the first run after the attribution window and the hold of the objective', () => {
    // 22 November + 30 + 14 days is Tuesday 5 January; the Sunday after it is the 10th.
    expect(releasesAt(retired, 'WEEKLY', programTerms)).toBe(at('2027-01-10T09:00'))
    expect(releasesAt(retired, 'MONTHLY', programTerms)).toBe(at('2027-02-01T09:00'))
    expect(releasesAt({ ...retired, objectiveType: 'TRAFFIC' }, 'WEEKLY', programTerms)).toBe(at('2026-12-27T09:00'))
    expect(nextCheckAt(retired, 'QUARTERLY', programTerms)).toBe(at('2027-04-01T09:00'))
  })

  it('includes no hold in the demo, but the same attribution window (X-20)', () => {
    expect(programTermsOf('live')).toBe(programTerms)
    expect(releasesAt(retired, 'WEEKLY', programTermsOf('demo'))).toBe(at('2026-12-27T09:00'))
  })

  it('is predicted by expectedReleaseAt for a program with an end', () => {
    expect(releasesAt(published(), 'WEEKLY', programTerms)).toBeNull()
    expect(expectedReleaseAt(published({ endDate: null }), 'WEEKLY', programTerms)).toBeNull()
    const expected = expectedReleaseAt(published({ endDate: '2026-11-30' }), 'WEEKLY', programTerms) ?? 0
    expect(expected).toBe(at('2027-01-17T09:00'))
    expect(expected - now).toBeGreaterThan(44 * day + hour)
    expect(expectedReleaseAt(retired, 'WEEKLY', programTerms)).toBe(at('2027-01-10T09:00'))
  })

  it('is predicted by returnsAt for the case that the owner ends the program now', () => {
    const stamp = { terms: programTerms, now }
    expect(returnsAt(published({ retiredAt: null }), 'WEEKLY', stamp)).toBe(releasesAt(retired, 'WEEKLY', programTerms))
    expect(returnsAt(retired, 'WEEKLY', { ...stamp, now: now + 9 * day })).toBe(at('2027-01-10T09:00'))
    expect(returnsAt(published({ status: 'Draft', retiredAt: null }), 'WEEKLY', stamp)).toBeNull()
  })
})
