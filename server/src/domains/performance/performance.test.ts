import { describe, expect, it } from 'vitest'
import { plusDays } from '@wasla/contract/insights/days.ts'
import { civilDate, startOfDay } from '@wasla/contract/platform/riyadh.ts'
import type { ResultChange } from '@wasla/contract/tracking/change.ts'
import { OMAR } from '@wasla/mocks/world/agents.ts'
import { NABT_COFFEE, RAWSHAN } from '@wasla/mocks/world/businesses.ts'
import type { Member } from '@wasla/mocks/world/member.ts'
import { FAHAD, HUDA, NOURA } from '@wasla/mocks/world/networkers.ts'
import { COLD_BREW, MORNING_CUP } from '@wasla/mocks/world/programs/all-programs.ts'
import type { World } from '@wasla/mocks/world/tables.ts'
import type { Database, DatabaseHandle } from '#database/database.ts'
import { testMoment } from '#database/testing/each-database.ts'
import { inTransaction } from '#database/transaction.ts'
import { createServices } from '../../services/services.ts'
import { atHome } from '../../testing/at-home.ts'
import { addResults } from '../../testing/result-rows.ts'
import { eachWorld } from '../../testing/test-world.ts'
import { countingResults } from './service.ts'
import { writeClicks } from './testing/write-clicks.ts'

const programId = MORNING_CUP.program.id
const days = 'startDate: "2026-02-14", endDate: "2026-03-15"'
const ofProgram = (id = programId) =>
  `{ getProgramPerformance(programId: "${id}") { participantCount objectivePerformance { metrics { name value } } socials { date } nextPayoutAmount } }`
const ofParticipant = ({ profile }: Member, id = programId) =>
  `{ getParticipantPerformance(programId: "${id}", profileId: "${profile.id}") { pendingEarnings participant { clicks approvedCount profile { fullName } } } }`
const everyWay = (id: string, { profile }: Member) => [
  ofProgram(id),
  `{ getProgramSocialsPerformance(programId: "${id}", ${days}) { date } }`,
  `{ performanceRange(programId: "${id}", ${days}) { countedAt } }`,
  `{ rankedParticipants(programId: "${id}") { count } }`,
  `{ performanceCsv(programId: "${id}", ${days}) }`,
  `{ uncounted: performanceRange(programId: "${id}", profileId: "${profile.id}", ${days}) { funnel { allClicks } } }`,
  `{ getParticipantPerformance(programId: "${id}", profileId: "${profile.id}") { paidEarnings } }`,
  `{ getParticipantSocialsPerformance(programId: "${id}", profileId: "${profile.id}", ${days}) { date } }`,
  `{ performanceCsv(programId: "${id}", profileId: "${profile.id}", ${days}) }`,
]

/** Returns the rewards of the demo, with this member’s cash rewards set to accrued. */
const waitingFor = ({ profile }: Member, rewards: World['programRewards']): World['programRewards'] =>
  rewards.map((reward) =>
    reward.profileId === profile.id && reward.rewardType === 'CASH'
      ? { ...reward, state: 'Accrued', paidAt: null, payoutRunId: null }
      : reward,
  )

async function home(handle: DatabaseHandle, waiting: Member | null = null) {
  const at = await atHome(handle)
  if (waiting) at.world.programRewards = waitingFor(waiting, at.world.programRewards)
  await addResults(handle.db, at.world)
  const as = async ({ user }: Member) => {
    const token = await at.tokenOf(user.mobileNo.replace('+966', ''))
    return (query: string) => at.ask(query, { token })
  }
  return { ...at, as, db: handle.db, services: createServices(at.deps) }
}

const countResults = countingResults({ clock: { now: () => testMoment } })

/** Writes results and counts them. */
async function write(tx: Database, changes: readonly ResultChange[]): Promise<void> {
  await writeClicks(tx, changes)
  await countResults(tx, changes)
}

type Sum = { pending: number; paid: number }

const click = (of: Member, over: Partial<ResultChange> = {}): ResultChange => ({
  kind: 'CLICK',
  id: 'one',
  programId,
  profileId: of.profile.id,
  at: testMoment,
  channel: 'TIKTOK',
  country: 'SA',
  visitor: 'somebody',
  from: null,
  to: 'Approved',
  reason: null,
  amount: 0,
  ...over,
})

describe('figures of programs', () => {
  eachWorld((open) => {
    it('answer PROGRAM_NOT_FOUND to everybody without access, in every query (O-07, X-10)', async () => {
      const { as } = await home(await open())
      for (const stranger of [RAWSHAN, NOURA, OMAR]) {
        const ask = await as(stranger)
        for (const query of everyWay(programId, stranger === OMAR ? NOURA : HUDA))
          expect([query, (await ask(query)).codes]).toEqual([query, ['PROGRAM_NOT_FOUND']])
      }
      const owner = await as(NABT_COFFEE)
      for (const query of everyWay('none', HUDA)) expect((await owner(query)).codes).toEqual(['PROGRAM_NOT_FOUND'])
      // Noura takes part in only one of the two programs.
      expect((await owner(ofParticipant(NOURA, COLD_BREW.program.id))).codes).toEqual(['PROGRAM_NOT_FOUND'])
    })

    it('of a participant are shown to that participant, to the owner and to the participant’s manager', async () => {
      const { as } = await home(await open())
      for (const reader of [HUDA, NABT_COFFEE, OMAR])
        expect(await (await as(reader))(ofParticipant(HUDA))).toMatchObject({
          codes: [],
          data: { getParticipantPerformance: { participant: { clicks: 6_940, approvedCount: 312 } } },
        })
    })

    it('take as many statements for many results as for three', async () => {
      const { as, db } = await home(await open())
      const owner = await as(NABT_COFFEE)
      await owner(ofProgram())
      const many = await owner(ofProgram())
      await inTransaction(db, (tx) =>
        write(
          tx,
          [HUDA, FAHAD, NOURA].map((member) => click(member, { id: member.profile.id, programId: COLD_BREW.program.id })),
        ),
      )
      const few = await owner(ofProgram(COLD_BREW.program.id))
      expect([many.codes, few.codes]).toEqual([[], []])
      // Without a waiting reward, the statement for one sum is not needed.
      expect(many.statements - few.statements).toBe(1)
      expect(many.statements).toBeLessThanOrEqual(16)
    })

    it('are on home: upcoming rewards of a networker and of managed talents, and what a brand spends', async () => {
      const { as, world } = await home(await open(), HUDA)
      const cash = world.programRewards.filter(({ rewardType }) => rewardType === 'CASH')
      const sumOf = (state: string, of: (reward: (typeof cash)[number]) => boolean) =>
        cash.filter((reward) => reward.state === state && of(reward)).reduce((sum, { amount }) => sum + amount, 0)
      const ofNoura = ({ profileId }: { profileId: string }) => profileId === NOURA.profile.id
      const query =
        '{ homeFigures { week { clicks clicksBefore approved paid paidTo } spend { accrued paid } earnings { pending paid nextPayoutDate nextPayoutAmount } talents { pending paid } talentEarnings { profile { id } earnings { pending paid } programs { programId programName earnings { pending paid } } } } }'
      expect((await (await as(NOURA))(query)).data).toMatchObject({
        homeFigures: {
          week: null,
          spend: null,
          talents: null,
          earnings: { pending: sumOf('Accrued', ofNoura), paid: sumOf('Paid', ofNoura) },
        },
      })
      const managed = world.managedAccounts
        .filter(({ managerId, status }) => managerId === OMAR.profile.id && status === 'Accepted')
        .map(({ talentId }) => talentId)
      const isManaged = ({ profileId }: { profileId: string }) => managed.includes(profileId)
      const talents = { pending: sumOf('Accrued', isManaged), paid: sumOf('Paid', isManaged) }
      expect(talents.pending).toBeGreaterThan(0)
      expect(talents.paid).toBeGreaterThan(0)
      const ofOmar = (await (await as(OMAR))(query)).data as {
        homeFigures: { talentEarnings: { programs: { earnings: Sum }[]; earnings: Sum }[] }
      }
      expect(ofOmar).toMatchObject({ homeFigures: { talents } })
      for (const { earnings, programs } of ofOmar.homeFigures.talentEarnings)
        expect(programs.reduce((sum, one) => sum + one.earnings.pending + one.earnings.paid, 0)).toBe(earnings.pending + earnings.paid)
      const own = new Set(
        world.programs.filter(({ profileId, status }) => profileId === NABT_COFFEE.profile.id && status !== 'Retired').map(({ id }) => id),
      )
      const ofBrand = (reward: { programId: string }) => own.has(reward.programId)
      expect((await (await as(NABT_COFFEE))(query)).data).toMatchObject({
        homeFigures: { earnings: null, talents: null, spend: { accrued: sumOf('Accrued', ofBrand), paid: sumOf('Paid', ofBrand) } },
      })
      expect((await (await as(NABT_COFFEE))(`{ program(programId: "${programId}") { nextPayoutDate } }`)).data).toMatchObject({
        program: { nextPayoutDate: '2026-03-22' },
      })
      expect((await (await as(NOURA))(`{ program(programId: "${programId}") { nextPayoutDate } }`)).data).toMatchObject({
        program: { nextPayoutDate: null },
      })
    })

    it('appear on home for today and for yesterday up to the same time of day, by link, for participants and their managers', async () => {
      const { as, db } = await home(await open(), HUDA)
      const query = '{ homeFigures { today { profile { id } programId objectiveType clicks clicksBefore approved approvedBefore } } }'
      type Today = { homeFigures: { today: { profile: { id: string }; clicks: number; clicksBefore: number; approvedBefore: number }[] } }
      const todayOf = async (member: Parameters<typeof as>[0]) => ((await (await as(member))(query)).data as Today).homeFigures.today
      const own = await todayOf(HUDA)
      expect(own.length).toBeGreaterThan(0)
      for (const { profile, clicks, clicksBefore } of own) {
        expect(profile.id).toBe(HUDA.profile.id)
        expect(clicks).toBeGreaterThan(0)
        expect(clicksBefore).toBeGreaterThan(0)
      }
      // Clicks of yesterday count only up to the current time of day.
      const { count } = await db
        .selectFrom('clicks')
        .where('profile_id', '=', HUDA.profile.id)
        .where('status', '=', 'Approved')
        .where('at', '>=', startOfDay(plusDays(civilDate(testMoment), -1)))
        .where('at', '<', startOfDay(civilDate(testMoment)))
        .select(({ fn }) => fn.countAll<number>().as('count'))
        .executeTakeFirstOrThrow()
      const before = own.reduce((sum, link) => sum + link.clicksBefore, 0)
      expect(before).toBeLessThan(count)
      const ofManager = await todayOf(OMAR)
      expect(ofManager).toEqual(expect.arrayContaining(own))
      expect(await todayOf(NABT_COFFEE)).toEqual([])
    })

    it('are the same on the card of one’s own participation as on its page, and are shown to nobody else there', async () => {
      const { as } = await home(await open())
      const card =
        '{ myParticipantsRequests(participantsRequestsInput: { status: [Accepted] }) { data { id myObjectiveData { count milestones { id status achievedAt } earnings { pending paid nextPayoutDate } } } } }'
      type Card = {
        id: string
        myObjectiveData: {
          count: number
          milestones: unknown[]
          earnings: Sum & { nextPayoutDate: string | null }
        } | null
      }
      const ask = await as(HUDA)
      const { data } = ((await ask(card)).data as { myParticipantsRequests: { data: Card[] } }).myParticipantsRequests
      // Three statements more than the list without figures, for any number of programs.
      const bare = await ask(
        '{ myParticipantsRequests(participantsRequestsInput: { status: [Accepted] }) { data { id myObjectiveData { trackingUrl } } } }',
      )
      expect((await ask(card)).statements).toBe(bare.statements + 3)
      const joined = data.flatMap(({ id, myObjectiveData: own }) => (own ? [{ id, own }] : []))
      for (const { id, own } of joined) {
        const page = (
          await ask(
            `{ getParticipantPerformance(programId: "${id}", profileId: "${HUDA.profile.id}") { pendingEarnings paidEarnings nextPayoutDate milestones { id status achievedAt } participant { approvedCount } } }`,
          )
        ).data
        expect(page).toEqual({
          getParticipantPerformance: {
            pendingEarnings: own.earnings.pending,
            paidEarnings: own.earnings.paid,
            nextPayoutDate: own.earnings.nextPayoutDate,
            milestones: own.milestones,
            participant: { approvedCount: own.count },
          },
        })
      }
      expect(joined.some(({ own: { count } }) => count > 0)).toBe(true)
      const stranger = await (await as(NABT_COFFEE))(`{ program(programId: "${programId}") { myObjectiveData { count } } }`)
      expect(stranger.data).toEqual({ program: { myObjectiveData: null } })
    })

    it('cause one notification after a change, which owner, participant and manager get', async () => {
      const { db, services } = await home(await open())
      const notified = async () => {
        const before = (await db.selectFrom('events').select('id').where('kind', '=', 'performance').execute()).map(({ id }) => id)
        await services.performance.tellChanges()
        const rows = await db.selectFrom('events').select(['id', 'user_id', 'data']).where('kind', '=', 'performance').execute()
        return rows
          .filter(({ id }) => !before.includes(id))
          .map(({ user_id, data }) => ({ userId: user_id, data: JSON.parse(data) as unknown }))
      }
      await notified()
      for (const id of ['a', 'b', 'c']) await inTransaction(db, (tx) => write(tx, [click(HUDA, { id })]))
      const events = await notified()
      expect(new Set(events.map(({ data }) => JSON.stringify(data)))).toEqual(new Set([JSON.stringify({ programId })]))
      const managers = await db
        .selectFrom('managed_accounts as m')
        .innerJoin('profiles as p', 'p.id', 'm.manager_id')
        .select('p.user_id')
        .where('m.talent_id', '=', HUDA.profile.id)
        .where('m.status', '=', 'Accepted')
        .execute()
      const users = [NABT_COFFEE.user.id, HUDA.user.id, ...managers.map((row) => row.user_id)]
      expect(managers.map((row) => row.user_id)).toContain(OMAR.user.id)
      expect(events.map(({ userId }) => userId).toSorted()).toEqual([...new Set(users)].toSorted())
      expect(await notified()).toEqual([])
    })

    it('cause only one notification even if several processes look for changes', async () => {
      const { db, services } = await home(await open())
      await services.performance.tellChanges()
      await db.deleteFrom('events').where('kind', '=', 'performance').execute()
      await inTransaction(db, (tx) => write(tx, [click(NOURA)]))
      await Promise.all([services.performance.tellChanges(), services.performance.tellChanges()])
      const rows = await db.selectFrom('events').select('user_id').where('kind', '=', 'performance').execute()
      expect(rows.map((row) => row.user_id).toSorted()).toEqual([NABT_COFFEE.user.id, NOURA.user.id].toSorted())
    })
  })
})
