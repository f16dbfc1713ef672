import { describe, expect, it } from 'vitest'
import { licenceCases } from '@wasla/mocks/world/licences.ts'
import { NABT_COFFEE, RAWSHAN } from '@wasla/mocks/world/businesses.ts'
import type { Member } from '@wasla/mocks/world/member.ts'
import { LAMA, NOURA, REEM, SAAD } from '@wasla/mocks/world/networkers.ts'
import type { DatabaseHandle } from '#database/database.ts'
import type { ParticipantCriteria } from '@wasla/contract/programs/step-data.ts'
import { isProblem } from '@wasla/contract/errors/problem.ts'
import { createServices } from '../../services/services.ts'
import { counted } from '../../testing/counted.ts'
import { sheetLicences } from './licence-sheet.ts'
import { testDeps } from '../../testing/test-deps.ts'
import { eachWorld } from '../../testing/test-world.ts'
import { addPrograms, clearPrograms, programOf, stepData } from '../programs/testing/program-rows.ts'
import { refusal } from '../session/testing/session-harness.ts'
import { viewerFor } from './testing/viewers.ts'

const day = 24 * 3_600_000
const anyone: ParticipantCriteria = { platforms: [], profileTypes: ['INFLUENCER'], locations: [], interests: [] }

/** A program of a brand, for licensed people only unless `criteria` say otherwise. Reem and Lama are licensed, Saad’s licence is under review. */
async function setUp(handle: DatabaseHandle, criteria: ParticipantCriteria = { ...anyone, licensedOnly: true }) {
  await clearPrograms(handle.db)
  await addPrograms(handle.db, [programOf('p', { isPublic: true, endDate: '2027-01-31' })], {
    ...stepData,
    PARTICIPANT_CRITERIA: criteria,
  })
  const deps = testDeps(handle)
  const services = createServices(deps)
  const { participations } = services
  const viewer = (member: Member) => viewerFor(handle.db, member)
  const join = async (member: Member) => participations.join(await viewer(member), 'p')
  const accept = (member: Member) =>
    handle.db
      .updateTable('participations')
      .set({ status: 'Accepted', answered_at: deps.clock.now() })
      .where('profile_id', '=', member.profile.id)
      .execute()
  const fit = async ({ profile }: Member) => (await participations.programFits(profile.id, ['p'])).get('p')
  const sheet = async (member: Member) => (await participations.licencesCsv(await viewer(member), 'p')).trim().split('\r\n')
  return { ...services, db: handle.db, clock: deps.clock, viewer, join, accept, fit, sheet }
}

async function failedOf(work: Promise<unknown>) {
  try {
    await work
    return null
  } catch (error) {
    if (!isProblem(error)) throw error
    return [error.code, error.params]
  }
}

describe('a program for licensed people', () => {
  eachWorld((open) => {
    it('admits a valid licence, and names the next step to everybody else', async () => {
      const t = await setUp(await open())
      expect(await t.fit(REEM)).toEqual({ eligible: true, mend: null, platform: null })
      expect(await t.fit(NOURA)).toEqual({ eligible: false, mend: 'ADD_LICENCE', platform: null })
      expect(await t.fit(SAAD)).toEqual({ eligible: false, mend: null, platform: null })
      expect(await failedOf(t.join(REEM))).toBeNull()
      expect(await failedOf(t.join(NOURA))).toEqual(['PROGRAM_JOIN_CRITERIA_BAD', { failed: ['LICENCE'] }])
      expect(await failedOf(t.join(SAAD))).toEqual(['PROGRAM_JOIN_CRITERIA_BAD', { failed: ['LICENCE'] }])
    })

    it('admits nobody whose licence has ended or was removed, with no job in between', async () => {
      const t = await setUp(await open())
      await t.licences.remove(await t.viewer(REEM))
      expect(await failedOf(t.join(REEM))).toEqual(['PROGRAM_JOIN_CRITERIA_BAD', { failed: ['LICENCE'] }])
      expect(await t.fit(LAMA)).toMatchObject({ eligible: true })
      t.clock.advance(23 * day)
      expect(await t.fit(LAMA)).toMatchObject({ eligible: false, mend: 'ADD_LICENCE' })
    })

    it('admits everybody if it does not require a licence', async () => {
      const t = await setUp(await open(), anyone)
      expect(await t.fit(NOURA)).toMatchObject({ eligible: true })
    })
  })
})

describe('the compliance sheet', () => {
  eachWorld((open) => {
    it('has a line for each accepted participant, and no number that no reviewer approved', async () => {
      const t = await setUp(await open(), anyone)
      for (const member of [REEM, SAAD, NOURA, LAMA]) await t.join(member)
      for (const member of [REEM, SAAD, NOURA]) await t.accept(member)
      const [head, ...lines] = await t.sheet(NABT_COFFEE)
      expect(head).toBe('"name","user_name","licence","number","expires_on","accounts"')
      expect(lines).toHaveLength(3)
      const lineOf = (member: Member) => lines.find((line) => line.includes(`"${member.profile.userName}"`))
      expect(lineOf(REEM)).toMatch(
        /"VALID","1182 0477","\d{4}-\d{2}-\d{2}","Instagram @reem\.dosari; TikTok @reemathome; YouTube @reemathome"$/,
      )
      expect(lineOf(SAAD)).toMatch(/"IN_REVIEW","","",""$/)
      expect(lineOf(NOURA)).toMatch(/"NONE","","",""$/)
      expect(lines.join()).not.toContain('1224')
    })

    it('is for the owner of the program only', async () => {
      const t = await setUp(await open(), anyone)
      await t.join(REEM)
      for (const member of [RAWSHAN, REEM, NOURA]) expect(await refusal(t.sheet(member))).toBe('PROGRAM_NOT_FOUND')
    })

    it('marks names and handles that a spreadsheet would read as formulas', async () => {
      const t = await setUp(await open(), anyone)
      await t.join(REEM)
      await t.accept(REEM)
      await t.db.updateTable('profiles').set({ first_name: '=HYPERLINK("x")', last_name: '' }).where('id', '=', REEM.profile.id).execute()
      const [, line] = await t.sheet(NABT_COFFEE)
      expect(line).toMatch(/^"'=HYPERLINK\(""x""\)"/)
    })

    it('keeps the line of a licence that ended, and is read in a number of statements that does not depend on the participants', async () => {
      const t = await setUp(await open(), anyone)
      for (const member of [REEM, LAMA]) {
        await t.join(member)
        await t.accept(member)
      }
      t.clock.advance(30 * day)
      expect((await t.sheet(NABT_COFFEE)).find((line) => line.includes('lama_bakes'))).toContain('"EXPIRED","1056 3318"')
      const people = [REEM, LAMA, NOURA, SAAD].map(({ profile }) => profile.id)
      const statementsFor = async (ids: string[]) => {
        const spy = counted(t.db)
        await sheetLicences({ db: spy.db, clock: t.clock }, ids)
        return spy.statements
      }
      expect(await statementsFor(people)).toBe(await statementsFor(people.slice(0, 1)))
    })
  })
})

it('the demonstration has a licence of each kind', () => {
  expect(licenceCases.map(({ status }) => status).toSorted()).toEqual(['Approved', 'Approved', 'InReview'])
})
