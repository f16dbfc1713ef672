import { describe, expect, it } from 'vitest'
import type { SubmitLicenceInput } from '@wasla/contract/generated/user-types.ts'
import { isProblem } from '@wasla/contract/errors/problem.ts'
import { dayLater } from '@wasla/contract/licences/days.ts'
import { licenceLimits } from '@wasla/contract/licences/limits.ts'
import { civilDate } from '@wasla/contract/platform/riyadh.ts'
import { typedAccountId } from '@wasla/contract/social/record.ts'
import type { DatabaseHandle } from '#database/database.ts'
import { eachDatabase } from '#database/testing/each-database.ts'
import { lockedPdf } from '../../testing/made-pdf.ts'
import type { Viewer } from '../session/viewer.ts'
import { refusal } from '../session/testing/session-harness.ts'
import { applicants, document, upload } from '../verification/testing/applicants.ts'

const day = 24 * 3_600_000
const number = '11820477'
const locked = (await lockedPdf()).toString('latin1')

/** People whose identity was checked, with a connected account each, and a reviewer. */
function setUp(handle: DatabaseHandle) {
  const t = applicants(handle)
  const { licences } = t.services
  const today = () => civilDate(t.clock.now())
  const accountsOf = async ({ profileId }: Viewer) => (await t.services.social.own({ profileId })).map(({ id }) => id)
  async function submit(viewer: Viewer, over: Partial<SubmitLicenceInput> = {}) {
    const accountIds = await accountsOf(viewer)
    const input = { number, expiresOn: dayLater(today(), 100), accountIds, document: upload(document, 'licence.pdf'), ...over }
    return licences.submit(viewer, input)
  }
  const openCase = async ({ profileId }: Viewer) => {
    const { data } = await t.verification.cases({ kind: 'LICENCE', status: 'InReview' }, { limit: 10, offset: 0 })
    return data.find((one) => one.profileId === profileId) ?? null
  }
  async function decide(viewer: Viewer, reason: string | null = null) {
    const id = (await openCase(viewer))?.id ?? ''
    await t.review(id, reason === null ? { approve: true } : { approve: false, reason })
    return id
  }
  async function licensed(viewer: Viewer, over: Partial<SubmitLicenceInput> = {}) {
    await submit(viewer, over)
    await decide(viewer)
  }
  return { ...t, licences, today, accountsOf, submit, openCase, decide, licensed, person: () => t.somebody('INFLUENCER', 'Active') }
}

async function fieldOf(work: Promise<unknown>) {
  try {
    await work
    return null
  } catch (error) {
    if (!isProblem(error)) throw error
    return error.fields.map(({ path, rule }) => `${path} ${rule}`).join() || error.code
  }
}

describe('a licence', () => {
  eachDatabase((open) => {
    it('waits for a reviewer with its facts and its document, and has its mark once it is approved', async () => {
      const t = setUp(await open())
      const reem = await t.person()
      const mine = await t.submit(reem, { number: '١١٨٢ ٠٤٧٧' })
      expect(mine).toMatchObject({ current: null, next: { state: 'IN_REVIEW', number, documentName: 'licence.pdf' } })
      expect(await t.licences.shown(reem.profileId)).toBeNull()
      const open_ = await t.openCase(reem)
      expect(open_).toMatchObject({ type: 'LICENCE', licence: { number, expiresOn: dayLater(t.today(), 100) } })
      expect(open_?.licence?.accounts).toHaveLength(1)
      expect(open_?.documents).toMatchObject([{ name: 'licence.pdf' }])
      expect(await t.verification.mine(reem)).toEqual([])
      await t.decide(reem)
      expect(await t.licences.shown(reem.profileId)).toMatchObject({ number, accountIds: await t.accountsOf(reem) })
      expect(await t.status(reem)).toBe('Active')
      expect(await t.notes(reem)).toEqual([['LICENCE_APPROVED', {}]])
    })

    it('has its mark through its last day, and nothing has to run for the mark to go', async () => {
      const t = setUp(await open())
      const reem = await t.person()
      await t.licensed(reem)
      t.clock.advance(100 * day)
      expect(await t.licences.shown(reem.profileId)).not.toBeNull()
      t.clock.advance(day)
      expect(await t.licences.shown(reem.profileId)).toBeNull()
      expect((await t.licences.mine(reem)).current).toMatchObject({ state: 'EXPIRED' })
    })

    it('keeps its mark while a new one is checked and if that is declined, and is replaced if it is approved', async () => {
      const t = setUp(await open())
      const reem = await t.person()
      await t.licensed(reem)
      t.clock.advance(day)
      await t.submit(reem, { number: '22220000' })
      expect(await t.licences.shown(reem.profileId)).toMatchObject({ number })
      expect(await fieldOf(t.submit(reem))).toBe('VERIFICATION_CONFLICT')
      await t.decide(reem, 'The number is not on the document')
      expect(await t.licences.mine(reem)).toMatchObject({
        current: { number, state: 'VALID' },
        next: { state: 'DECLINED', reason: 'The number is not on the document' },
      })
      t.clock.advance(day)
      await t.licensed(reem, { number: '22220000' })
      expect(await t.licences.mine(reem)).toMatchObject({ current: { number: '22220000' }, next: null })
      expect((await t.notes(reem)).map(([type]) => type)).toEqual(['LICENCE_APPROVED', 'LICENCE_DECLINED', 'LICENCE_APPROVED'])
    })

    it('does not stop its holder from an identity check', async () => {
      const t = setUp(await open())
      const reem = await t.person()
      await t.submit(reem)
      await t.db.updateTable('users').set({ identity_recheck_since: 1 }).where('id', '=', reem.userId).execute()
      expect((await t.verification.createInquiry(reem)).inquiryId).not.toBe('')
      expect(await t.openCase(reem)).not.toBeNull()
    })
  })
})

describe('the number of a licence', () => {
  eachDatabase((open) => {
    it('belongs to one profile from its submission, also in other digits, until it is declined or removed', async () => {
      const t = setUp(await open())
      const [reem, thief] = [await t.person(), await t.person()]
      await t.submit(reem)
      expect(await fieldOf(t.submit(thief))).toBe('number licenceTaken')
      expect(await fieldOf(t.submit(thief, { number: '١١٨٢-٠٤٧٧' }))).toBe('number licenceTaken')
      await t.decide(reem, 'Another person is on the document')
      expect(await fieldOf(t.submit(thief))).toBeNull()
      expect(await fieldOf(t.submit(reem))).toBe('number licenceTaken')
      await t.licences.remove(thief)
      expect(await fieldOf(t.submit(reem))).toBeNull()
    })

    it('stays with its profile after its last day', async () => {
      const t = setUp(await open())
      const [reem, thief] = [await t.person(), await t.person()]
      await t.licensed(reem)
      t.clock.advance(200 * day)
      expect(await fieldOf(t.submit(thief))).toBe('number licenceTaken')
      expect(await fieldOf(t.submit(reem))).toBeNull()
    })

    it('cannot be probed: every try counts towards the limit of a day', async () => {
      const t = setUp(await open())
      const [reem, prober] = [await t.person(), await t.person()]
      await t.submit(reem)
      for (let at = 0; at < licenceLimits.submissions.count; at++) expect(await fieldOf(t.submit(prober))).toBe('number licenceTaken')
      expect(await fieldOf(t.submit(prober))).toBe('RATE_LIMITED')
    })
  })
})

describe('the accounts of a licence', () => {
  eachDatabase((open) => {
    it('are connected accounts of its holder: neither those of others nor typed ones', async () => {
      const t = setUp(await open())
      const [reem, other] = [await t.person(), await t.person()]
      expect(await fieldOf(t.submit(reem, { accountIds: await t.accountsOf(other) }))).toBe('accountIds unknownValue')
      const [account = ''] = await t.accountsOf(reem)
      const typed = typedAccountId('reem', reem.profileId)
      await t.db.updateTable('social_links').set({ social_profile_id: typed }).where('id', '=', account).execute()
      expect(await fieldOf(t.submit(reem))).toBe('accountIds unknownValue')
    })

    it('are covered no more once they are disconnected or belong to another profile', async () => {
      const t = setUp(await open())
      const [reem, other] = [await t.person(), await t.person()]
      await t.connect(reem.profileId)
      await t.licensed(reem)
      const [first = '', second = ''] = await t.accountsOf(reem)
      expect((await t.licences.shown(reem.profileId))?.accountIds).toEqual([first, second])
      await t.db.updateTable('social_links').set({ profile_id: other.profileId }).where('id', '=', first).execute()
      expect((await t.licences.shown(reem.profileId))?.accountIds).toEqual([second])
      await t.db.deleteFrom('social_links').where('id', '=', second).execute()
      expect(await t.licences.shown(reem.profileId)).toMatchObject({ number, accountIds: [] })
    })
  })
})

describe('the document of a licence', () => {
  eachDatabase((open) => {
    it('is refused at its field if it cannot be read, and nothing of it stays', async () => {
      const t = setUp(await open())
      const reem = await t.person()
      expect(await fieldOf(t.submit(reem, { document: upload('<html>', 'licence.pdf') }))).toBe('document pdfType')
      expect(await fieldOf(t.submit(reem, { document: upload(Buffer.from(locked, 'latin1'), 'licence.pdf') }))).toBe('document pdfLocked')
      expect(await t.openCase(reem)).toBeNull()
      expect(await t.db.selectFrom('licences').selectAll().execute()).toEqual([])
      expect(t.files.stored.size).toBe(0)
    })

    it('is deleted ninety days after the decision, while the licence stays', async () => {
      const t = setUp(await open())
      const reem = await t.person()
      await t.licensed(reem)
      expect(t.files.stored.size).toBe(1)
      t.clock.advance(91 * day)
      await t.verification.sweep()
      expect(t.files.stored.size).toBe(0)
      expect((await t.licences.mine(reem)).current).toMatchObject({ state: 'VALID', documentName: null })
    })
  })
})

describe('removing a licence', () => {
  eachDatabase((open) => {
    it('ends the mark and the open case, and deletes the documents', async () => {
      const t = setUp(await open())
      const reem = await t.person()
      await t.licensed(reem)
      await t.submit(reem, { number: '22220000' })
      const waiting = (await t.openCase(reem))?.id ?? ''
      expect(await t.licences.remove(reem)).toMatchObject({ current: null, next: null })
      expect(await t.licences.shown(reem.profileId)).toBeNull()
      expect(await t.openCase(reem)).toBeNull()
      expect(t.files.stored.size).toBe(0)
      expect(await t.db.selectFrom('verification_documents').selectAll().execute()).toEqual([])
      expect(await refusal(t.review(waiting, { approve: true }))).toBe('NO_CHANGES_TO_UPDATE')
      expect(await t.licences.shown(reem.profileId)).toBeNull()
      expect(await refusal(t.licences.remove(reem))).toBe('NO_CHANGES_TO_UPDATE')
    })
  })
})

describe('reminders', () => {
  eachDatabase((open) => {
    const reminders = async (t: ReturnType<typeof setUp>, viewer: Viewer) =>
      (await t.notes(viewer)).flatMap(([type, meta]) => (type === 'LICENCE_EXPIRES' ? [(meta as { count: number }).count] : []))

    it('are sent 60, 30 and 7 days before the end, each once, however often the timer runs', async () => {
      const t = setUp(await open())
      const reem = await t.person()
      await t.licensed(reem)
      for (let at = 0; at < 102; at++) {
        await t.licences.remindDue()
        await t.licences.remindDue()
        t.clock.advance(day)
      }
      expect(await reminders(t, reem)).toEqual([60, 30, 7])
    })

    it('are sent late after a pause of the server, but only the last one', async () => {
      const t = setUp(await open())
      const reem = await t.person()
      await t.licensed(reem)
      t.clock.advance(75 * day)
      await t.licences.remindDue()
      expect(await reminders(t, reem)).toEqual([25])
    })

    it('are not sent for a licence that is removed, replaced, declined or was approved after their day', async () => {
      const t = setUp(await open())
      const people = [await t.person(), await t.person(), await t.person(), await t.person()] as const
      const [removed, replaced, declined, late] = people
      await t.licensed(removed, { number: '10000001' })
      await t.licensed(replaced, { number: '10000002' })
      await t.submit(declined, { number: '10000003' })
      await t.decide(declined, 'Not readable')
      t.clock.advance(day)
      await t.licences.remove(removed)
      await t.licensed(replaced, { number: '10000005', expiresOn: dayLater(t.today(), 900) })
      t.clock.advance(41 * day)
      await t.licensed(late, { number: '10000004', expiresOn: dayLater(t.today(), 20) })
      await t.licences.remindDue()
      expect(await Promise.all(people.map((one) => reminders(t, one)))).toEqual([[], [], [], []])
      t.clock.advance(13 * day)
      await t.licences.remindDue()
      expect(await reminders(t, late)).toEqual([7])
    })
  })
})
