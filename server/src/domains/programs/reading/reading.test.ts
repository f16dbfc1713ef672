import { describe, expect, it } from 'vitest'
import { programStatuses, programStepTypes } from '@wasla/contract/programs/types.ts'
import { NABT_COFFEE } from '@wasla/mocks/world/businesses.ts'
import type { DatabaseHandle } from '#database/database.ts'
import { atHome } from '../../../testing/at-home.ts'
import { eachWorld } from '../../../testing/test-world.ts'
import { addContent, addPrograms, clearPrograms, programOf, stepData } from '../testing/program-rows.ts'

const page = `{ program(programId: "p") { id name description coverImage status programType programFocus objectiveType startDate endDate
  launchLocationType launchLocations { id name } isPublic isVisible profileId profileType profile { id fullName userType isVerified } } }`
const step = (type: string, id = 'p') => `{ programStep(programId: "${id}", type: ${type}) { id programId type data } }`
const missing = { codes: ['PROGRAM_NOT_FOUND'] }

async function home(handle: DatabaseHandle, over: Parameters<typeof programOf>[1] = {}) {
  const at = await atHome(handle)
  await clearPrograms(handle.db)
  await addPrograms(handle.db, [programOf('p', over)])
  return { ...at, owner: await at.enter('BRAND'), other: await at.enter('INFLUENCER') }
}

describe('the page of a program', () => {
  eachWorld((open) => {
    it('is one round trip of few statements, whoever reads', async () => {
      const { ask, other } = await home(await open())
      const { data, codes, statements } = await ask(page, { token: other, language: 'ar' })
      expect(codes).toEqual([])
      expect(data).toMatchObject({
        program: {
          id: 'p',
          name: 'Morning coffee',
          programType: 'AFFILIATE',
          profileType: 'BRAND',
          launchLocations: [{ id: 'SA', name: 'المملكة العربية السعودية' }],
          profile: { id: NABT_COFFEE.profile.id, userType: 'BRAND', isVerified: true },
        },
      })
      // The session, the program, its owner.
      expect(statements).toBeLessThanOrEqual(3)
    })

    it('is there for others in every status but Draft, through its link too where it is in no list (M-10, K-10)', async () => {
      const handle = await open()
      const { ask, owner, other } = await home(handle)
      await clearPrograms(handle.db)
      await addPrograms(
        handle.db,
        programStatuses.map((status) => programOf(status, { status, isVisible: false })),
      )
      const codes = async (token: string) =>
        Promise.all(
          programStatuses.map(async (status) => (await ask(`{ program(programId: "${status}") { id } }`, { token })).codes[0] ?? 'read'),
        )
      expect(await codes(owner)).toEqual(['read', 'read', 'read', 'read', 'read'])
      expect(await codes(other)).toEqual(['PROGRAM_NOT_FOUND', 'read', 'read', 'read', 'read'])
    })

    it('answers what is deleted, somebody’s draft and what never was in one way', async () => {
      const handle = await open()
      const { ask, owner, other } = await home(handle, { deletedAt: 1 })
      await addPrograms(handle.db, [programOf('draft', { status: 'Draft' })])
      for (const [id, token] of [
        ['p', owner],
        ['p', other],
        ['draft', other],
        ['never', other],
      ] as const) {
        expect(await ask(`{ program(programId: "${id}") { id } }`, { token })).toMatchObject(missing)
        expect(await ask(step('BUDGET', id), { token })).toMatchObject(missing)
      }
    })

    it('outlives its owner, of whom nothing is left but the program', async () => {
      const handle = await open()
      const { ask, other } = await home(handle)
      await handle.db
        .updateTable('profiles')
        .set({ deleted_at: 1, name: null, name_in_other_script: null })
        .where('id', '=', NABT_COFFEE.profile.id)
        .execute()
      const { data, codes } = await ask('{ program(programId: "p") { profile { fullName } } }', { token: other })
      expect([codes, data]).toEqual([[], { program: { profile: { fullName: '' } } }])
    })
  })
})

describe('a step of a program', () => {
  eachWorld((open) => {
    it('is whole for its owner, and without budget and destination for others (M-10)', async () => {
      const { ask, owner, other } = await home(await open())
      const read = async (type: string, token: string) => (await ask(step(type), { token })).data?.['programStep']
      expect(await read('BUDGET', owner)).toMatchObject({ programId: 'p', type: 'BUDGET', data: stepData.BUDGET })
      expect(await read('BUDGET', other)).toEqual({
        id: 'p:BUDGET:row',
        programId: 'p',
        type: 'BUDGET',
        data: { payoutFrequency: 'MONTHLY', currency: 'SAR' },
      })
      expect(await read('IMPACT_OBJECTIVES', owner)).toMatchObject({ data: stepData.IMPACT_OBJECTIVES })
      expect(JSON.stringify(await read('IMPACT_OBJECTIVES', other))).not.toContain('nabt.example')
      expect(await read('PARTICIPANT_CRITERIA', other)).toMatchObject({ data: stepData.PARTICIPANT_CRITERIA })
    })

    it('that was never saved is null, the details are the program itself, and content is its ids in their order (K-04)', async () => {
      const handle = await open()
      const { ask, owner } = await home(handle)
      await handle.db.deleteFrom('program_steps').execute()
      const data = async () =>
        Object.fromEntries(
          await Promise.all(
            programStepTypes.map(async (type) => [type, (await ask(step(type), { token: owner })).data?.['programStep']] as const),
          ),
        )
      const before = await data()
      expect(
        Object.entries(before)
          .filter(([, value]) => value !== null)
          .map(([type]) => type),
      ).toEqual(['PROGRAM_DETAILS'])
      expect(before['PROGRAM_DETAILS']).toMatchObject({ data: { name: 'Morning coffee', launchLocationIds: ['SA'] } })
      await addContent(handle.db, 'second', 'p', 'LEARNING', 1)
      await addContent(handle.db, 'first', 'p', 'LEARNING', 0)
      expect(await data()).toMatchObject({ LEARNING_CONTENT: { data: { contentIds: ['first', 'second'] } }, SHAREABLE_CONTENT: null })
    })
  })
})
