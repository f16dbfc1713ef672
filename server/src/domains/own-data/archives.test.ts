import { describe, expect, it } from 'vitest'
import { NABT_COFFEE } from '@wasla/mocks/world/businesses.ts'
import { NOURA, REEM } from '@wasla/mocks/world/networkers.ts'
import { MORNING_CUP } from '@wasla/mocks/world/programs/all-programs.ts'
import { world } from '@wasla/mocks/world/world.ts'
import { ownDataLimits } from '@wasla/contract/own-data/limits.ts'
import { toDateTime } from '@wasla/contract/profiles/fields.ts'
import { eachWorld } from '../../testing/test-world.ts'
import { refusal } from '../session/testing/session-harness.ts'
import { claimNext, renewClaim, saveClaimed } from './stores/archives.ts'
import { ownDataHarness } from './testing/harness.ts'

const noFiles: Map<string, Buffer> = new Map()
const textOf = (files: Map<string, Buffer>) =>
  [...files].flatMap(([name, content]) => (name.startsWith('files/') ? [] : content.toString('utf8'))).join('\n')
const rowsOf = (files: Map<string, Buffer>, table: string) =>
  JSON.parse(files.get(`json/${table}.json`)?.toString('utf8') ?? 'null') as Record<string, unknown>[]

describe('an archive of one’s own data', () => {
  eachWorld((open) => {
    it('has what the product knows about the account, as JSON and as pages in both languages', async () => {
      const t = await ownDataHarness(await open())
      const noura = await t.signedIn(NOURA)
      const files = await t.download(await t.made(noura))
      if (!files) throw new Error('There is no archive')
      expect(rowsOf(files, 'users')).toMatchObject([{ mobile_no: NOURA.user.mobileNo }])
      expect(rowsOf(files, 'profiles').map(({ id }) => id)).toContain(NOURA.profile.id)
      const own = world.notifications.filter(({ profileId }) => profileId === NOURA.profile.id)
      expect(rowsOf(files, 'notifications').length).toBeGreaterThanOrEqual(own.length)
      const participations = world.participations.filter(({ profileId }) => profileId === NOURA.profile.id)
      expect(rowsOf(files, 'participations')).toHaveLength(participations.length)
      const iban = world.withdrawalAccounts.find(({ profileId }) => profileId === NOURA.profile.id)?.iban
      expect(rowsOf(files, 'withdrawal_accounts').map((row) => row['iban'])).toContain(iban)
      const [english, arabic] = ['en', 'ar'].map((language) => files.get(`${language}/profile.html`)?.toString('utf8') ?? '')
      expect(english).toMatch(/<html lang="en" dir="ltr">/)
      expect(arabic).toMatch(/<html lang="ar" dir="rtl">/)
      for (const page of [english, arabic]) expect(page).toContain(NOURA.profile.userName ?? '?')
      expect(arabic).toContain('اسم المستخدم')
    })

    it('has no page with a script, a form or anything from a network', async () => {
      const t = await ownDataHarness(await open())
      const noura = await t.signedIn(NOURA)
      await t.db
        .updateTable('profiles')
        .set({ bio: '<script>alert(1)</script><img src=x onerror=alert(1)>' })
        .where('id', '=', NOURA.profile.id)
        .execute()
      const files = await t.download(await t.made(noura))
      const pages = [...(files ?? [])].filter(([name]) => name.endsWith('.html'))
      expect(pages).toHaveLength(18)
      for (const [name, content] of pages) {
        const html = content.toString('utf8')
        expect(html, name).not.toMatch(/<(?:script|form|img|link|iframe)|<[^>]*\son\w+=|(?:src|href)="(?:https?:)?\/\//)
        expect(html, name).toContain("default-src 'none'")
      }
    })

    it('has no secret and nothing private of other people', async () => {
      const t = await ownDataHarness(await open())
      const noura = await t.signedIn(NOURA)
      await t.ownData.noteOpening(await t.signedIn(REEM), {
        profileId: NOURA.profile.id,
        method: NOURA.profile.contact.methods[0] ?? 'email',
      })
      const sessions = await t.db.selectFrom('sessions').select(['refresh_hash']).execute()
      const files = await t.download(await t.made(noura))
      const text = textOf(files ?? noFiles)
      for (const { refresh_hash: hash } of sessions) expect(text).not.toContain(hash)
      const others = world.users.filter(({ id }) => id !== NOURA.user.id).map(({ mobileNo }) => mobileNo)
      expect(others.filter((number) => text.includes(number))).toEqual([])
      const ibans = world.withdrawalAccounts.filter(({ profileId }) => profileId !== NOURA.profile.id).map(({ iban }) => iban)
      expect(ibans.filter((iban) => text.includes(iban))).toEqual([])
      expect(rowsOf(files ?? noFiles, 'contact_openings')).toMatchObject([{ viewer_id: REEM.profile.userName }])
    })

    it('contains the uploads of the account and no file of others', async () => {
      const t = await ownDataHarness(await open())
      const noura = await t.signedIn(NOURA)
      const file = (id: string, userId: string) => ({
        ...{
          id,
          user_id: userId,
          profile_id: null,
          kind: 'picture' as const,
          extension: 'png' as const,
          bytes: 3,
          created_at: 1,
          stored_at: 1,
        },
        deleted_at: null,
      })
      const [own, other] = [t.ids.uuid(), t.ids.uuid()]
      await t.db
        .insertInto('files')
        .values([file(own, noura.userId), file(other, REEM.user.id)])
        .execute()
      for (const id of [own, other]) t.files.stored.set(`${id}.png`, Buffer.from(id))
      const files = await t.download(await t.made(noura))
      expect(files?.get(`files/${own}.png`)?.toString()).toBe(own)
      expect(files?.has(`files/${other}.png`)).toBe(false)
    })

    it('is not begun while its uploads would fill the disk, and is made as soon as there is room', async () => {
      const t = await ownDataHarness(await open())
      const noura = await t.signedIn(NOURA)
      const id = t.ids.uuid()
      await t.db
        .insertInto('files')
        .values({
          ...{ id, user_id: noura.userId, profile_id: null, kind: 'picture', extension: 'png', bytes: 1e15, created_at: 1, stored_at: 1 },
          deleted_at: null,
        })
        .execute()
      await t.ownData.requestArchive(noura)
      await t.ownData.makeArchives()
      expect(await t.archives()).toMatchObject([{ state: 'Making', tries: 1 }])
      await t.db.updateTable('files').set({ bytes: 3 }).where('id', '=', id).execute()
      t.clock.advance(ownDataLimits.claim)
      await t.ownData.makeArchives()
      expect(await t.archives()).toMatchObject([{ state: 'Ready' }])
    })

    it('has each row of a table once, even if more rows than one statement reads have the same time', async () => {
      const t = await ownDataHarness(await open())
      const noura = await t.signedIn(NOURA)
      const days = Array.from({ length: 1_205 }, (_, index) => ({
        ...{ profile_id: noura.profileId, program_id: MORNING_CUP.program.id, day: '2020-01-01', country: `c${index}` },
        ...{ channel: 'TIKTOK' as const, clicks: 0, approved: 0, revenue: 0 },
      }))
      await t.db.insertInto('day_counts').values(days).execute()
      const rows = rowsOf((await t.download(await t.made(noura))) ?? noFiles, 'day_counts').filter(({ day }) => day === '2020-01-01')
      expect(new Set(rows.map(({ country }) => country)).size).toBe(1_205)
      expect(rows).toHaveLength(1_205)
    })

    it('is requested once a day and one at a time, with a notification, a text message and a line in the audit log', async () => {
      const t = await ownDataHarness(await open())
      const noura = await t.signedIn(NOURA)
      await t.ownData.requestArchive(noura)
      expect(await t.notices(noura.profileId)).toContain('DATA_ARCHIVE_REQUESTED')
      expect(await t.texts()).toContain('dataArchive')
      expect(await t.audit(noura.userId)).toContain('ownData.archiveRequested')
      const nextAt = toDateTime(t.clock.now() + ownDataLimits.betweenArchives)
      expect(await refusal(t.ownData.requestArchive(noura))).toEqual({ code: 'DATA_ARCHIVE_TOO_SOON', nextAt })
      await t.ownData.makeArchives()
      expect(await refusal(t.ownData.requestArchive(noura))).toEqual({ code: 'DATA_ARCHIVE_TOO_SOON', nextAt })
      t.clock.advance(ownDataLimits.betweenArchives)
      await t.ownData.requestArchive(await t.signedIn(NOURA))
      expect(await t.archives()).toHaveLength(2)
    })

    it('is requested only once by requests that arrive at the same moment', async () => {
      const t = await ownDataHarness(await open())
      const noura = await t.signedIn(NOURA)
      const answers = await Promise.all([1, 2, 3, 4].map(() => refusal(t.ownData.requestArchive(noura))))
      expect(answers.filter((answer) => JSON.stringify(answer).includes('answered'))).toHaveLength(1)
      expect(await t.archives()).toHaveLength(1)
    })

    it('needs a recent sign-in, for the request and for the download', async () => {
      const t = await ownDataHarness(await open())
      const noura = await t.signedIn(NOURA)
      await t.made(noura)
      const { archive } = await t.ownData.myData(noura)
      t.clock.advance(ownDataLimits.recentSignIn + 1)
      expect(await refusal(t.ownData.linkArchive(noura, archive?.id ?? ''))).toBe('SIGN_IN_NOT_RECENT')
      t.clock.advance(ownDataLimits.betweenArchives)
      expect(await refusal(t.ownData.requestArchive(noura))).toBe('SIGN_IN_NOT_RECENT')
    })

    it('gives nobody else a link, and answers like for an archive that does not exist', async () => {
      const t = await ownDataHarness(await open())
      await t.made(await t.signedIn(NOURA))
      const [row] = await t.archives()
      const brand = await t.signedIn(NABT_COFFEE)
      expect(await refusal(t.ownData.linkArchive(brand, row?.id ?? ''))).toBe('DATA_ARCHIVE_NOT_FOUND')
      expect(await refusal(t.ownData.linkArchive(brand, 'none'))).toBe('DATA_ARCHIVE_NOT_FOUND')
    })

    it('has a link that works for five minutes, only while its session is open, and only unchanged', async () => {
      const t = await ownDataHarness(await open())
      const noura = await t.signedIn(NOURA)
      const link = await t.made(noura)
      expect(await t.download(link)).not.toBeNull()
      expect(await t.download(`${link.slice(0, 40)}${link[40] === 'A' ? 'B' : 'A'}${link.slice(41)}`)).toBeNull()
      t.clock.advance(ownDataLimits.link)
      expect(await t.download(link)).toBeNull()
      const { archive } = await t.ownData.myData(noura)
      const { url } = await t.ownData.linkArchive(noura, archive?.id ?? '')
      const second = url.slice(url.lastIndexOf('/') + 1)
      await t.db
        .updateTable('sessions')
        .set({ revoked_at: t.clock.now(), revoked_why: 'signedOut' })
        .where('id', '=', noura.sessionId)
        .execute()
      expect(await t.download(second)).toBeNull()
    })

    it('is deleted after seven days, also if the file store was down at first', async () => {
      const t = await ownDataHarness(await open())
      const noura = await t.signedIn(NOURA)
      await t.made(noura)
      const [row] = await t.archives()
      const key = `${row?.id}.zip`
      t.clock.advance(ownDataLimits.archiveStored - 1)
      await t.ownData.sweep()
      expect(t.files.stored.has(key)).toBe(true)
      t.clock.advance(1)
      expect((await t.ownData.myData(noura)).archive).toBeNull()
      t.files.broken = true
      await t.ownData.sweep()
      t.files.broken = false
      expect(t.files.stored.has(key)).toBe(true)
      await t.ownData.sweep()
      expect(t.files.stored.has(key)).toBe(false)
      expect(await t.archives()).toMatchObject([{ state: 'Expired', bytes: 0 }])
    })

    it('is made by another process if the first one was killed, and what the first one still writes does not count', async () => {
      const t = await ownDataHarness(await open())
      const noura = await t.signedIn(NOURA)
      await t.ownData.requestArchive(noura)
      const now = t.clock.now()
      const killed = await claimNext(t.db, now, now + ownDataLimits.claim)
      if (!killed) throw new Error('Nothing waits')
      await t.otherProcess().makeArchives()
      expect(await t.archives()).toMatchObject([{ state: 'Making' }])
      t.clock.advance(ownDataLimits.claim)
      await t.otherProcess().makeArchives()
      expect(await t.archives()).toMatchObject([{ state: 'Ready', tries: 2 }])
      expect(await renewClaim(t.db, killed, now)).toBe(false)
      expect(await saveClaimed(t.db, killed, killed.archive)).toBe(false)
    })

    it('is made once by two processes that begin at the same moment', async () => {
      const t = await ownDataHarness(await open())
      const noura = await t.signedIn(NOURA)
      await t.ownData.requestArchive(noura)
      await Promise.all([t.ownData, t.otherProcess(), t.otherProcess()].map((one) => one.makeArchives()))
      expect(await t.archives()).toMatchObject([{ state: 'Ready', tries: 1 }])
      expect((await t.notices(noura.profileId)).filter((type) => type === 'DATA_ARCHIVE_READY')).toHaveLength(1)
    })

    it('has failed after five attempts, raises the alarm once, and can be requested again at once', async () => {
      const t = await ownDataHarness(await open())
      const noura = await t.signedIn(NOURA)
      await t.ownData.requestArchive(noura)
      t.files.broken = true
      const raised: unknown[] = []
      const log = { ...t.log, error: (_message: string, fields?: Readonly<Record<string, unknown>>) => void raised.push(fields?.['alarm']) }
      const failing = t.otherProcess({ log })
      for (let attempt = 0; attempt < ownDataLimits.tries; attempt++) {
        await failing.makeArchives()
        t.clock.advance(ownDataLimits.tries * ownDataLimits.claim)
      }
      expect((await t.ownData.myData(noura)).archive).toMatchObject({ state: 'FAILED' })
      expect(raised.filter((alarm) => alarm !== undefined)).toEqual(['archives'])
      t.files.broken = false
      await t.ownData.requestArchive(await t.signedIn(NOURA))
      await t.ownData.makeArchives()
      expect((await t.ownData.myData(noura)).archive).toMatchObject({ state: 'READY' })
    })
  })
})
