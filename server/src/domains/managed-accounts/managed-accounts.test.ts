import { describe, expect, it } from 'vitest'
import { toDateTime } from '@wasla/contract/profiles/fields.ts'
import { NAIF, OMAR, SALMA } from '@wasla/mocks/world/agents.ts'
import { QIMAM, SARD } from '@wasla/mocks/world/businesses.ts'
import type { Member } from '@wasla/mocks/world/member.ts'
import { BADR, DANA, HUDA, NOURA, REEM, SAAD } from '@wasla/mocks/world/networkers.ts'
import { MAJED, NEWCOMER } from '@wasla/mocks/world/unfinished.ts'
import { inTransaction } from '#database/transaction.ts'
import { atHome } from '../../testing/at-home.ts'
import { endManagedAccounts } from './service.ts'
import { eachWorld } from '../../testing/test-world.ts'

type Home = Awaited<ReturnType<typeof atHome>>
type Row = { id: string; status: string; user: { fullName: string } }

const summary = '{ id name username profilePicture isVerified interests { id } userType email }'
const whole = `{ id manager_id status createdAt user ${summary} manager ${summary} }`
const invite = ({ profile }: Pick<Member, 'profile'>) => `mutation { inviteManagedAccount(profileId: "${profile.id}") ${whole} }`
const answer = (id: string, status: string) => `mutation { updateManagedAccount(id: "${id}", status: ${status}) { id status } }`
const remove = (id: string) => `mutation { removeManagedAccount(id: "${id}") { id } }`
const list = (filter = 'all', more = '') => `{ myManagedAccounts(status: ${filter}${more}) { count data ${whole} } }`
const shown = ({ profile }: Member, more = '') =>
  `{ publicManagedAccounts(profileId: "${profile.id}", profileType: ${profile.type}${more}) { count data ${whole} } }`

const national = ({ user }: Member) => user.mobileNo.replace('+966', '')
const enter = (home: Home, member: Member) => home.tokenOf(national(member))
const idIn = (data: unknown) => Object.values((data ?? {}) as Record<string, { id: string }>)[0]?.id ?? ''
const pageIn = (data: unknown) =>
  Object.values((data ?? {}) as Record<string, { count: number; data: Row[] }>)[0] ?? { count: -1, data: [] }
const talentsOf = ({ world }: Home, { profile }: Member, status: string) =>
  world.managedAccounts.filter((one) => one.managerId === profile.id && one.status === status)
const between = ({ world }: Home, manager: Member, talent: Member) =>
  world.managedAccounts.find((one) => one.managerId === manager.profile.id && one.talentId === talent.profile.id)?.id ?? ''

describe('managed accounts', () => {
  eachWorld((open) => {
    it('begin with an invitation in the networker’s panel, and become an agreement only if the networker accepts', async () => {
      const home = await atHome(await open())
      const [omar, huda, stranger] = [await enter(home, SALMA), await enter(home, HUDA), await enter(home, REEM)]
      const invited = await home.ask(invite(HUDA), { token: omar })
      expect(invited.data).toMatchObject({
        inviteManagedAccount: {
          manager_id: SALMA.profile.id,
          status: 'Pending',
          createdAt: toDateTime(home.deps.clock.now()),
          user: { id: HUDA.profile.id, username: HUDA.profile.userName, email: null },
          manager: { id: SALMA.profile.id, userType: 'AGENT' },
        },
      })
      const id = idIn(invited.data)
      const line = () => home.deps.db.selectFrom('notifications').selectAll().where('reference_id', '=', id).executeTakeFirst()
      expect(await line()).toMatchObject({
        profile_id: HUDA.profile.id,
        type: 'MANAGED_ACCOUNT_CREATED',
        sender_profile_id: SALMA.profile.id,
        meta: '{}',
      })
      expect((await home.ask('{ myManagers { id status manager { fullName } } }', { token: huda })).data).toMatchObject({
        myManagers: [{ id, status: 'Pending' }, { status: 'Accepted' }],
      })
      const overview = `{ managedAccountOverview(id: "${id}") { account { status } } }`
      expect((await home.ask(overview, { token: omar })).codes).toEqual(['MANAGED_ACCOUNT_NOT_FOUND'])
      expect((await home.ask(answer(id, 'Accepted'), { token: omar })).codes).toEqual(['UNAUTHORIZED_UPDATING'])
      for (const status of ['Pending', 'Cancelled'])
        expect((await home.ask(answer(id, status), { token: huda })).codes).toEqual(['DTO_VALIDATION_ERROR'])
      expect((await home.ask(answer(id, 'Accepted'), { token: huda })).data).toEqual({ updateManagedAccount: { id, status: 'Accepted' } })
      expect((await line())?.meta).toBe(JSON.stringify({ accepted_at: toDateTime(home.deps.clock.now()) }))
      expect((await home.ask(answer(id, 'Rejected'), { token: huda })).codes).toEqual(['MANAGED_ACCOUNT_UPDATE_FAILED'])
      expect((await home.ask(overview, { token: omar })).data).toEqual({ managedAccountOverview: { account: { status: 'Accepted' } } })
      for (const token of [huda, stranger]) expect((await home.ask(overview, { token })).codes).toEqual(['MANAGED_ACCOUNT_NOT_FOUND'])
    })

    // Security case 19.
    it('are known to their two sides only: anybody else gets the same error as for an unknown id', async () => {
      const home = await atHome(await open())
      const id = between(home, QIMAM, NOURA)
      for (const member of [OMAR, REEM, DANA]) {
        const token = await enter(home, member)
        for (const one of [id, 'none', 'x'.repeat(300)])
          for (const attempt of [answer(one, 'Accepted'), answer(one, 'Rejected'), remove(one)])
            expect((await home.ask(attempt, { token })).codes).toEqual(['MANAGED_ACCOUNT_NOT_FOUND'])
      }
      expect((await home.ask('{ myManagers { id } }', { token: await enter(home, NOURA) })).data).toEqual({ myManagers: [{ id }] })
    })

    it('can be offered by visible agents and agencies only, and only to visible networkers', async () => {
      const home = await atHome(await open())
      const by = async (member: Member, talent: Pick<Member, 'profile'>) =>
        (await home.ask(invite(talent), { token: await enter(home, member) })).codes
      for (const member of [NOURA, SARD, NEWCOMER]) {
        if (member === SARD)
          await home.deps.db.updateTable('profiles').set({ status: 'Rejected' }).where('id', '=', SARD.profile.id).execute()
        expect(await by(member, HUDA)).toEqual(['UNAUTHORIZED_UPDATING'])
      }
      for (const talent of [NAIF, QIMAM, OMAR, MAJED, NEWCOMER, { profile: { ...NOURA.profile, id: 'none' } }])
        expect(await by(OMAR, talent)).toEqual(['PROFILE_NOT_FOUND'])
      await home.deps.db.updateTable('profiles').set({ deleted_at: 1 }).where('id', '=', NOURA.profile.id).execute()
      expect(await by(OMAR, NOURA)).toEqual(['PROFILE_NOT_FOUND'])
    })

    it('exist once per pair, even for concurrent invitations, and may be offered again after they end', async () => {
      const home = await atHome(await open())
      const token = await enter(home, OMAR)
      const answers = await Promise.all(Array.from({ length: 8 }, () => home.ask(invite(NOURA), { token })))
      const made = answers.filter(({ codes }) => codes.length === 0)
      expect(made).toHaveLength(1)
      expect(answers.flatMap(({ codes }) => codes)).toEqual(Array.from({ length: 7 }, () => 'MANAGED_ACCOUNT_CONFLICT'))
      expect((await home.ask(invite(REEM), { token })).codes).toEqual(['MANAGED_ACCOUNT_CONFLICT'])
      const id = idIn(made[0]?.data)
      const noura = await enter(home, NOURA)
      expect((await home.ask(answer(id, 'Rejected'), { token: noura })).codes).toEqual([])
      expect((await home.ask(invite(NOURA), { token })).codes).toEqual([])
      await expect(
        home.deps.db
          .insertInto('managed_accounts')
          .values({
            id: 'twice',
            manager_id: OMAR.profile.id,
            talent_id: REEM.profile.id,
            status: 'Pending',
            created_at: 1,
            answered_at: null,
          })
          .execute(),
      ).rejects.toThrow()
    })

    it('have one line in the networker’s panel, even if they are offered and withdrawn several times', async () => {
      const home = await atHome(await open())
      const token = await enter(home, SALMA)
      const ids: string[] = []
      for (let round = 0; round < 3; round++) {
        const id = idIn((await home.ask(invite(HUDA), { token })).data)
        ids.push(id)
        if (round < 2) expect((await home.ask(remove(id), { token })).codes).toEqual([])
      }
      const lines = await home.deps.db
        .selectFrom('notifications')
        .select(['reference_id', 'meta'])
        .where('profile_id', '=', HUDA.profile.id)
        .where('sender_profile_id', '=', SALMA.profile.id)
        .execute()
      expect(lines).toEqual([{ reference_id: ids.at(-1), meta: '{}' }])
    })

    // Quality: security, rate limits.
    it('can be offered to one networker five times a day, and thirty times a minute by one manager', async () => {
      const home = await atHome(await open())
      const token = await enter(home, SALMA)
      for (let round = 0; round < 5; round++)
        expect((await home.ask(remove(idIn((await home.ask(invite(HUDA), { token })).data)), { token })).codes).toEqual([])
      const sixth = await home.ask(invite(HUDA), { token })
      expect([sixth.codes, sixth.errors?.[0]?.extensions['params']]).toEqual([['RATE_LIMITED'], { retryAfter: 86_400 }])
      const nobody = { profile: { ...HUDA.profile, id: 'none' } }
      const answers = await Promise.all(Array.from({ length: 30 }, () => home.ask(invite(nobody), { token })))
      expect(answers.filter(({ codes }) => codes[0] === 'RATE_LIMITED')).toHaveLength(6)
      home.deps.clock.advance(86_400_000)
      expect((await home.ask(invite(HUDA), { token: await enter(home, SALMA) })).codes).toEqual([])
    })

    // Security case 20.
    it('show nothing but the name of a profile that is not visible to everybody, even to the other side', async () => {
      const home = await atHome(await open())
      const { db } = home.deps
      const [omar, reem] = [await enter(home, OMAR), await enter(home, REEM)]
      const seen = `{ id fullName name username userName bio email profilePicture profileImage interests { id } }`
      const mine = async () => {
        const { data } = await home.ask(`{ myManagedAccounts(pagination: { limit: 100 }) { data { user ${seen} } } }`, { token: omar })
        return pageIn(data).data.find(({ user }) => (user as unknown as { id: string }).id === REEM.profile.id)?.user
      }
      const managers = async () => {
        const { data } = await home.ask(`{ myManagers { manager ${seen} } }`, { token: reem })
        return (data as { myManagers: { manager: { id: string } }[] }).myManagers.find(({ manager }) => manager.id === OMAR.profile.id)
          ?.manager
      }
      expect(await mine()).toMatchObject({ userName: REEM.profile.userName, profileImage: REEM.profile.picture })
      for (const status of ['Rejected', 'Inactive'] as const) {
        for (const { profile } of [REEM, OMAR])
          await db.updateTable('profiles').set({ status, contact_methods: '["email"]' }).where('id', '=', profile.id).execute()
        const bare = { username: null, userName: null, bio: null, email: null, profilePicture: null, profileImage: null, interests: [] }
        const nameOf = ({ profile }: Member) => `${profile.firstName ?? ''} ${profile.lastName ?? ''}`
        expect(await mine()).toEqual({ id: REEM.profile.id, fullName: nameOf(REEM), name: nameOf(REEM), ...bare })
        expect(await managers()).toEqual({ id: OMAR.profile.id, fullName: nameOf(OMAR), name: nameOf(OMAR), ...bare })
      }
    })

    it('are answered at most once by concurrent requests', async () => {
      const home = await atHome(await open())
      const [id, noura, qimam] = [between(home, QIMAM, NOURA), await enter(home, NOURA), await enter(home, QIMAM)]
      const answers = await Promise.all([
        ...['Accepted', 'Rejected', 'Accepted', 'Rejected'].map((status) => home.ask(answer(id, status), { token: noura })),
        home.ask(remove(id), { token: qimam }),
      ])
      const answered = answers.slice(0, 4).filter(({ codes }) => codes.length === 0)
      expect(answered.length).toBeLessThanOrEqual(1)
      const failed = answers.flatMap(({ codes }) => codes)
      expect(failed.filter((code) => !['MANAGED_ACCOUNT_UPDATE_FAILED', 'MANAGED_ACCOUNT_NOT_FOUND'].includes(code))).toEqual([])
      const { status } = await home.deps.db.selectFrom('managed_accounts').select('status').where('id', '=', id).executeTakeFirstOrThrow()
      // Rejected is final. A removal ends a pending invitation as well as an agreement.
      expect(['Rejected', 'Cancelled']).toContain(status)
    })

    it('are limited to fifty for one manager, including pending invitations', async () => {
      const home = await atHome(await open())
      const invited = [NOURA, REEM, HUDA, SAAD, BADR, DANA]
      const others = home.world.profiles.filter(
        ({ id, type }) => type === 'INFLUENCER' && !invited.some(({ profile }) => profile.id === id),
      )
      const rows = others.slice(0, 47).map(({ id }, at) => ({
        id: `talent-${at}`,
        manager_id: SALMA.profile.id,
        talent_id: id,
        status: at % 2 === 0 ? ('Accepted' as const) : ('Pending' as const),
        created_at: at,
        answered_at: null,
      }))
      await home.deps.db.insertInto('managed_accounts').values(rows).execute()
      const token = await enter(home, SALMA)
      const answers = await Promise.all(invited.map((talent) => home.ask(invite(talent), { token })))
      expect(answers.flatMap(({ codes }) => codes)).toEqual(Array.from({ length: 3 }, () => 'DTO_VALIDATION_ERROR'))
      expect(answers.find(({ codes }) => codes.length > 0)?.errors?.[0]?.extensions).toMatchObject({
        fields: [{ path: 'profileId', rule: 'maxItems', params: { max: 50 } }],
      })
      expect(pageIn((await home.ask(list(), { token })).data).count).toBe(50)
    })

    it('are listed by status, newest first, in pages, with the same few statements', async () => {
      const home = await atHome(await open())
      const token = await home.enter('AGENT')
      const [accepted, pending] = [talentsOf(home, OMAR, 'Accepted'), talentsOf(home, OMAR, 'Pending')]
      const newest = (rows: readonly { id: string; createdAt: number }[]) =>
        rows.toSorted((one, other) => other.createdAt - one.createdAt).map(({ id }) => id)
      for (const [filter, rows] of [
        ['accepted', accepted],
        ['requests', pending],
        ['all', [...accepted, ...pending]],
      ] as const) {
        const page = await home.ask(list(filter, ', pagination: { limit: 100 }'), { token })
        expect(pageIn(page.data)).toMatchObject({ count: rows.length, data: newest(rows).map((id) => ({ id })) })
        expect(page.statements).toBeLessThanOrEqual(6)
      }
      expect(
        pageIn((await home.ask(list('all', ', pagination: { limit: 5, offset: 10 }'), { token })).data).data.map(({ id }) => id),
      ).toEqual(newest([...accepted, ...pending]).slice(10, 15))
      expect(pageIn((await home.ask(list(), { token: await enter(home, NOURA) })).data)).toEqual({ count: 0, data: [] })
    })

    it('are public once accepted, sorted by name, twelve a page, without profiles that are not visible', async () => {
      const home = await atHome(await open())
      const first = await home.ask(shown(QIMAM))
      expect(first.codes).toEqual([])
      expect(first.statements).toBeLessThanOrEqual(5)
      const all = pageIn((await home.ask(shown(QIMAM, ', pagination: { limit: 50 }'), { language: 'ar' })).data)
      expect(pageIn(first.data).count).toBe(talentsOf(home, QIMAM, 'Accepted').length)
      expect([pageIn(first.data).data.length, all.data.length]).toEqual([12, all.count])
      const names = all.data.map(({ user }) => user.fullName)
      expect(names).toEqual(names.toSorted(new Intl.Collator('ar').compare))
      expect(new Set(all.data.map(({ status }) => status))).toEqual(new Set(['Accepted']))
      await home.deps.db.updateTable('profiles').set({ status: 'Inactive' }).where('id', '=', REEM.profile.id).execute()
      const without = pageIn((await home.ask(shown(QIMAM, ', pagination: { limit: 50 }'))).data)
      expect([without.count, JSON.stringify(without).includes(REEM.profile.id)]).toEqual([all.count - 1, false])
      expect(pageIn((await home.ask(shown(NOURA))).data)).toEqual({ count: 0, data: [] })
      await home.deps.db.updateTable('profiles').set({ status: 'Rejected' }).where('id', '=', QIMAM.profile.id).execute()
      expect((await home.ask(shown(QIMAM))).codes).toEqual(['PROFILE_NOT_FOUND'])
      expect((await home.ask(shown({ ...OMAR, profile: { ...OMAR.profile, type: 'AGENCY' } }))).codes).toEqual(['PROFILE_NOT_FOUND'])
    })

    it('end once, when either side withdraws', async () => {
      const home = await atHome(await open())
      const [omar, reem, qimam] = [await enter(home, OMAR), await enter(home, REEM), await enter(home, QIMAM)]
      const [agreed, other, waiting] = [between(home, OMAR, REEM), between(home, QIMAM, REEM), between(home, QIMAM, NOURA)]
      for (const [id, token] of [
        [agreed, omar],
        [other, reem],
        [waiting, qimam],
      ] as const) {
        expect((await home.ask(remove(id), { token })).data).toEqual({ removeManagedAccount: { id } })
        expect((await home.ask(remove(id), { token })).codes).toEqual(['MANAGED_ACCOUNT_NOT_FOUND'])
      }
      expect((await home.ask(answer(waiting, 'Accepted'), { token: await enter(home, NOURA) })).codes).toEqual([
        'MANAGED_ACCOUNT_UPDATE_FAILED',
      ])
    })

    it('stay after a networker’s upgrade if accepted, and end if pending; all end when an account is closed', async () => {
      const home = await atHome(await open())
      const { db, clock } = home.deps
      const token = await enter(home, NOURA)
      const salma = await enter(home, SALMA)
      const agreed = idIn((await home.ask(invite(NOURA), { token: salma })).data)
      await home.ask(answer(agreed, 'Accepted'), { token })
      expect((await home.ask('mutation { upgradeUser(type: AGENT) { isActiveMembership } }', { token })).codes).toEqual([])
      const statusOf = async (id: string) =>
        (await db.selectFrom('managed_accounts').select('status').where('id', '=', id).executeTakeFirstOrThrow()).status
      expect([await statusOf(between(home, QIMAM, NOURA)), await statusOf(agreed)]).toEqual(['Cancelled', 'Accepted'])
      expect((await home.ask(invite(NOURA), { token: await enter(home, NAIF) })).codes).toEqual(['PROFILE_NOT_FOUND'])
      await inTransaction(db, (tx) => endManagedAccounts(tx, { clock }, { userId: NOURA.user.id }, 'closed'))
      expect(await statusOf(agreed)).toBe('Cancelled')
      await inTransaction(db, (tx) => endManagedAccounts(tx, { clock }, { userId: OMAR.user.id }, 'closed'))
      expect(pageIn((await home.ask(list(), { token: await enter(home, OMAR) })).data).count).toBe(0)
    })
  })
})
