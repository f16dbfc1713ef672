import { describe, expect, it } from 'vitest'
import { civilDate } from '@wasla/contract/platform/riyadh.ts'
import { proposalLimits } from '@wasla/contract/proposals/limits.ts'
import { OMAR, SALMA } from '@wasla/mocks/world/agents.ts'
import { NABT_COFFEE, QIMAM, SAHRA } from '@wasla/mocks/world/businesses.ts'
import { SARA } from '@wasla/mocks/world/more-networkers.ts'
import { HUDA, NOURA, REEM } from '@wasla/mocks/world/networkers.ts'
import { CAMP_BREAKFAST } from '@wasla/mocks/world/programs/all-programs.ts'
import { createServices } from '../../services/services.ts'
import { atHome } from '../../testing/at-home.ts'
import { eachWorld } from '../../testing/test-world.ts'
import { enter, made, mine, requests, type Home } from './testing/requests.ts'

const day = 86_400_000
const inTwoWeeks = ({ deps }: Home) => civilDate(deps.clock.now() + 14 * day)
const cardOf = ({ world }: Home, member: { profile: { id: string } }) => {
  const card = world.rateCards.find(({ profileId }) => profileId === member.profile.id)
  if (!card) throw new Error('The talent has a rate card')
  return card
}
/** The networkers whom the agency manages, one fewer than a request may name. Two of them can join `CAMP_BREAKFAST` by its rules. */
const managedBy = ({ world }: Home) =>
  world.managedAccounts
    .filter(({ managerId, status }) => managerId === QIMAM.profile.id && status === 'Accepted')
    .slice(0, proposalLimits.talents - 1)
    .flatMap(({ talentId }) => world.profiles.filter(({ id }) => id === talentId))
    .map((profile) => ({ profile }))
type Page = { proposal: { talents: { profile: { id: string }; cards: { price: number | null }[]; isRequested: boolean }[] } }
const talentsIn = (data: unknown) => (data as Page).proposal.talents

describe('proposals', () => {
  eachWorld((open) => {
    it('are read by everybody who has the address, with prices of the manager and without contact details', async () => {
      const home = await atHome(await open())
      const omar = await enter(home, OMAR)
      const card = cardOf(home, REEM)
      const { address } = await made(home, omar, [{ member: REEM, cardId: card.id, price: 450_000 }, { member: HUDA }], inTwoWeeks(home))
      expect(address).toMatch(/^[\w-]{32}$/)
      const read = await home.ask(requests.read(address))
      expect(read.codes).toEqual([])
      expect(read.data).toMatchObject({
        proposal: {
          ...{ isOwn: false, title: 'Mornings', manager: { id: OMAR.profile.id } },
          talents: [
            {
              profile: { id: REEM.profile.id },
              isRequested: false,
              cards: [{ price: 450_000, card: { id: card.id, priceFrom: card.priceFrom } }],
            },
            { profile: { id: HUDA.profile.id }, cards: [] },
          ],
        },
      })
      const [own, page] = [
        await home.ask(requests.read(address), { token: omar }),
        await home.ask(`{ publicProfile(user_name: "${REEM.profile.userName}") { avgStats { followers engagement } } }`),
      ]
      expect(own.data).toMatchObject({ proposal: { isOwn: true } })
      const { avgStats } = (page.data as { publicProfile: { avgStats: object } }).publicProfile
      expect(talentsIn(read.data)[0]).toMatchObject(avgStats)
    })

    it('are made by managers, of their own talents and cards only', async () => {
      const home = await atHome(await open())
      const until = inTwoWeeks(home)
      const make = async (by: Parameters<typeof enter>[1], talents: Parameters<typeof requests.make>[0]) =>
        (await home.ask(requests.make(talents, until), { token: await enter(home, by) })).codes
      expect(await make(OMAR, [{ member: NOURA }])).toEqual(['DTO_VALIDATION_ERROR'])
      expect(await make(OMAR, [{ member: HUDA, cardId: cardOf(home, REEM).id }])).toEqual(['DTO_VALIDATION_ERROR'])
      expect(await make(SALMA, [{ member: REEM }])).toEqual(['DTO_VALIDATION_ERROR'])
      for (const member of [NABT_COFFEE, REEM]) expect(await make(member, [{ member: REEM }])).toEqual(['UNAUTHORIZED_UPDATING'])
      expect(await make(QIMAM, [{ member: REEM }])).toEqual([])
    })

    it('are seen and withdrawn by their own manager only, and another agency gets the same answer as for an unknown id', async () => {
      const home = await atHome(await open())
      const [omar, qimam] = [await enter(home, OMAR), await enter(home, QIMAM)]
      const { id, address } = await made(home, omar, [{ member: REEM }], inTwoWeeks(home))
      expect(await mine(home, qimam)).toEqual([])
      for (const [token, one] of [
        [qimam, id],
        [qimam, 'none'],
        [omar, 'none'],
      ] as const)
        expect((await home.ask(requests.withdraw(one), { token })).codes).toEqual(['PROPOSAL_NOT_FOUND'])
      expect((await home.ask(requests.withdraw(id), { token: omar })).data).toEqual({ withdrawProposal: { id, state: 'WITHDRAWN' } })
      expect((await home.ask(requests.withdraw(id), { token: omar })).codes).toEqual(['PROPOSAL_NOT_FOUND'])
      for (const one of [address, 'a'.repeat(32), 'none', ''])
        expect((await home.ask(requests.read(one))).codes).toEqual(['PROPOSAL_NOT_FOUND'])
    })

    it('lose a talent who ends the management or hides the profile, and a card that is deleted; and end with the last one', async () => {
      const home = await atHome(await open())
      const omar = await enter(home, OMAR)
      const card = cardOf(home, REEM)
      const { address } = await made(home, omar, [{ member: REEM, cardId: card.id, price: 1_000 }, { member: HUDA }], inTwoWeeks(home))
      const { db } = home.deps
      await db.deleteFrom('rate_cards').where('id', '=', card.id).execute()
      expect(talentsIn((await home.ask(requests.read(address))).data)[0]?.cards).toEqual([])
      await db.updateTable('profiles').set({ status: 'Inactive' }).where('id', '=', HUDA.profile.id).execute()
      expect(talentsIn((await home.ask(requests.read(address))).data).map(({ profile }) => profile.id)).toEqual([REEM.profile.id])
      expect((await mine(home, omar))[0]).toMatchObject({ chosen: 2, talents: [{ id: REEM.profile.id }] })
      await db
        .updateTable('managed_accounts')
        .set({ status: 'Cancelled' })
        .where('talent_id', '=', REEM.profile.id)
        .where('manager_id', '=', OMAR.profile.id)
        .execute()
      expect((await home.ask(requests.read(address))).codes).toEqual(['PROPOSAL_NOT_FOUND'])
    })

    it('end after their last day, and if their manager is hidden', async () => {
      const home = await atHome(await open())
      const omar = await enter(home, OMAR)
      const { address } = await made(home, omar, [{ member: REEM }], civilDate(home.deps.clock.now()))
      await home.deps.db.updateTable('profiles').set({ status: 'Inactive' }).where('id', '=', OMAR.profile.id).execute()
      expect((await home.ask(requests.read(address))).codes).toEqual(['PROPOSAL_NOT_FOUND'])
      await home.deps.db.updateTable('profiles').set({ status: 'Active' }).where('id', '=', OMAR.profile.id).execute()
      expect((await home.ask(requests.read(address))).codes).toEqual([])
      home.deps.clock.advance(day)
      expect((await home.ask(requests.read(address))).codes).toEqual(['PROPOSAL_NOT_FOUND'])
    })

    it('know when they were opened, and by which brand; never by the manager, a bot or a preview', async () => {
      const home = await atHome(await open())
      const omar = await enter(home, OMAR)
      const { address } = await made(home, omar, [{ member: REEM }], inTwoWeeks(home))
      const { proposals } = createServices(home.deps)
      const brand = { userId: NABT_COFFEE.user.id, profileId: NABT_COFFEE.profile.id, profileType: 'BRAND' } as const
      await proposals.seen({ ...brand, userId: OMAR.user.id, profileId: OMAR.profile.id, profileType: 'AGENT' }, { address, isBot: false })
      await proposals.seen(null, { address, isBot: true })
      await proposals.seen(null, { address: 'a'.repeat(32), isBot: false })
      expect((await mine(home, omar))[0]).toMatchObject({ firstSeenAt: null, lastSeenAt: null, readers: [] })
      const first = new Date(home.deps.clock.now()).toISOString()
      await proposals.seen(null, { address, isBot: false })
      home.deps.clock.advance(5 * 60_000)
      await proposals.seen(brand, { address, isBot: false })
      const last = new Date(home.deps.clock.now()).toISOString()
      expect((await mine(home, omar))[0]).toMatchObject({
        firstSeenAt: first,
        lastSeenAt: last,
        readers: [{ brand: { id: brand.profileId } }],
      })
      home.deps.clock.advance(proposalLimits.seenEvery - 1)
      await proposals.seen(brand, { address, isBot: false })
      expect((await mine(home, omar))[0]?.lastSeenAt).toBe(last)
      expect((await home.deps.db.selectFrom('proposal_readers').selectAll().execute()).length).toBe(1)
    })

    it('let a brand ask talents into its own program, each by itself and once', async () => {
      const home = await atHome(await open())
      const talents = managedBy(home)
      const [qimam, sahra] = [await enter(home, QIMAM), await enter(home, SAHRA)]
      const { address } = await made(
        home,
        qimam,
        talents.map((member) => ({ member })),
        inTwoWeeks(home),
      )
      const { id } = CAMP_BREAKFAST.program
      const named = [...talents.map(({ profile }) => profile.id), NOURA.profile.id]
      const requested = await home.ask(requests.ask(address, id, named), { token: sahra })
      const answers = (requested.data as { askTalents: { profileId: string; code: string | null }[] }).askTalents
      expect(answers.map(({ profileId }) => profileId)).toEqual(named)
      expect(answers.at(-1)?.code).toBe('PROFILE_NOT_FOUND')
      const done = answers.filter(({ code }) => code === null).map(({ profileId }) => profileId)
      expect(done.toSorted()).toEqual([REEM, SARA].map(({ profile }) => profile.id).toSorted())
      const rows = await home.deps.db
        .selectFrom('notifications')
        .select(['profile_id', 'sender_profile_id'])
        .where('type', '=', 'PROGRAM_REQUESTED')
        .execute()
      expect(rows.map((row) => row.profile_id).toSorted()).toEqual(done.toSorted())
      const notified = await home.deps.db.selectFrom('notifications').select('profile_id').where('type', '=', 'PROPOSAL_REQUESTED').execute()
      expect(notified).toEqual([{ profile_id: QIMAM.profile.id }])
      const again = await home.ask(requests.ask(address, id, done), { token: sahra })
      expect(again.data).toEqual({ askTalents: done.map((profileId) => ({ profileId, code: 'PROPOSAL_TALENT_REQUESTED' })) })
      const page = await home.ask(requests.read(address), { token: sahra })
      expect(
        talentsIn(page.data)
          .filter(({ isRequested }) => isRequested)
          .map(({ profile }) => profile.id),
      ).toEqual(talents.map(({ profile }) => profile.id).filter((one) => done.includes(one)))
      expect((await mine(home, qimam))[0]?.asks.map(({ talent }) => talent.id).toSorted()).toEqual(done.toSorted())
      // Joining stays the talent's own decision.
      const joined = await home.deps.db
        .selectFrom('participations')
        .select('id')
        .where('program_id', '=', id)
        .where('profile_id', 'in', done)
        .execute()
      expect(joined).toEqual([])
    })

    it('refuse programs of other brands like unknown ones, people who are no brands, and a brand that floods', async () => {
      const home = await atHome(await open())
      const talents = managedBy(home)
      const [qimam, sahra, nabt] = [await enter(home, QIMAM), await enter(home, SAHRA), await enter(home, NABT_COFFEE)]
      const { address } = await made(
        home,
        qimam,
        talents.map((member) => ({ member })),
        inTwoWeeks(home),
      )
      const { id } = CAMP_BREAKFAST.program
      const ask = async (token: string, program: string, to = address) =>
        (await home.ask(requests.ask(to, program, [REEM.profile.id]), { token })).codes
      for (const program of [id, 'none']) expect(await ask(nabt, program)).toEqual(['PROGRAM_NOT_FOUND'])
      expect(await ask(qimam, id)).toEqual(['UNAUTHORIZED_UPDATING'])
      expect(await ask(sahra, id, 'a'.repeat(32))).toEqual(['PROPOSAL_NOT_FOUND'])
      await home.deps.db
        .insertInto('rate_limits')
        .values({ key: `asks:${SAHRA.profile.id}`, count: proposalLimits.asksPerDay.count, window_start: home.deps.clock.now() })
        .execute()
      const named = talents.map(({ profile }) => profile.id)
      const { data } = await home.ask(requests.ask(address, id, named), { token: sahra })
      const codes = (data as { askTalents: { code: string | null }[] }).askTalents.map(({ code }) => code)
      expect(codes).toContain('RATE_LIMITED')
      expect(codes).not.toContain(null)
    })

    it('are deleted half a year after their end, and with their manager', async () => {
      const home = await atHome(await open())
      const omar = await enter(home, OMAR)
      const { id } = await made(home, omar, [{ member: REEM }], inTwoWeeks(home))
      const { proposals } = createServices(home.deps)
      const left = () => home.deps.db.selectFrom('proposals').select('id').execute()
      await home.ask(requests.withdraw(id), { token: omar })
      home.deps.clock.advance(proposalLimits.stored)
      await proposals.sweep()
      expect(await left()).toEqual([{ id }])
      home.deps.clock.advance(1)
      await proposals.sweep()
      expect(await left()).toEqual([])
      expect(await home.deps.db.selectFrom('proposal_talents').selectAll().execute()).toEqual([])
    })
  })
})
