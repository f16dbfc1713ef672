import { deflateSync } from 'node:zlib'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { isProblem } from '@wasla/contract/errors/problem.ts'
import { eachDatabase, openTestDatabase } from '#database/testing/each-database.ts'
import { makePdf } from '../../demo/pdf.ts'
import { refusal } from '../session/testing/session-harness.ts'
import { applicants, document, upload } from './testing/applicants.ts'
import { lockedPdf } from '../../testing/made-pdf.ts'

const hour = 3600
const day = 24 * hour

const locked = (await lockedPdf()).toString('latin1')

async function fieldsOf(work: Promise<unknown>) {
  try {
    return { answered: await work }
  } catch (error) {
    if (!isProblem(error)) throw error
    return { code: error.code, fields: error.fields.map(({ path, rule }) => `${path}: ${rule}`) }
  }
}

const tables = ['profiles', 'verifications', 'verification_documents', 'social_links', 'business_registrations'] as const
type Applicants = ReturnType<typeof applicants>
const counts = async (t: Applicants) =>
  Promise.all(
    tables.map(async (table) =>
      Number(
        (
          await t.db
            .selectFrom(table)
            .select((row) => row.fn.countAll().as('n'))
            .executeTakeFirstOrThrow()
        ).n,
      ),
    ),
  )

describe('creating a business', () => {
  eachDatabase((open) => {
    it('makes a profile, a link, its documents and a case due in three working days', async () => {
      const t = applicants(await open())
      const viewer = await t.somebody('INFLUENCER', 'Onboarding', 0)
      const made = await t.verification.createBusiness(
        viewer,
        t.business({
          name: 'Nabt Coffee',
          socialUrl: 'https://www.instagram.com/Nabt.Coffee/',
          description: ' Coffee ',
          vatNumber: '٣٠٠123456789003',
          documents: [upload(document, '../../etc/pass"wd\u202e.PDF'), upload(document, 'sijill.pdf')],
          icon: upload(
            await sharp({ create: { width: 600, height: 300, channels: 3, background: '#145a3c' } })
              .png()
              .toBuffer(),
            'logo.svg',
          ),
        }),
      )
      expect(made).toMatchObject({
        type: 'BRAND',
        status: 'AdminVerifying',
        verification: { type: 'BUSINESS', status: 'InReview', profileId: made.id, dueAt: t.clock.now() + 3 * day * 1000 },
      })
      expect(await t.db.selectFrom('profiles').selectAll().where('id', '=', made.id).executeTakeFirst()).toMatchObject({
        user_id: viewer.userId,
        name: 'Nabt Coffee',
        bio: 'Coffee',
        status: 'AdminVerifying',
        contact_email: 'people@nabt.example',
        contact_mobile: '+966512345678',
        contact_methods: '["email"]',
        is_nsfw: 0,
      })
      expect((await t.db.selectFrom('profiles').select('picture').where('id', '=', made.id).executeTakeFirst())?.picture).toMatch(
        /^\/files\/[0-9a-f-]{36}$/,
      )
      expect(await t.db.selectFrom('social_links').selectAll().where('profile_id', '=', made.id).execute()).toMatchObject([
        { platform: 'INSTAGRAM', user_name: 'Nabt.Coffee', followers: 0, source: 'ESTIMATED' },
      ])
      expect(await t.verification.findCase(made.verification.id)).toMatchObject({
        name: 'Nabt Coffee',
        vatNumber: '300123456789003',
        documents: [{ name: 'passwd.pdf' }, { name: 'sijill.pdf' }],
      })
      expect([...t.files.stored.keys()].map((key) => key.slice(-3)).toSorted()).toEqual(['jpg', 'pdf', 'pdf'])
      // The session does not change until `switchUser` (C-04, C-05).
      expect(await t.status(viewer)).toBe('Onboarding')
    })

    it('allows three businesses, even if more are created at once', async () => {
      const t = applicants(await open())
      const viewer = await t.somebody()
      const tried = await Promise.all([1, 2, 3, 4, 5].map(() => refusal(t.verification.createBusiness(viewer, t.business()))))
      expect(tried.filter((answer) => answer === 'BUSINESS_PROFILE_LIMIT_EXCEEDED')).toHaveLength(2)
      expect(await counts(t)).toEqual([4, 3, 3, 4, 3])
      expect(t.files.stored.size).toBe(3)
    })

    it('refuses an account that another profile has connected', async () => {
      const t = applicants(await open())
      const taken = await t.somebody()
      await t.connect(taken.profileId, { platform: 'INSTAGRAM', user_name: 'nabt' })
      const before = await counts(t)
      const copy = t.verification.createBusiness(await t.somebody(), t.business({ socialUrl: 'https://www.instagram.com/NABT?x=1' }))
      expect(await fieldsOf(copy)).toEqual({ code: 'SOCIAL_ACCOUNT_ALREADY_CONNECTED', fields: ['socialUrl: taken'] })
      expect((await counts(t))[1]).toBe(before[1])
      expect(t.files.stored.size).toBe(0)
    })

    it('accepts an account that another profile has only typed, because neither of them has proven that they own it', async () => {
      const t = applicants(await open())
      const socialUrl = 'https://instagram.com/nabt'
      await t.verification.createBusiness(await t.somebody(), t.business({ socialUrl, name: 'Somebody Else' }))
      const mine = await t.verification.createBusiness(await t.somebody(), t.business({ socialUrl }))
      expect(await t.db.selectFrom('social_links').select('user_name').where('profile_id', '=', mine.id).execute()).toEqual([
        { user_name: 'nabt' },
      ])
    })

    it('refuses the product’s name, and the name of another user’s active business of its type', async () => {
      const t = applicants(await open())
      const owner = await t.somebody()
      const other = await t.verification.createBusiness(owner, t.business({ name: 'Rawshan Home' }))
      await t.db.updateTable('profiles').set({ status: 'Active' }).where('id', '=', other.id).execute()
      const made = async () => (await counts(t)).filter((_, at) => tables[at] !== 'profiles' && tables[at] !== 'social_links')
      const before = await made()
      const called = async (name: string) => fieldsOf(t.verification.createBusiness(await t.somebody(), t.business({ name })))
      for (const name of ['Wasla', 'Wasla Official', 'waslateam', 'فريق وصلة', 'W4sla Brands'])
        expect([name, await called(name)]).toEqual([name, { code: 'DTO_VALIDATION_ERROR', fields: ['name: nameReserved'] }])
      expect(await called('Rawshan Horne')).toEqual({ code: 'DTO_VALIDATION_ERROR', fields: ['name: taken'] })
      expect(await made()).toEqual(before)
      for (const name of ['بوصلة', 'Al Wasl Agency']) expect(await called(name)).toHaveProperty('answered')
    })

    // Y-19.
    it('reserves the name as soon as the review begins, also if two people send the same name at once', async () => {
      const t = applicants(await open())
      const people = [await t.somebody(), await t.somebody(), await t.somebody()]
      const names = ['Nabt Coffee', 'Na\u034Fbt Coffee', 'Nabt C\u17B5offee']
      const tried = await Promise.all(
        people.map((viewer, at) => fieldsOf(t.verification.createBusiness(viewer, t.business({ name: names[at] ?? '' })))),
      )
      expect(tried.filter((answer) => 'answered' in answer)).toHaveLength(1)
      expect(tried.filter((answer) => 'fields' in answer)).toEqual(
        [1, 2].map(() => ({ code: 'DTO_VALIDATION_ERROR', fields: ['name: taken'] })),
      )
    })

    it('releases the name after a rejection; once another business has it, the case can neither be sent again nor approved', async () => {
      const t = applicants(await open())
      const [first, second] = [await t.somebody(), await t.somebody()]
      const rejected = await t.verification.createBusiness(first, t.business({ name: 'Nabt Coffee' }))
      await t.review(rejected.verification.id, { approve: false, reason: 'The registration has expired.' })
      const other = await t.verification.createBusiness(second, t.business({ name: 'Nabt Coffee' }))
      const again = () => t.verification.resubmitBusiness(first, { profileId: rejected.id, documents: [upload(document)] })
      expect(await refusal(again())).toBe('BUSINESS_NAME_TAKEN')
      expect(await t.status({ profileId: rejected.id })).toBe('Rejected')

      // Makes the state of an older version, in which a name under review was not claimed.
      await t.db
        .updateTable('name_claims')
        .set({ profile_id: rejected.id, user_id: first.userId })
        .where('profile_id', '=', other.id)
        .execute()
      expect(await refusal(t.review(other.verification.id, { approve: true }))).toBe('BUSINESS_NAME_TAKEN')
      expect(await t.status({ profileId: other.id })).toBe('AdminVerifying')
    })

    it('is refused for an account that was closed after its session was read', async () => {
      const t = applicants(await open())
      const viewer = await t.somebody()
      await t.db.insertInto('closed_accounts').values({ user_id: viewer.userId, closed_at: t.clock.now(), erased_at: null }).execute()
      expect(await refusal(t.verification.createBusiness(viewer, t.business()))).toBe('INVALID_SESSION')
      expect(t.files.stored.size).toBe(0)
    })
  })

  it('reports all invalid fields at once, and an invalid link with its own code', async () => {
    const t = applicants(await openTestDatabase())
    const viewer = await t.somebody()
    const create = (over: object) => fieldsOf(t.verification.createBusiness(viewer, t.business(over)))
    expect(await create({ name: 'ab', email: 'x', contactMethods: [], documents: [] })).toEqual({
      code: 'DTO_VALIDATION_ERROR',
      fields: ['name: workName', 'email: email', 'contactMethods: contactMethod', 'documents: documents'],
    })
    expect(await create({ socialUrl: 'https://tiktok.com/@nabt' })).toEqual({
      code: 'PLATFORM_URL_INVALID',
      fields: ['socialUrl: platformUrl'],
    })
    expect(await create({ socialUrl: 'https://instagram.com/' })).toEqual({
      code: 'PLATFORM_URL_INVALID',
      fields: ['socialUrl: platformUrl'],
    })
    expect(await create({ website: 'javascript:alert(1)' })).toEqual({ code: 'URL_INVALID_FORMAT', fields: ['website: url'] })
  })

  // Security case 52.
  it.each([
    ['a program by the name of a PDF', 'MZ\u0090', 'pdfType'],
    ['a PDF with a page behind it', `${document.toString('latin1')}<script>alert(1)</script>`, 'pdfType'],
    ['a picture', '\u0089PNG\r\n\u001a\n', 'pdfType'],
    ['a locked PDF', locked, 'pdfLocked'],
    ['half a PDF', document.toString('latin1').slice(0, -40), 'pdfDamaged'],
    ['a PDF of more pages than anybody reads', makePdf(Array.from({ length: 501 }, () => [])).toString('latin1'), 'pdfPages'],
    ['a PDF that hides its pages', packed('<< /Type /Pages /Kids [3 0 R] /Count 90000 >>'), 'pdfPages'],
    ['a PDF that unpacks to more than memory holds', packed(' '.repeat(30 * 1024 * 1024)), 'pdfPages'],
  ])('with %s is refused at the field of that document, and nothing is stored', async (_, content, rule) => {
    const t = applicants(await openTestDatabase())
    const viewer = await t.somebody()
    const before = await counts(t)
    const documents = [upload(document), upload(Buffer.from(content, 'latin1'))]
    expect(await fieldsOf(t.verification.createBusiness(viewer, t.business({ documents })))).toEqual({
      code: 'DTO_VALIDATION_ERROR',
      fields: [`documents.1: ${rule}`],
    })
    expect(await counts(t)).toEqual(before)
    expect(t.files.stored.size).toBe(0)
  })

  // Security case 52.
  it('is refused with an invalid picture, and then its documents are not stored either', async () => {
    const t = applicants(await openTestDatabase())
    const icon = upload('<svg xmlns="http://www.w3.org/2000/svg"/>', 'logo.png')
    expect(await fieldsOf(t.verification.createBusiness(await t.somebody(), t.business({ icon })))).toEqual({
      code: 'FILE_FORMAT_INVALID',
      fields: ['icon: imageType'],
    })
    expect(t.files.stored.size).toBe(0)
    expect(await t.db.selectFrom('files').select('id').where('deleted_at', 'is', null).execute()).toEqual([])
  })

  // Security case 52.
  it('is refused after a thousand files in a day', async () => {
    const t = applicants(await openTestDatabase())
    const viewer = await t.somebody()
    await t.limits.take(`files:${viewer.profileId}`, { count: 1000, window: day }, { whenDown: 'closed', amount: 1000 })
    expect(await refusal(t.verification.createBusiness(viewer, t.business()))).toEqual({ code: 'RATE_LIMITED', retryAfter: day })
    expect(t.files.stored.size).toBe(0)
  })

  it('stores nothing if its documents cannot be stored', async () => {
    const t = applicants(await openTestDatabase())
    const viewer = await t.somebody()
    const before = await counts(t)
    t.files.broken = true
    await expect(t.verification.createBusiness(viewer, t.business())).rejects.toThrow('out of order')
    expect(await counts(t)).toEqual(before)
  })
})

/** Returns a PDF whose page tree is in a compressed object stream. */
function packed(objects: string): string {
  const content = deflateSync(Buffer.from(objects, 'latin1')).toString('latin1')
  const front = `%PDF-1.7\n5 0 obj\n<< /Type /ObjStm /N 1 /First 0 /Filter /FlateDecode /Length ${content.length} >>\nstream\n${content}\nendstream\nendobj\n`
  return `${front}7 0 obj\n<< /Type /XRef /Root 1 0 R /Length 0 >>\nstream\n\nendstream\nendobj\nstartxref\n${front.length}\n%%EOF\n`
}

describe('reviewing a case', () => {
  eachDatabase((open) => {
    it('activates the business on approval, and its owner gets an SMS too', async () => {
      const t = applicants(await open())
      const viewer = await t.somebody()
      const { id, verification } = await t.verification.createBusiness(viewer, t.business())
      t.later(hour)
      expect((await t.review(verification.id, { approve: true })).after).toMatchObject({ status: 'Approved', reviewedAt: t.clock.now() })
      expect(await t.status({ profileId: id })).toBe('Active')
      expect(await t.notes({ profileId: id })).toEqual([['ADMIN_BUSINESS_VERIFICATION_APPROVED', {}]])
      expect(await t.db.selectFrom('sms_queue').select('kind').execute()).toEqual([{ kind: 'businessApproved' }])
      expect(await t.verification.findCase(verification.id)).toMatchObject({ reviewedBy: 'admin:reviewer' })
    })

    it('gives the reason on rejection, and accepts new documents at any time', async () => {
      const t = applicants(await open())
      const viewer = await t.somebody()
      const { id, verification } = await t.verification.createBusiness(viewer, t.business())
      expect(await fieldsOf(t.review(verification.id, { approve: false, reason: '  ' }))).toEqual({
        code: 'DTO_VALIDATION_ERROR',
        fields: ['rejectionReason: required'],
      })
      await t.review(verification.id, { approve: false, reason: ' The registration has expired. ' })
      const business = await t.viewerOf(viewer.userId, id)
      expect(await t.verification.mine(business)).toMatchObject([{ status: 'Rejected', rejectionReason: 'The registration has expired.' }])
      expect(await t.notes({ profileId: id })).toEqual([
        ['ADMIN_BUSINESS_VERIFICATION_REJECTED', { message: 'The registration has expired.' }],
      ])

      const again = await t.verification.resubmitBusiness(viewer, { profileId: id, documents: [upload(document, 'new.pdf')] })
      expect(again).toMatchObject({ status: 'InReview', dueAt: t.clock.now() + 3 * day * 1000 })
      expect(await t.status({ profileId: id })).toBe('AdminVerifying')
      expect((await t.verification.mine(business)).map(({ status }) => status).toSorted()).toEqual(['InReview', 'Rejected'])
      await t.review(again.id, { approve: true })
      expect(await t.status({ profileId: id })).toBe('Active')
    })

    it('is decided once if several reviewers decide at once', async () => {
      const t = applicants(await open())
      const { id, verification } = await t.verification.createBusiness(await t.somebody(), t.business())
      const decisions = [{ approve: true }, { approve: false, reason: 'No' }, { approve: true }] as const
      const answers = await Promise.all(decisions.map((decision) => refusal(t.review(verification.id, decision))))
      expect(answers.filter((answer) => answer === 'NO_CHANGES_TO_UPDATE')).toHaveLength(2)
      expect(await t.notes({ profileId: id })).toHaveLength(1)
    })

    it('activates or finally rejects a person whose identity check was in doubt', async () => {
      const t = applicants(await open())
      const [one, other] = [await t.somebody(), await t.somebody()]
      const [first, second] = [await t.check(one, '1010101018'), await t.check(other, '1010101018')]
      await t.review(first.id, { approve: true })
      await t.review(second.id, { approve: false, reason: 'The pictures do not match.' })
      expect([await t.status(one), await t.status(other)]).toEqual(['Active', 'Rejected'])
      expect(await t.notes(other)).toEqual([['IDENTITY_VERIFICATION_REJECTED', { message: 'The pictures do not match.' }]])
      // The person has used up one attempt and has two left.
      await t.verification.createInquiry(other)
      expect(await t.status(other)).toBe('IdentityVerifying')
    })

    it('is refused for a suspended account and for an unknown case', async () => {
      const t = applicants(await open())
      const viewer = await t.somebody()
      const { verification } = await t.verification.createBusiness(viewer, t.business())
      await t.db.updateTable('users').set({ suspended_at: t.clock.now() }).where('id', '=', viewer.userId).execute()
      expect(await refusal(t.review(verification.id, { approve: true }))).toBe('USER_SUSPENDED')
      expect(await refusal(t.review('nobody', { approve: true }))).toBe('VERIFICATION_NOT_FOUND')
    })

    it('lists cases by due date, and finds them by name, kind, status and overdue', async () => {
      const t = applicants(await open())
      const made = []
      for (const name of ['Nabt 100%', 'Sahra_Camps', 'نبت']) {
        made.push((await t.verification.createBusiness(await t.somebody(), t.business({ name }))).verification.id)
        t.later(hour)
      }
      const person = await t.check(await t.somebody(), '1010101018')
      await t.review(made[1] ?? '', { approve: true })
      const ids = async (filter: Parameters<typeof t.verification.cases>[0]) =>
        (await t.verification.cases(filter, { limit: 10, offset: 0 })).data.map(({ id }) => id)
      expect(await ids({})).toEqual([made[0], made[2], person.id, made[1]])
      expect(await ids({ kind: 'BUSINESS', status: 'InReview' })).toEqual([made[0], made[2]])
      expect(await ids({ status: 'Approved' })).toEqual([made[1]])
      expect(await ids({ term: 'NABT 100%' })).toEqual([made[0]])
      expect(await ids({ term: '%' })).toEqual([made[0]])
      expect(await ids({ term: '_' })).toEqual([made[1]])
      expect(await ids({ term: 'نبت' })).toEqual([made[2]])
      t.later(4 * day)
      expect(await ids({ overdueAt: t.clock.now() })).toEqual([made[0], made[2], person.id])
      expect(await t.verification.cases({}, { limit: 1, offset: 1 })).toMatchObject({ count: 4, data: [{ id: made[2] }] })
    })
  })
})

describe('resubmitting documents', () => {
  it('is refused for another user’s business, for a person and while a review is open', async () => {
    const t = applicants(await openTestDatabase())
    const [owner, other] = [await t.somebody(), await t.somebody()]
    const { id } = await t.verification.createBusiness(owner, t.business())
    const send = (viewer: typeof owner, profileId: string) =>
      refusal(t.verification.resubmitBusiness(viewer, { profileId, documents: [upload(document)] }))
    expect(await send(other, id)).toBe('PROFILE_NOT_FOUND')
    expect(await send(owner, 'nobody')).toBe('PROFILE_NOT_FOUND')
    expect(await send(owner, owner.profileId)).toBe('FORBIDDEN')
    expect(await send(owner, id)).toBe('VERIFICATION_CONFLICT')
    expect(t.files.stored.size).toBe(1)
  })
})

// Security case 10.
describe('rechecking a business after a long absence', () => {
  eachDatabase((open) => {
    /** A brand that returns after a long absence. `owner`: the status of its owner's own profile. */
    async function returned(owner: 'Active' | 'Onboarding') {
      const t = applicants(await open())
      const person = await t.somebody('INFLUENCER', owner)
      const brand = await t.viewerOf(person.userId, await t.addProfile(person.userId, 'BRAND', 'Active'))
      await t.db.updateTable('users').set({ identity_recheck_since: t.clock.now() }).where('id', '=', person.userId).execute()
      const send = () => t.verification.resubmitBusiness(brand, { profileId: brand.profileId, documents: [upload(document)] })
      return { t, person, brand, send, due: async () => (await t.verification.recheck(brand))?.way ?? null }
    }

    it('asks for documents if the account has no person to check; the brand stays active before and after they are approved', async () => {
      const { t, brand, send, due } = await returned('Onboarding')
      expect(await due()).toBe('DOCUMENTS')
      t.later(hour)
      const first = await send()
      expect([await t.status(brand), await due(), await refusal(send())]).toEqual(['Active', 'DOCUMENTS', 'VERIFICATION_CONFLICT'])
      await t.review(first.id, { approve: false, reason: 'The registration has expired.' })
      expect([await t.status(brand), await due()]).toEqual(['Active', 'DOCUMENTS'])
      await t.review((await send()).id, { approve: true })
      expect([await t.status(brand), await due(), await refusal(send())]).toEqual(['Active', null, 'NO_CHANGES_TO_UPDATE'])
    })

    it('opens one case, even if documents are sent several times at once', async () => {
      const { t, brand, send } = await returned('Onboarding')
      const answers = await Promise.all([1, 2, 3].map(() => refusal(send())))
      expect(answers.filter((answer) => answer === 'VERIFICATION_CONFLICT')).toHaveLength(2)
      expect(await t.verification.mine(brand)).toHaveLength(1)
      expect(t.files.stored.size).toBe(1)
    })

    it('waits for the identity check of the account’s owner, and ends with that check', async () => {
      const { t, person, send, due } = await returned('Active')
      expect([await due(), await refusal(send())]).toEqual(['OTHER_PROFILE', 'NO_CHANGES_TO_UPDATE'])
      await t.check(person, '1010101010')
      expect(await due()).toBeNull()
    })
  })
})

describe('documents of a business', () => {
  it('are deleted ninety days after the decision, and not before', async () => {
    const t = applicants(await openTestDatabase())
    const viewer = await t.somebody()
    const decided = await t.verification.createBusiness(viewer, t.business({ documents: [upload(document), upload(document)] }))
    const waiting = await t.verification.createBusiness(viewer, t.business())
    await t.review(decided.verification.id, { approve: true })
    t.later(90 * day)
    await t.verification.sweep()
    expect(t.files.stored.size).toBe(3)
    t.later(1)
    await t.verification.sweep()
    expect(t.files.stored.size).toBe(1)
    expect(await t.verification.findCase(decided.verification.id)).toMatchObject({ status: 'Approved', documents: [] })
    expect((await t.verification.findCase(waiting.verification.id))?.documents).toHaveLength(1)
  })

  it('are deleted after an hour if they belong to no case', async () => {
    const t = applicants(await openTestDatabase())
    const viewer = await t.somebody()
    await t.services.files.stageDocument(viewer, upload(document))
    await t.verification.sweep()
    expect(t.files.stored.size).toBe(1)
    t.later(hour + 1)
    await t.verification.sweep()
    expect(t.files.stored.size).toBe(0)
  })

  it('are required for features of businesses, and not of people', async () => {
    const t = applicants(await openTestDatabase())
    const bare = await t.somebody('BRAND', 'Rejected')
    expect(await refusal(t.verification.requireSubmitted(bare))).toBe('USER_UPGRADE_TO_BUSINESS_FAILED')
    await t.verification.resubmitBusiness(bare, { profileId: bare.profileId, documents: [upload(document)] })
    await t.verification.requireSubmitted(bare)
    await t.verification.requireSubmitted(await t.somebody())
  })
})
