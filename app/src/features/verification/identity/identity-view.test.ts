import { describe, expect, it } from 'vitest'
import { identityView } from './identity-view.ts'

const check = (
  status: 'Pending' | 'InReview' | 'Approved' | 'Rejected' | 'Expired',
  createdAt = '2026-03-01',
  rejectionReason: string | null = null,
) => ({
  type: 'IDENTITY' as const,
  status,
  createdAt,
  rejectionReason,
})
const view = (verifications: Parameters<typeof identityView>[0]['verifications'], links = 1) =>
  identityView({ state: 'IdentityVerifying', verifications, links, recheckSince: null })

describe('identityView', () => {
  it('offers to begin if no check was finished', () => {
    for (const checks of [[], [check('Pending')], [check('Expired')]]) expect(view(checks)).toMatchObject({ kind: 'open', mayStart: true })
  })

  it('offers no new check during a review', () => expect(view([check('InReview')])).toMatchObject({ kind: 'review', mayStart: false }))

  it('returns the reason of the last refusal and allows another try', () =>
    expect(view([check('Rejected', '2026-03-02', 'Blurred'), check('Rejected', '2026-03-01', 'Too dark')])).toMatchObject({
      kind: 'refused',
      mayStart: true,
      reason: 'Blurred',
    }))

  it('asks for a connected account if only that is missing', () => {
    expect(view([check('Approved')], 0)).toMatchObject({ kind: 'approved', needsLink: true, mayStart: false })
    expect(view([check('Approved')], 1)).toMatchObject({ kind: 'approved', needsLink: false })
  })

  it('asks an Active user for nothing', () =>
    expect(identityView({ state: 'Active', verifications: [], links: 1, recheckSince: null })).toMatchObject({
      kind: 'approved',
      mayStart: false,
    }))

  it('offers the new check after a long absence until it is passed, even if an earlier check was passed', () => {
    const again = (...checks: ReturnType<typeof check>[]) =>
      identityView({ state: 'Active', verifications: [...checks, check('Approved', '2025-01-01')], links: 1, recheckSince: '2026-03-01' })
    expect(again()).toMatchObject({ kind: 'open', mayStart: true, isRecheck: true })
    expect(again(check('InReview', '2026-03-02'))).toMatchObject({ kind: 'review', mayStart: false })
    expect(again(check('Rejected', '2026-03-02', 'Blurred'))).toMatchObject({ kind: 'refused', mayStart: true, reason: 'Blurred' })
  })

  it('ignores the review of a business’s documents', () =>
    expect(view([{ ...check('Rejected'), type: 'BUSINESS' }])).toMatchObject({ kind: 'open' }))
})
