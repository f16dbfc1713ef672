import { describe, expect, it } from 'vitest'
import { eachDatabase, openTestDatabase } from '#database/testing/each-database.ts'
import { inTransaction } from '#database/transaction.ts'
import type { Inquiry } from '../../providers/identity/port.ts'
import { refusal } from '../session/testing/session-harness.ts'
import { advanceProfile } from './service.ts'
import { applicants } from './testing/applicants.ts'

const [good, doubtful, bad] = ['1010101010', '1010101018', '1010101019']
const hour = 3600

describe('an identity check', () => {
  eachDatabase((open) => {
    it('activates a person with a connected account if it is passed, and notifies them', async () => {
      const t = applicants(await open())
      const viewer = await t.somebody()
      expect(await t.check(viewer, good)).toMatchObject({ type: 'IDENTITY', status: 'Approved' })
      expect(await t.status(viewer)).toBe('Active')
      expect(await t.notes(viewer)).toEqual([['IDENTITY_VERIFICATION_APPROVED', {}]])
    })

    it('activates a person without an account only when they connect their first one', async () => {
      const t = applicants(await open())
      const viewer = await t.somebody('AGENT', 'IdentityVerifying', 0)
      await t.check(viewer, good)
      expect(await t.status(viewer)).toBe('IdentityVerifying')
      await inTransaction(t.db, (tx) => advanceProfile(tx, t, viewer.profileId))
      expect(await t.status(viewer)).toBe('IdentityVerifying')
      await t.connect(viewer.profileId)
      await inTransaction(t.db, (tx) => advanceProfile(tx, t, viewer.profileId))
      expect(await t.status(viewer)).toBe('Active')
    })

    it('activates a person if it is passed while the first account is being connected', async () => {
      const t = applicants(await open())
      const viewer = await t.somebody('INFLUENCER', 'IdentityVerifying', 0)
      const { inquiryId } = await t.verification.createInquiry(viewer)
      await t.show(inquiryId, good)
      const { submitted } = await inTransaction(t.db, async (tx) => {
        await t.connect(viewer.profileId, {}, tx)
        await advanceProfile(tx, t, viewer.profileId)
        const submitting = t.verification.submitInquiry(viewer, inquiryId)
        // With several database connections, the result arrives while this transaction is open.
        for (let round = 0; round < 50; round++) await tx.selectFrom('users').select('id').limit(1).execute()
        return { submitted: submitting }
      })
      await submitted
      expect(await t.status(viewer)).toBe('Active')
    })

    it('goes to a reviewer if it is in doubt, due in three working days', async () => {
      const t = applicants(await open())
      const viewer = await t.somebody()
      // The test's time is Sunday noon in Riyadh.
      expect(await t.check(viewer, doubtful)).toMatchObject({ status: 'InReview', dueAt: t.clock.now() + 72 * hour * 1000 })
      expect(await t.status(viewer)).toBe('AdminVerifying')
      expect(await refusal(t.verification.createInquiry(viewer))).toBe('VERIFICATION_CONFLICT')
    })

    it('can be tried three times in thirty days; the third failure rejects the person', async () => {
      const t = applicants(await open())
      const viewer = await t.somebody()
      for (const status of ['IdentityVerifying', 'IdentityVerifying', 'Rejected']) {
        expect(await t.check(viewer, bad)).toMatchObject({ status: 'Rejected', rejectionReason: null })
        expect(await t.status(viewer)).toBe(status)
        t.later(hour)
      }
      const day = 24 * hour
      expect(await refusal(t.verification.createInquiry(viewer))).toEqual({ code: 'RATE_LIMITED', retryAfter: 30 * day - 3 * hour })
      expect(await t.verification.mine(viewer)).toHaveLength(3)
      t.later(30 * day - 3 * hour)
      await t.verification.createInquiry(viewer)
      expect(await t.status(viewer)).toBe('IdentityVerifying')
    })

    it('can be resumed within a day, and is replaced by a new one after that', async () => {
      const t = applicants(await open())
      const viewer = await t.somebody()
      const first = await t.verification.createInquiry(viewer)
      t.later(23 * hour)
      expect(await t.verification.createInquiry(viewer)).toEqual({ ...first, status: 'pending' })
      t.later(2 * hour)
      const second = await t.verification.createInquiry(viewer)
      expect(second.inquiryId).not.toBe(first.inquiryId)
      expect((await t.verification.mine(viewer)).map(({ status }) => status)).toEqual(['Pending', 'Expired'])
    })

    it('is applied when the person returns, if the provider has not reported its result', async () => {
      const t = applicants(await open())
      const viewer = await t.somebody()
      const { inquiryId } = await t.verification.createInquiry(viewer)
      await t.show(inquiryId, good)
      expect(await refusal(t.verification.createInquiry(viewer))).toBe('NO_CHANGES_TO_UPDATE')
      expect(await t.status(viewer)).toBe('Active')
    })

    it('is begun once, even if several tabs begin it', async () => {
      const t = applicants(await open())
      const viewer = await t.somebody()
      const begun = await Promise.all([1, 2, 3, 4].map(() => t.verification.createInquiry(viewer)))
      expect(new Set(begun.map(({ inquiryId }) => inquiryId)).size).toBe(1)
      expect(await t.verification.mine(viewer)).toHaveLength(1)
    })

    it('is applied once, even if it is submitted several times', async () => {
      const t = applicants(await open())
      const viewer = await t.somebody()
      const { inquiryId } = await t.verification.createInquiry(viewer)
      await t.show(inquiryId, good)
      const answers = await Promise.all([1, 2, 3].map(() => t.verification.submitInquiry(viewer, inquiryId)))
      answers.push(await t.verification.submitInquiry(viewer, inquiryId))
      expect(answers.map(({ status }) => status)).toEqual(['Approved', 'Approved', 'Approved', 'Approved'])
      expect(await t.notes(viewer)).toHaveLength(1)
    })

    it('stays pending until it is finished at the provider; nothing that the browser sends changes it', async () => {
      const t = applicants(await open())
      const viewer = await t.somebody()
      const { inquiryId } = await t.verification.createInquiry(viewer)
      expect(await t.verification.submitInquiry(viewer, inquiryId)).toMatchObject({ status: 'Pending' })
      expect(await t.verification.validateInquiry(viewer, inquiryId)).toEqual({
        status: 'created',
        response: { id: inquiryId, status: 'created' },
      })
      expect(await t.status(viewer)).toBe('IdentityVerifying')
    })

    // Security case 17.
    it('of another person gets the same answer as an unknown one, and nothing changes', async () => {
      const t = applicants(await open())
      const [owner, thief] = [await t.somebody(), await t.somebody()]
      const { inquiryId } = await t.verification.createInquiry(owner)
      await t.show(inquiryId, good)
      for (const name of [inquiryId, 'inq_nobody', '', '../accounts'])
        for (const ask of [() => t.verification.validateInquiry(thief, name), () => t.verification.submitInquiry(thief, name)])
          expect(await refusal(ask())).toBe('VERIFICATION_ID_INVALID')
      expect([await t.status(owner), await t.status(thief)]).toEqual(['IdentityVerifying', 'IdentityVerifying'])
      expect(await t.verification.mine(thief)).toEqual([])
    })
  })
})

describe('the rules of an identity check', () => {
  it('return, to a tab that has read older checks, the check that another tab began', async () => {
    const t = applicants(await openTestDatabase())
    const viewer = await t.somebody()
    const begin = t.identity.begin.bind(t.identity)
    let theirs: string | undefined
    t.identity.begin = async (...request) => {
      t.identity.begin = begin
      await t.check(viewer, bad)
      theirs = (await t.verification.createInquiry(viewer)).inquiryId
      return begin(...request)
    }
    expect((await t.verification.createInquiry(viewer)).inquiryId).toBe(theirs)
    expect(theirs).toBeDefined()
  })

  it('allow thirty requests in a minute', async () => {
    const t = applicants(await openTestDatabase())
    const viewer = await t.somebody()
    const { inquiryId } = await t.verification.createInquiry(viewer)
    await t.limits.take(`identity:${viewer.profileId}`, { count: 30, window: 60 }, { whenDown: 'closed', amount: 29 })
    expect(await refusal(t.verification.submitInquiry(viewer, inquiryId))).toEqual({ code: 'RATE_LIMITED', retryAfter: 60 })
  })

  // Security case 17.
  it('refuse an earlier check while a newer one is pending', async () => {
    const t = applicants(await openTestDatabase())
    const viewer = await t.somebody()
    const { inquiryId } = await t.verification.createInquiry(viewer)
    t.later(25 * hour)
    await t.verification.createInquiry(viewer)
    expect(await refusal(t.verification.validateInquiry(viewer, inquiryId))).toBe('VERIFICATION_CONFLICT')
    expect(await refusal(t.verification.submitInquiry(viewer, inquiryId))).toBe('VERIFICATION_CONFLICT')
  })

  it.each([
    ['BRAND', 'Rejected', 'UNAUTHORIZED_UPDATING'],
    ['INFLUENCER', 'Active', 'NO_CHANGES_TO_UPDATE'],
    ['INFLUENCER', 'Inactive', 'UNAUTHORIZED_UPDATING'],
  ] as const)('do not let a profile of type %s and status %s begin a check', async (type, status, code) => {
    const t = applicants(await openTestDatabase())
    expect(await refusal(t.verification.createInquiry(await t.somebody(type, status)))).toBe(code)
    expect(await t.db.selectFrom('demo_inquiries').selectAll().execute()).toEqual([])
  })

  // Security case 10.
  it('require another check after half a year’s absence; passing it ends the recheck', async () => {
    const t = applicants(await openTestDatabase())
    const viewer = await t.somebody('INFLUENCER', 'Active')
    await t.db.updateTable('users').set({ identity_recheck_since: t.clock.now() }).where('id', '=', viewer.userId).execute()
    expect(await t.verification.recheck(viewer)).toEqual({ since: t.clock.now(), way: 'IDENTITY' })
    await t.check(viewer, good)
    expect(await t.verification.recheck(viewer)).toBeNull()
    expect((await t.db.selectFrom('users').select('identity_recheck_since').executeTakeFirst())?.identity_recheck_since).toBeNull()
    expect(await t.status(viewer)).toBe('Active')
  })
})

describe('an event of the identity provider', () => {
  const report = (inquiryId: string, profileId: string, status: Inquiry['status']): Inquiry => ({
    id: inquiryId,
    profileId,
    status,
    sessionToken: null,
  })

  eachDatabase((open) => {
    it('is applied once, like a submission, for people who have closed the tab', async () => {
      const t = applicants(await open())
      const viewer = await t.somebody()
      const { inquiryId } = await t.verification.createInquiry(viewer)
      const event = { id: 'evt_1', inquiry: report(inquiryId, viewer.profileId, 'approved') }
      expect(await Promise.all([1, 2, 3].map(() => t.verification.takeProviderEvent(event)))).toEqual(
        expect.arrayContaining(['taken', 'known', 'known']),
      )
      expect(await t.status(viewer)).toBe('Active')
      expect(await t.notes(viewer)).toHaveLength(1)
    })

    it.each([
      [['created', 'pending', 'completed', 'approved']],
      [['approved', 'completed', 'pending', 'created']],
      [['pending', 'approved', 'created', 'completed']],
    ] as const)('has the same result in the order %j', async (order) => {
      const t = applicants(await open())
      const viewer = await t.somebody()
      const { inquiryId } = await t.verification.createInquiry(viewer)
      for (const [at, status] of order.entries())
        await t.verification.takeProviderEvent({ id: `evt_${at}`, inquiry: report(inquiryId, viewer.profileId, status) })
      expect(await t.verification.mine(viewer)).toMatchObject([{ status: 'Approved' }])
      expect(await t.notes(viewer)).toHaveLength(1)
    })

    it('changes nothing for another person’s check, for an unknown check and without a check', async () => {
      const t = applicants(await open())
      const [viewer, other] = [await t.somebody(), await t.somebody()]
      const { inquiryId } = await t.verification.createInquiry(viewer)
      const reports = [report(inquiryId, other.profileId, 'approved'), report('inq_unknown', viewer.profileId, 'approved'), null]
      for (const [at, inquiry] of reports.entries())
        expect(await t.verification.takeProviderEvent({ id: `evt_${at}`, inquiry })).toBe('taken')
      expect([await t.status(viewer), await t.status(other)]).toEqual(['IdentityVerifying', 'IdentityVerifying'])
    })
  })
})
