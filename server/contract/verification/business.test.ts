import { describe, expect, it } from 'vitest'
import { businessRefusal, decideBusinessCreation, decideResubmission, isAccountOf, resubmissionRefusal } from './business.ts'
import { dueFrom } from './outcome.ts'
import type { AcceptedBusiness } from './rules.ts'
import { anyCheck, anySubject, now } from './testing/any.ts'

const business: AcceptedBusiness = {
  type: 'BRAND',
  name: 'Nabt Coffee',
  countryId: 'SA',
  email: 'people@nabt.example',
  mobileCountryId: 'SA',
  mobileNumber: '512345678',
  contactMethods: ['email'],
  socialPlatform: 'INSTAGRAM',
  socialUrl: 'https://instagram.com/Nabt',
  vatNumber: '300123456789003',
  documents: [],
}
const rule = { max: 3, productName: { en: 'Wasla', ar: 'وصلة' } }
const state = { businesses: 0, isNameTaken: false, isAccountOpen: true, isSocialAccountTaken: false }
const ids = { profile: 'p', link: 'l', verification: 'v', case: 'k' }
const decide = (over: Partial<typeof state> = {}, input: Partial<AcceptedBusiness> = {}) =>
  decideBusinessCreation({ ...state, ...over }, { ...business, ...input }, { ...rule, ids, now })

describe('decideBusinessCreation', () => {
  it('returns a typed link, the registration numbers, and a case due in three working days', () => {
    expect(decide().changes).toEqual({
      link: {
        id: 'l',
        profileId: 'p',
        platform: 'INSTAGRAM',
        socialProfileId: 'handle:nabt:p',
        pictureUrl: null,
        profileUrl: 'https://instagram.com/Nabt',
        userName: 'Nabt',
        followers: 0,
        connectedAt: now,
        source: 'ESTIMATED',
      },
      registration: { profileId: 'p', commercialRegistrationNumber: null, vatNumber: '300123456789003' },
      verification: {
        id: 'v',
        profileId: 'p',
        type: 'BUSINESS',
        status: 'InReview',
        referenceId: 'biz_k',
        rejectionReason: null,
        createdAt: now,
        dueAt: dueFrom(now),
        reviewedAt: null,
      },
    })
  })

  it.each([
    ['of an account that was closed meanwhile', { isAccountOpen: false, businesses: 3 }, {}, 'INVALID_SESSION'],
    ['beyond the limit', { businesses: 3, isNameTaken: true }, {}, 'BUSINESS_PROFILE_LIMIT_EXCEEDED'],
    ['by the name of the product', {}, { name: 'Wasla Official' }, 'DTO_VALIDATION_ERROR'],
    ['by the name of another', { isNameTaken: true, isSocialAccountTaken: true }, {}, 'DTO_VALIDATION_ERROR'],
    ['with the account of another', { isSocialAccountTaken: true }, {}, 'SOCIAL_ACCOUNT_ALREADY_CONNECTED'],
  ] as const)('refuses a business %s', (_, over, input, code) => expect(decide(over, input).problem?.code).toBe(code))

  it('checks the limit and the name, in businessRefusal, before the documents are read', () => {
    expect(businessRefusal({ businesses: 3, isNameTaken: false }, business, rule)?.code).toBe('BUSINESS_PROFILE_LIMIT_EXCEEDED')
    expect(businessRefusal(state, business, rule)).toBeNull()
  })

  it('recognises, in isAccountOf, a connected account in any case, but not a typed account', () => {
    const link = { platform: 'INSTAGRAM' as const, userName: 'NABT', socialProfileId: '17' }
    expect(isAccountOf(link, business)).toBe(true)
    expect(isAccountOf({ ...link, socialProfileId: 'handle:nabt:q' }, business)).toBe(false)
    expect(isAccountOf({ ...link, platform: 'TIKTOK' }, business)).toBe(false)
    expect(isAccountOf({ ...link, userName: 'nabt2' }, business)).toBe(false)
  })
})

describe('decideResubmission', () => {
  const brand = anySubject({ type: 'BRAND', status: 'Rejected' })
  const at = { id: 'v2', caseId: 'k2', now }
  const whose = { userId: 'u', profileId: 'p' }

  it('opens a new case', () => {
    expect(decideResubmission({ subject: brand, checks: [] }, whose, at).changes).toMatchObject({
      verification: { id: 'v2', referenceId: 'biz_k2', status: 'InReview', dueAt: dueFrom(now) },
      event: 'resubmitted',
    })
  })

  it('accepts documents of an active business that must be checked again, one case at a time, and keeps the business active', () => {
    const subject = { ...brand, status: 'Active', identityRecheckSince: 1, hasPerson: false } as const
    expect(decideResubmission({ subject, checks: [] }, whose, at).changes).toMatchObject({
      verification: { status: 'InReview' },
      event: null,
    })
    const checks = [anyCheck({ type: 'BUSINESS', status: 'InReview' })]
    expect(decideResubmission({ subject, checks }, whose, at).problem?.code).toBe('VERIFICATION_CONFLICT')
  })

  it.each([
    ['for nobody', null, 'PROFILE_NOT_FOUND'],
    ['for somebody else’s business', { ...brand, userId: 'other' }, 'PROFILE_NOT_FOUND'],
    ['for a person', anySubject({ status: 'Rejected' }), 'FORBIDDEN'],
    ['while they are read', { ...brand, status: 'AdminVerifying' }, 'VERIFICATION_CONFLICT'],
    ['for an active business', { ...brand, status: 'Active' }, 'NO_CHANGES_TO_UPDATE'],
    ['for one whose person is checked again', { ...brand, status: 'Active', identityRecheckSince: 1 }, 'NO_CHANGES_TO_UPDATE'],
  ] as const)('refuses documents %s', (_, subject, code) => {
    expect(resubmissionRefusal({ subject, checks: [] }, 'u')?.code).toBe(code)
    expect(decideResubmission({ subject, checks: [] }, whose, at).problem?.code).toBe(code)
  })
})
