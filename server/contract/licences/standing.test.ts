import { describe, expect, it } from 'vitest'
import { isLicensedOn, isValidOn, licenceStanding, licenceState, ownLicences } from './standing.ts'
import { sampleLicence } from './testing/sample.ts'

const approved = sampleLicence()
const waiting = sampleLicence({ id: 'next', status: 'InReview', createdAt: 3_000, reviewedAt: null, expiresOn: '2028-03-14' })

describe('isValidOn', () => {
  it('keeps the mark through the last day, and ends it with the next day', () => {
    expect(isValidOn(approved, '2027-03-14')).toBe(true)
    expect(isValidOn(approved, '2027-03-15')).toBe(false)
  })

  it.each([{ status: 'InReview' }, { status: 'Rejected' }, { status: 'Expired' }, { removedAt: 5 }] as const)(
    'gives no mark for %o',
    (changes) => expect(isValidOn(sampleLicence(changes), '2026-12-01')).toBe(false),
  )
})

describe('ownLicences', () => {
  it('keeps the approved licence while a new one is under review', () => {
    expect(ownLicences([waiting, approved])).toEqual({ current: approved, next: waiting })
    expect(licenceStanding(ownLicences([waiting, approved]))).toEqual({ licensedUntil: '2027-03-14', isInReview: true })
  })

  it('keeps the approved licence if the new one is declined', () => {
    const declined = { ...waiting, status: 'Rejected' as const, reviewedAt: 4_000 }
    expect(ownLicences([declined, approved])).toEqual({ current: approved, next: declined })
  })

  it('replaces the approved licence by the one that was approved last, even if that one ends earlier', () => {
    const later = sampleLicence({ id: 'later', createdAt: 3_000, reviewedAt: 4_000, expiresOn: '2027-01-01' })
    expect(ownLicences([approved, later])).toEqual({ current: later, next: null })
  })

  it('says nothing of a declined licence after a later one was approved', () => {
    const declined = sampleLicence({ id: 'old', status: 'Rejected', createdAt: 500, reviewedAt: 600 })
    expect(ownLicences([declined, approved])).toEqual({ current: approved, next: null })
  })

  it('leaves out removed and withdrawn licences', () => {
    const withdrawn = sampleLicence({ id: 'withdrawn', status: 'Expired', createdAt: 9_000 })
    expect(ownLicences([sampleLicence({ removedAt: 3_000 }), withdrawn])).toEqual({ current: null, next: null })
    expect(licenceStanding(ownLicences([]))).toEqual({ licensedUntil: null, isInReview: false })
  })
})

it('licenceState follows the case and the day', () => {
  expect(licenceState(approved, '2027-03-14')).toBe('VALID')
  expect(licenceState(approved, '2027-03-15')).toBe('EXPIRED')
  expect(licenceState(waiting, '2030-01-01')).toBe('IN_REVIEW')
  expect(licenceState(sampleLicence({ status: 'Rejected' }), '2026-01-01')).toBe('DECLINED')
})

it('isLicensedOn compares the last day', () => {
  expect(isLicensedOn({ licensedUntil: '2027-03-14' }, '2027-03-14')).toBe(true)
  expect(isLicensedOn({ licensedUntil: '2027-03-14' }, '2027-03-15')).toBe(false)
  expect(isLicensedOn({ licensedUntil: null }, '2026-01-01')).toBe(false)
})
