import { describe, expect, it } from 'vitest'
import { isTrackingCode } from '@wasla/contract/participations/tracking-code.ts'
import type { ProgramRecord } from '@wasla/contract/programs/record.ts'
import type { StoredStepData } from '@wasla/contract/programs/step-data.ts'
import { OMAR } from '@wasla/mocks/world/agents.ts'
import { NABT_COFFEE, RAWSHAN } from '@wasla/mocks/world/businesses.ts'
import type { Member } from '@wasla/mocks/world/member.ts'
import { BADR, DANA, NOURA, REEM } from '@wasla/mocks/world/networkers.ts'
import type { DatabaseHandle } from '#database/database.ts'
import { createServices } from '../../services/services.ts'
import { atHome } from '../../testing/at-home.ts'
import { eachWorld } from '../../testing/test-world.ts'
import { addPrograms, clearPrograms, programOf, stepData } from '../programs/testing/program-rows.ts'

const join = (id = 'p') => `mutation { joinProgram(programId: "${id}") { programId profileId } }`
const mine = (id = 'p') =>
  `{ program(programId: "${id}") { viewerRole isAcceptingRequests myParticipantRequest { id status declineReason declineNote } myObjectiveData { trackingUrl } applicantsCount participantsCount } }`
const list = (more = '') =>
  `{ participantsRequests(filter: { programId: "p"${more} }) { count data { id profileId status profile { fullName } createdAt answeredAt reach eligibility { eligible failed } program { id } } } }`
const answer = (id: string, status: string, programId = 'p') =>
  `mutation { updateParticipantRequest(input: { id: "${id}", programId: "${programId}", status: ${status}${status === 'Rejected' ? ', reason: FULL' : ''} }) { id } }`

type Row = { id: string; profileId: string; status: string; reach: number; eligibility: { eligible: boolean; failed: string[] } }
const national = ({ user }: Member) => user.mobileNo.replace('+966', '')

async function home(handle: DatabaseHandle, over: Partial<ProgramRecord> = {}, steps: Partial<StoredStepData> = stepData) {
  const at = await atHome(handle)
  await clearPrograms(handle.db)
  await addPrograms(handle.db, [programOf('p', over)], steps)
  const { participations } = createServices(at.deps)
  const as = async (member: Member) => {
    const token = await at.tokenOf(national(member))
    return async (query: string, variables: Record<string, unknown> = {}) => at.ask(query, { token, variables })
  }
  // Notifications from before the test are left out.
  const before = (await handle.db.selectFrom('notifications').select('id').execute()).map(({ id }) => id)
  const noticesOf = async ({ profile }: Member) => {
    const rows = await handle.db
      .selectFrom('notifications')
      .select(['type', 'meta', 'reference_id'])
      .where('profile_id', '=', profile.id)
      .where('type', 'in', ['PROGRAM_REQUEST_CREATED', 'PROGRAM_REQUEST_ACCEPTED', 'PROGRAM_REQUEST_REJECTED'])
      .where('id', 'not in', before)
      .orderBy('id')
      .execute()
    return rows.map(({ type, meta, reference_id: id }) => ({ type, id, meta: JSON.parse(meta) as unknown }))
  }
  const requestOf = async ({ profile }: Member) =>
    (await handle.db.selectFrom('participations').selectAll().where('profile_id', '=', profile.id).executeTakeFirst()) ?? null
  return { ...at, participations, as, noticesOf, requestOf, db: handle.db }
}

const rowsIn = ({ data }: { data?: unknown }) =>
  (Object.values((data ?? {}) as Record<string, { count: number; data: Row[] }>)[0] ?? { count: -1, data: [] }) as {
    count: number
    data: Row[]
  }

describe('joining a program', () => {
  eachWorld((open) => {
    it('waits a moment, then gives a tracking link if the program accepts automatically (M-04, N-01)', async () => {
      const { as, participations, noticesOf, requestOf, deps } = await home(await open())
      const noura = await as(NOURA)
      expect((await noura(mine())).data).toMatchObject({
        program: { viewerRole: 'VISITOR', isAcceptingRequests: true, myParticipantRequest: null },
      })
      expect(await noura(join())).toMatchObject({ codes: [], data: { joinProgram: { programId: 'p', profileId: NOURA.profile.id } } })
      expect((await noura(mine())).data).toMatchObject({
        program: { viewerRole: 'APPLICANT', myParticipantRequest: { status: 'Pending' }, myObjectiveData: null },
      })
      await participations.acceptDue()
      const { data } = await noura(mine())
      expect(data).toMatchObject({
        program: { viewerRole: 'PARTICIPANT', myParticipantRequest: { status: 'Accepted' }, applicantsCount: null },
      })
      const { trackingUrl } = (data as { program: { myObjectiveData: { trackingUrl: string } } }).program.myObjectiveData
      const prefix = `${deps.env.publicUrl}/t/`
      expect([trackingUrl.startsWith(prefix), isTrackingCode(trackingUrl.slice(prefix.length))]).toEqual([true, true])
      expect(await noticesOf(NOURA)).toEqual([
        { type: 'PROGRAM_REQUEST_ACCEPTED', id: (await requestOf(NOURA))?.id, meta: { programId: 'p', programName: 'Morning coffee' } },
      ])
      expect(await noticesOf(NABT_COFFEE)).toEqual([])
    })

    it('runs the job at once if the request needs no decision', async () => {
      const handle = await open()
      const at = await home(handle)
      const services = createServices(at.deps)
      let woken = 0
      services.participations.onWaiting(() => void (woken += 1))
      const viewer = async (member: Member) =>
        services.session.readViewer(`Bearer ${await at.tokenOf(national(member))}`).then((found) => {
          if (!found) throw new Error('Nobody entered')
          return found
        })
      await services.participations.join(await viewer(NOURA), 'p')
      expect(woken).toBe(1)
      await handle.db.updateTable('programs').set({ is_public: 0 }).execute()
      await services.participations.join(await viewer(REEM), 'p')
      expect(woken).toBe(1)
    })

    it('waits for the owner’s answer if the program requires one; only the owner sees it in the count', async () => {
      const { as, participations, noticesOf, requestOf } = await home(await open(), { isPublic: false })
      const [noura, brand] = [await as(NOURA), await as(NABT_COFFEE)]
      await noura(join())
      await participations.acceptDue()
      const request = await requestOf(NOURA)
      expect(request).toMatchObject({ status: 'Pending', is_automatic: 0 })
      expect(await noticesOf(NABT_COFFEE)).toEqual([
        { type: 'PROGRAM_REQUEST_CREATED', id: request?.id, meta: { programId: 'p', programName: 'Morning coffee' } },
      ])
      expect((await brand(mine())).data).toMatchObject({ program: { viewerRole: 'OWNER', applicantsCount: 1, participantsCount: 0 } })
      expect(await brand(answer(request?.id ?? '', 'Accepted'))).toMatchObject({ codes: [] })
      expect((await brand(mine())).data).toMatchObject({ program: { applicantsCount: 0, participantsCount: 1 } })
      expect(JSON.stringify((await noura(mine())).data)).toMatch(/"trackingUrl":"[^"]+\/t\/[a-z0-9]{10}"/)
      expect((await brand(answer(request?.id ?? '', 'Rejected'))).codes).toEqual(['PARTICIPANT_REQUEST_UPDATE_FAILED'])
    })

    it('shows the reason of a declined request to the applicant only', async () => {
      const { as, requestOf } = await home(await open(), { isPublic: false })
      const [noura, reem, brand] = [await as(NOURA), await as(REEM), await as(NABT_COFFEE)]
      await noura(join())
      const id = (await requestOf(NOURA))?.id ?? ''
      const decline = (more: string) =>
        brand(`mutation { updateParticipantRequest(input: { id: "${id}", programId: "p", status: Rejected${more} }) { id } }`)
      for (const without of [', reason: OTHER', ', reason: OTHER, note: " "', ', note: "جرّبي مرة أخرى"'])
        expect((await decline(without)).codes).toEqual(['DTO_VALIDATION_ERROR'])
      expect((await noura(mine())).data).toMatchObject({ program: { myParticipantRequest: { status: 'Pending', declineReason: null } } })
      expect((await decline(', reason: OTHER, note: " جرّبي مرة أخرى "')).codes).toEqual([])
      const why = { declineReason: 'OTHER', declineNote: 'جرّبي مرة أخرى' }
      expect((await noura(mine())).data).toMatchObject({ program: { myParticipantRequest: { status: 'Rejected', ...why } } })
      expect(JSON.stringify((await reem(mine())).data)).not.toContain(why.declineNote)
      const declined = '{ participantsRequests(filter: { programId: "p", status: [Rejected] }) { data { declineReason declineNote } } }'
      expect((await brand(declined)).data).toEqual({ participantsRequests: { data: [why] } })
      expect((await noura(declined)).codes).toEqual(['PROGRAM_NOT_FOUND'])
    })

    it('applies one reason to several requests that are declined at once', async () => {
      const { as, requestOf } = await home(await open(), { isPublic: false })
      const [noura, reem, brand] = [await as(NOURA), await as(REEM), await as(NABT_COFFEE)]
      await noura(join())
      await reem(join())
      const ids = JSON.stringify([(await requestOf(NOURA))?.id, (await requestOf(REEM))?.id])
      const decline = (more: string) =>
        brand(`mutation { updateParticipantRequests(input: { ids: ${ids}, programId: "p", status: Rejected${more} }) { code } }`)
      expect((await decline(', reason: OTHER')).codes).toEqual(['DTO_VALIDATION_ERROR'])
      expect((await decline(', reason: AUDIENCE')).data).toEqual({ updateParticipantRequests: [{ code: null }, { code: null }] })
      for (const one of [noura, reem])
        expect((await one(mine())).data).toMatchObject({
          program: { myParticipantRequest: { declineReason: 'AUDIENCE', declineNote: null } },
        })
    })

    it('shows how much of the reserved budget was used, to the owner only', async () => {
      const { as, db } = await home(await open())
      const money = '{ program(programId: "p") { budget { amount paid accrued remaining consumedPercent } budgetConsumedPercent } }'
      const read = async (member: Member) => (await (await as(member))(money)).data
      expect(await read(NABT_COFFEE)).toMatchObject({ program: { budget: { amount: 5_000_00 } } })
      expect(await read(NOURA)).toEqual({ program: { budget: null, budgetConsumedPercent: null } })
      await db.updateTable('programs').set({ status: 'Draft', published_at: null }).execute()
      expect(await read(NABT_COFFEE)).toEqual({ program: { budget: null, budgetConsumedPercent: null } })
    })

    it('is refused with the first problem in the order of X-12, and is refused again after any answer (M-05)', async () => {
      const { as, db } = await home(
        await open(),
        {},
        {
          ...stepData,
          PARTICIPANT_CRITERIA: { ...stepData.PARTICIPANT_CRITERIA, platforms: [{ platform: 'INSTAGRAM', minFollowers: 900_000_000 }] },
        },
      )
      const refusal = async (member: Member, id = 'p') => (await (await as(member))(join(id))).codes[0] ?? 'joined'
      expect(await refusal(NABT_COFFEE)).toBe('PROGRAM_JOIN_BAD_REQUEST')
      expect(await refusal(RAWSHAN)).toBe('PROGRAM_JOIN_CRITERIA_BAD')
      expect(await refusal(NOURA)).toBe('PROGRAM_JOIN_CRITERIA_BAD')
      expect(await refusal(NOURA, 'none')).toBe('PROGRAM_NOT_FOUND')
      await clearPrograms(db)
      await addPrograms(db, [
        programOf('p', { isPublic: false }),
        programOf('held', { status: 'OnHold' }),
        programOf('draft', { status: 'Draft' }),
      ])
      expect([await refusal(NOURA, 'held'), await refusal(NOURA, 'draft'), await refusal(NOURA)]).toEqual([
        'PROGRAM_NOT_ACCEPTING_REQUESTS',
        'PROGRAM_NOT_FOUND',
        'joined',
      ])
      for (const status of ['Pending', 'Rejected', 'Accepted'] as const) {
        await db
          .updateTable('participations')
          .set({ status, answered_at: status === 'Pending' ? null : 1 })
          .execute()
        expect([status, await refusal(NOURA)]).toEqual([status, 'PROGRAM_JOIN_ALREADY_REQUESTED'])
      }
    })

    it('is explained in advance, line by line (M-03)', async () => {
      const { as } = await home(
        await open(),
        {},
        {
          ...stepData,
          PARTICIPANT_CRITERIA: {
            platforms: [{ platform: 'INSTAGRAM', minFollowers: 900_000_000 }],
            profileTypes: ['INFLUENCER'],
            locations: ['SA'],
            interests: [],
          },
        },
      )
      const check =
        '{ programEligibility(programId: "p") { eligible failed checks { criterion isMet platform measure needed has names } } }'
      const { data } = await (await as(NOURA))(check)
      const followers = Math.max(...NOURA.accounts.filter(({ platform }) => platform === 'INSTAGRAM').map((account) => account.followers))
      expect(data).toMatchObject({
        programEligibility: {
          eligible: false,
          failed: ['PLATFORM'],
          checks: [
            { criterion: 'PROFILE_TYPE', isMet: true, names: ['INFLUENCER'] },
            { criterion: 'PLATFORM', isMet: false, platform: 'INSTAGRAM', measure: 'FOLLOWERS', needed: 900_000_000, has: followers },
            { criterion: 'LOCATION', isMet: true, names: ['Saudi Arabia'] },
            { criterion: 'VERIFICATION', isMet: true },
          ],
        },
      })
      expect((await (await as(NOURA))(check.replace('"p"', '"none"'))).codes).toEqual(['PROGRAM_NOT_FOUND'])
    })

    it('leaves a request to the owner if it can no longer be accepted automatically', async () => {
      const { as, participations, noticesOf, requestOf, db } = await home(await open())
      await (
        await as(NOURA)
      )(join())
      await db.updateTable('programs').set({ status: 'OnHold', hold_cause: 'OWNER' }).execute()
      await participations.acceptDue()
      await participations.acceptDue()
      expect(await requestOf(NOURA)).toMatchObject({ status: 'Pending', is_automatic: 0 })
      expect((await noticesOf(NABT_COFFEE)).map(({ type }) => type)).toEqual(['PROGRAM_REQUEST_CREATED'])
    })
  })
})

describe('requests to a program', () => {
  eachWorld((open) => {
    const applicants = [NOURA, REEM, BADR, DANA, OMAR] as const
    async function full(handle: DatabaseHandle) {
      const at = await home(handle, { isPublic: false })
      await handle.db
        .insertInto('participations')
        .values(
          applicants.map(({ profile }, n) => ({
            id: `r${n}`,
            program_id: 'p',
            profile_id: profile.id,
            user_id: profile.userId,
            status: 'Pending' as const,
            is_automatic: 0 as const,
            created_at: 100 + n,
            answered_at: null,
          })),
        )
        .execute()
      return { ...at, brand: await at.as(NABT_COFFEE) }
    }

    it('are listed for the owner, best fit first and then the newest, in a constant number of queries', async () => {
      const { brand } = await full(await open())
      const all = await brand(list())
      expect(all.codes).toEqual([])
      const { count, data } = rowsIn(all)
      expect(count).toBe(applicants.length)
      const ranks = data.map((row) => [row.eligibility.failed.length, -Number(row.id.slice(1))] as const)
      expect(ranks).toEqual(ranks.toSorted((a, b) => a[0] - b[0] || a[1] - b[1]))
      expect(new Map(data.map((row) => [row.profileId, row.reach])).get(NOURA.profile.id)).toBe(
        NOURA.accounts.reduce((sum, { followers }) => sum + followers, 0),
      )
      const one = await brand(list(', pagination: { limit: 1 }'))
      expect([rowsIn(one).count, rowsIn(one).data.length]).toEqual([applicants.length, 1])
      expect(all.statements).toBe(one.statements)
    })

    it('are filtered by name and type, and paged', async () => {
      const { brand } = await full(await open())
      const ids = async (more: string) => rowsIn(await brand(list(more))).data.map(({ profileId }) => profileId)
      expect(await ids(', types: [AGENT]')).toEqual([OMAR.profile.id])
      expect(await ids(', term: "نوره"')).toEqual([NOURA.profile.id])
      expect(await ids(`, term: "${NOURA.profile.userName ?? ''}"`)).toEqual([NOURA.profile.id])
      expect(await ids(', term: "%"')).toEqual([])
      expect(await ids(', status: [Accepted]')).toEqual([])
      expect(await ids(', status: [Cancelled]')).toEqual([])
      const paged = [...(await ids(', pagination: { limit: 3 }')), ...(await ids(', pagination: { limit: 3, offset: 3 }'))]
      expect(new Set(paged).size).toBe(applicants.length)
    })

    it('are answered several at a time, each separately', async () => {
      const { brand, db } = await full(await open())
      await db.updateTable('profiles').set({ status: 'Inactive' }).where('id', '=', BADR.profile.id).execute()
      const { data } = await brand(
        'mutation { updateParticipantRequests(input: { ids: ["r0", "r2", "none", "r1", "r0"], programId: "p", status: Accepted }) { id code } }',
      )
      expect(data).toEqual({
        updateParticipantRequests: [
          { id: 'r0', code: null },
          { id: 'r2', code: 'USER_NOT_VERIFIED' },
          { id: 'none', code: 'PARTICIPANT_REQUEST_NOT_FOUND' },
          { id: 'r1', code: null },
        ],
      })
      const joined = rowsIn(
        await brand(
          '{ participants(filter: { programId: "p" }) { count data { id profileId joinedAt clicks approvedCount profile { fullName } } } }',
        ),
      )
      expect(joined).toMatchObject({ count: 2, data: [{ profileId: REEM.profile.id }, { profileId: NOURA.profile.id }] })
      const named = rowsIn(await brand('{ participants(filter: { programId: "p", term: "noura" }) { count data { profileId } } }'))
      expect(named.data.map(({ profileId }) => profileId)).toEqual([NOURA.profile.id])
    })

    it('are sorted by the results of their links if that is requested', async () => {
      const { brand, db } = await full(await open())
      await brand('mutation { updateParticipantRequests(input: { ids: ["r0", "r1"], programId: "p", status: Accepted }) { id code } }')
      const result = { program_id: 'p', revenue: 0, first_click_at: null, last_result_at: null }
      await db
        .insertInto('participant_results')
        .values({ ...result, profile_id: NOURA.profile.id, clicks: 9, approved: 0, revenue: 70_00 })
        .execute()
      const listed = async (field: string, term = '') => {
        const sort = `pagination: { sort: [{ field: "${field}", direction: DESC }] }`
        return rowsIn(await brand(`{ participants(filter: { programId: "p"${term} }, ${sort}) { count data { profileId clicks } } }`)).data
      }
      expect((await listed('createdAt')).map(({ profileId }) => profileId)).toEqual([REEM.profile.id, NOURA.profile.id])
      const byClicks = [
        { profileId: NOURA.profile.id, clicks: 9 },
        { profileId: REEM.profile.id, clicks: 0 },
      ]
      expect(await listed('clicks')).toMatchObject(byClicks)
      expect(await listed('approvedCount')).toMatchObject(byClicks.toReversed())
      expect(await listed('clicks', ', term: "noura"')).toMatchObject(byClicks.slice(0, 1))
      expect(await listed('revenue')).toMatchObject(byClicks)
    })

    it('are listed with the earned cash, and sorted by it on request, in a constant number of queries', async () => {
      const { brand, db } = await full(await open())
      await brand('mutation { updateParticipantRequests(input: { ids: ["r0", "r1"], programId: "p", status: Accepted }) { id code } }')
      const reward = {
        program_id: 'p',
        profile_id: NOURA.profile.id,
        reward_type: 'CASH',
        amount: 0,
        achieved_at: 1,
        payable_at: 2,
      } as const
      const none = { paid_at: null, payout_run_id: null, delivered_at: null, returned_at: null }
      const states = ['Accrued', 'Held', 'Waiting', 'Returned', 'Refused'] as const
      await db
        .insertInto('rewards')
        .values([
          ...states.map((state, n) => ({ ...reward, ...none, id: `w${n}`, milestone_id: `m${n}`, state, amount: 10 ** n * 100 })),
          { ...reward, ...none, id: 'x', milestone_id: 'x', reward_type: 'EXPERIENCE' as const, state: 'Accrued' as const },
          { ...reward, ...none, id: 'y', milestone_id: 'm0', profile_id: REEM.profile.id, state: 'Accrued' as const, amount: 50 },
        ])
        .execute()
      const listed = (page: string) =>
        brand(`{ participants(filter: { programId: "p" }, pagination: { ${page} }) { count data { profileId earned revenue } } }`)
      const sort = 'sort: [{ field: "earned", direction: DESC }]'
      const all = await listed(sort)
      expect(rowsIn(all).data).toEqual([
        { profileId: NOURA.profile.id, earned: 11_00, revenue: 0 },
        { profileId: REEM.profile.id, earned: 50, revenue: 0 },
      ])
      const one = await listed(`${sort}, limit: 1`)
      expect(rowsIn(one).data.map(({ profileId }) => profileId)).toEqual([NOURA.profile.id])
      expect(all.statements).toBe(one.statements)
    })

    it('are hidden from others like those of an unknown program (X-10, security cases 19 and 35)', async () => {
      const { as, db } = await full(await open())
      await addPrograms(db, [programOf('q', { profileId: RAWSHAN.profile.id, userId: RAWSHAN.user.id })])
      const [rawshan, noura, reem] = [await as(RAWSHAN), await as(NOURA), await as(REEM)]
      for (const stranger of [rawshan, noura, reem]) {
        expect((await stranger(list())).codes).toEqual(['PROGRAM_NOT_FOUND'])
        expect((await stranger('{ participants(filter: { programId: "p" }) { count } }')).codes).toEqual(['PROGRAM_NOT_FOUND'])
      }
      expect((await rawshan(answer('r0', 'Accepted'))).codes).toEqual(['PARTICIPANT_REQUEST_NOT_FOUND'])
      expect((await rawshan(answer('r0', 'Accepted', 'q'))).codes).toEqual(['PARTICIPANT_REQUEST_NOT_FOUND'])
      expect((await reem(answer('r0', 'Accepted'))).codes).toEqual(['PARTICIPANT_REQUEST_NOT_FOUND'])
      expect((await noura(answer('r0', 'Accepted'))).codes).toEqual(['UNAUTHORIZED_UPDATING'])
    })

    it('list a networker’s own programs by status, without programs that returned to draft', async () => {
      const { as, db } = await full(await open())
      await addPrograms(db, [programOf('q', { createdAt: 5 })])
      await db
        .insertInto('participations')
        .values({
          id: 'rq',
          program_id: 'q',
          profile_id: NOURA.profile.id,
          user_id: NOURA.user.id,
          status: 'Accepted',
          is_automatic: 1,
          created_at: 500,
          answered_at: 501,
        })
        .execute()
      const noura = await as(NOURA)
      const ids = async (input: string) =>
        rowsIn(
          await noura(
            `{ myParticipantsRequests(participantsRequestsInput: { ${input} }) { count data { id myParticipantRequest { status } } } }`,
          ),
        ).data.map(({ id }) => id)
      expect([await ids(''), await ids('status: [Pending]'), await ids('status: [Accepted]'), await ids('status: []')]).toEqual([
        ['q', 'p'],
        ['p'],
        ['q'],
        [],
      ])
      await db.updateTable('programs').set({ status: 'Draft', published_at: null }).where('id', '=', 'p').execute()
      expect(await ids('')).toEqual(['q'])
    })

    it('are visible to a networker’s manager, and to nobody else (D-22)', async () => {
      const { as, world } = await full(await open())
      const managed = world.managedAccounts.find(
        ({ managerId, talentId, status }) =>
          managerId === OMAR.profile.id && status === 'Accepted' && applicants.some(({ profile }) => profile.id === talentId),
      )
      expect(managed).toBeDefined()
      const overview = `{ managedAccountOverview(id: "${managed?.id ?? ''}") { requests { count data { id programId status program { id name status } } } } }`
      const { data, codes } = await (await as(OMAR))(overview)
      expect([codes, data]).toEqual([
        [],
        {
          managedAccountOverview: {
            requests: {
              count: 1,
              data: [
                expect.objectContaining({
                  programId: 'p',
                  status: 'Pending',
                  program: { id: 'p', name: 'Morning coffee', status: 'Active' },
                }),
              ],
            },
          },
        },
      ])
      expect((await (await as(NABT_COFFEE))(overview)).codes).toEqual(['MANAGED_ACCOUNT_NOT_FOUND'])
    })
  })
})
