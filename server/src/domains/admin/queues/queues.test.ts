import { describe, expect, it } from 'vitest'
import { toDateTime } from '@wasla/contract/profiles/fields.ts'
import { refusal } from '../../session/testing/session-harness.ts'
import { lastLines, adminTestApp } from '../testing/admin-app.ts'
import { eachWorld } from '../../../testing/test-world.ts'

describe('the waiting list in the back office', () => {
  eachWorld((open) => {
    it('shows who waits, in order, with their position and followers', async () => {
      const { service, world } = await adminTestApp(await open())
      const { count, data } = await service.waitingList({ pagination: { limit: 5 } })
      expect(count).toBe(world.waitingList.filter((entry) => entry.admittedAt === null).length)
      expect(data.map((row) => row.position)).toEqual([1, 2, 3, 4, 5])
      const second = await service.waitingList({ pagination: { limit: 5, offset: 5 } })
      expect(second.data.map((row) => row.position)).toEqual([6, 7, 8, 9, 10])
      const last = await service.waitingList({ pagination: { limit: 1, sort: [{ field: 'position', direction: 'DESC' }] } })
      expect(last.data.map((row) => row.position)).toEqual([count])
      for (const row of data) {
        const profileIds = world.profiles.filter(({ userId, type }) => userId === row.userId && type === row.role).map(({ id }) => id)
        const followers = world.socialLinks
          .filter(({ profileId }) => profileIds.includes(profileId))
          .reduce((sum, link) => sum + link.followers, 0)
        expect(row.followers).toBe(followers)
      }
    })

    it('finds a person with their position in the whole list, and filters by role', async () => {
      const { service } = await adminTestApp(await open())
      const all = await service.waitingList({ pagination: { limit: 100 } })
      const someone = all.data[11]
      const found = await service.waitingList({ term: someone?.mobileNumber })
      expect(found).toEqual({ count: 1, data: [someone] })
      const agents = await service.waitingList({ role: 'AGENT', pagination: { limit: 100 } })
      expect(agents.data).toEqual(all.data.filter((row) => row.role === 'AGENT'))
      expect(agents.count).toBe(agents.data.length)
      expect((await service.waitingList({ term: 'nobody at all' })).count).toBe(0)
    })

    it('admits chosen entries and the next in line, with an audit line for each', async () => {
      const t = await adminTestApp(await open())
      const { service, reviewer } = t
      const before = await service.waitingList({ pagination: { limit: 10 } })
      const [first, second, third, fourth] = before.data
      await service.admit(reviewer, { entryIds: [third?.id ?? '', 'nobody'] })
      await service.admitNext(reviewer, { count: 2 })
      const after = await service.waitingList({ pagination: { limit: 10 } })
      expect(after.count).toBe(before.count - 3)
      expect(after.data[0]?.id).toBe(fourth?.id)
      expect((await lastLines(t, 3)).map(({ action, target }) => [action, target]).toSorted()).toEqual(
        [first?.id, second?.id, third?.id].map((id) => ['admin.admitted', id]).toSorted(),
      )
      expect(await refusal(service.admit(reviewer, { entryIds: [third?.id ?? ''] }))).toBe('NO_CHANGES_TO_UPDATE')
      expect(await refusal(service.admit(reviewer, { entryIds: [] }))).toBe('DTO_VALIDATION_ERROR')
      expect(await refusal(service.admitNext(reviewer, { count: 0 }))).toBe('DTO_VALIDATION_ERROR')
    })
  })
})

describe('review cases in the back office', () => {
  eachWorld((open) => {
    it('are listed by due date, and show documents to reviewers only', async () => {
      const { service, reviewer, support, world } = await adminTestApp(await open())
      const waiting = world.verifications.filter((one) => one.status === 'InReview')
      const { count, data } = await service.reviewCases(reviewer, { status: 'InReview', pagination: { limit: 100 } })
      expect(count).toBe(waiting.length)
      expect(data.map((one) => one.dueAt)).toEqual(data.map((one) => one.dueAt).toSorted())
      const business = data.find((one) => one.kind === 'BUSINESS')
      const asSupport = await service.reviewCase(support, business?.id ?? '')
      expect(asSupport).toMatchObject({ documents: [], provider: null })
      // The page of one case shows the applicant in addition to the list. Support sees neither documents nor applicant.
      const { applicant, ...listed } = await service.reviewCase(reviewer, business?.id ?? '')
      expect({ ...listed, applicant: null }).toEqual(business)
      const profile = world.profiles.find(({ id }) => id === business?.profileId)
      expect(applicant).toMatchObject({ userId: profile?.userId, userName: profile?.userName })
      expect(asSupport.applicant).toBeNull()
      expect(await refusal(service.reviewCase(reviewer, 'none'))).toBe('VERIFICATION_NOT_FOUND')
      expect(await refusal(service.reviewCases(reviewer, { kind: 'PASSPORT' }))).toBe('DTO_VALIDATION_ERROR')
      const identities = await service.reviewCases(reviewer, { kind: 'IDENTITY', pagination: { limit: 100 } })
      expect(identities.data.every((one) => one.kind === 'IDENTITY')).toBe(true)
    })

    it('are found by a person’s whole name or a part of it', async () => {
      const { service, reviewer } = await adminTestApp(await open())
      const { data } = await service.reviewCases(reviewer, { kind: 'IDENTITY', pagination: { limit: 100 } })
      const name = data[0]?.name ?? ''
      expect(name).toContain(' ')
      for (const term of [name, name.toUpperCase(), name.split(' ')[1]])
        expect((await service.reviewCases(reviewer, { term, pagination: { limit: 100 } })).data.map((one) => one.name)).toContain(name)
      expect((await service.reviewCases(reviewer, { term: `${name} nobody` })).count).toBe(0)
    })

    it('are approved or rejected once, and show the reason and the reviewer', async () => {
      const t = await adminTestApp(await open())
      const { service, reviewer } = t
      const { data } = await service.reviewCases(reviewer, { status: 'InReview', kind: 'BUSINESS' })
      const [one, other] = data
      if (!one || !other) throw new Error('The demonstration has no two cases of businesses')
      expect(await refusal(service.decide(reviewer, one.id, { approve: false, rejectionReason: ' ' }))).toBe('DTO_VALIDATION_ERROR')
      const rejected = await service.decide(reviewer, one.id, { approve: false, rejectionReason: 'The licence has expired.' })
      const decidedAt = toDateTime(t.clock.now())
      expect(rejected).toMatchObject({
        status: 'Rejected',
        rejectionReason: 'The licence has expired.',
        reviewedBy: { id: reviewer.id },
        reviewedAt: decidedAt,
      })
      const approved = await service.decide(reviewer, other.id, { approve: true })
      expect(approved).toMatchObject({ status: 'Approved', rejectionReason: null, reviewedAt: decidedAt })
      expect(await refusal(service.decide(reviewer, one.id, { approve: true }))).toBe('NO_CHANGES_TO_UPDATE')
      expect(await lastLines(t, 2)).toMatchObject([
        { action: 'admin.caseApproved', target: other.id, before: { status: 'InReview' }, after: { status: 'Approved' } },
        { action: 'admin.caseRejected', target: one.id, after: { status: 'Rejected', rejectionReason: 'The licence has expired.' } },
      ])
    })
  })
})
