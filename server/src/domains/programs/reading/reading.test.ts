import { buildSchema, isObjectType } from 'graphql'
import { describe, expect, it } from 'vitest'
import { userTypeDefs } from '@wasla/contract/generated/user-schema.ts'
import { programStatuses, programStepTypes } from '@wasla/contract/programs/types.ts'
import { NABT_COFFEE } from '@wasla/mocks/world/businesses.ts'
import type { DatabaseHandle } from '#database/database.ts'
import { testMoment } from '#database/testing/each-database.ts'
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
    it('is read in one request with few queries by any reader', async () => {
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
      // The three statements: the session, the program, its owner.
      expect(statements).toBeLessThanOrEqual(4)
    })

    it('is open to others in every status except Draft, also for link-only programs (M-10, K-10)', async () => {
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

    it('gives the same error for deleted programs, drafts of others and unknown ids', async () => {
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

    it('remains after its owner was deleted, with an empty owner name', async () => {
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

/** All fields of `publicProgram`, which strangers may see. Adding a field needs a decision (Y-27). */
const publicFields = `id name description coverImage startDate endDate publishedAt updatedAt isPublic status objectiveType programFocus
  openToPlacement sellOnEcommerce storeLink launchLocationType launchLocations { id name } serviceArea { id name }
  profile { id fullName userName userType isVerified email } objectives participantCriteria guidelines catalogue payoutFrequency
  paymentRecord { since }`
const publicPage = (id: string) => `{ publicProgram(programId: "${id}") { ${publicFields} } }`

describe('a listed program for a signed-out reader (Y-27)', () => {
  eachWorld((open) => {
    it('shows rewards, criteria, guidelines and catalogue in the reader’s language, with few queries', async () => {
      const { ask } = await home(await open())
      const { data, codes, statements } = await ask(publicPage('p'), { language: 'ar' })
      expect(codes).toEqual([])
      expect(data).toMatchObject({
        publicProgram: {
          id: 'p',
          name: 'Morning coffee',
          launchLocations: [{ id: 'SA', name: 'المملكة العربية السعودية' }],
          profile: { id: NABT_COFFEE.profile.id, userType: 'BRAND', isVerified: true },
          participantCriteria: stepData.PARTICIPANT_CRITERIA,
          guidelines: stepData.GUIDELINES,
          catalogue: stepData.CATALOGUE,
          payoutFrequency: 'MONTHLY',
        },
      })
      // The four statements: the program, its owner, its steps, the payment record of its brand.
      expect(statements).toBeLessThanOrEqual(4)
    })

    it('hides the tracking address, the budget, the content and the audience', async () => {
      const handle = await open()
      const { ask } = await home(handle)
      await addContent(handle.db, 'inner-video', 'p', 'SHAREABLE', 0)
      const { data } = await ask(publicPage('p'))
      const read = JSON.stringify(data)
      for (const secret of ['nabt.example/landing', String(stepData.BUDGET.amount), 'inner-video', stepData.TARGET_CRITERIA.audienceDrive])
        expect([secret, read.includes(secret)]).toEqual([secret, false])
      const fields = buildSchema(userTypeDefs).getType('PublicProgram')
      expect(isObjectType(fields) && Object.keys(fields.getFields())).toEqual(
        publicFields
          .replaceAll(/\{[^}]*\}/g, '')
          .trim()
          .split(/\s+/),
      )
    })

    it('shows no other kind of program: hidden, on-hold, ended, draft, scheduled, deleted and unknown ones give one error', async () => {
      const handle = await open()
      const { ask, owner } = await home(handle)
      await addPrograms(handle.db, [
        programOf('soon', { status: 'Soon' }),
        programOf('hidden', { isVisible: false }),
        programOf('scheduled', { status: 'Soon', publishDate: testMoment * 2 }),
        programOf('deleted', { deletedAt: 1 }),
        ...(['Draft', 'OnHold', 'Retired'] as const).map((status) => programOf(status, { status })),
      ])
      const code = async (id: string, token?: string) =>
        (await ask(`{ publicProgram(programId: "${id}") { id } }`, token === undefined ? {} : { token })).codes[0] ?? 'read'
      expect([await code('p'), await code('soon')]).toEqual(['read', 'read'])
      for (const id of ['hidden', 'scheduled', 'deleted', 'Draft', 'OnHold', 'Retired', 'none'])
        // This also applies to the owner, who uses `program` instead.
        expect([id, await code(id), await code(id, owner)]).toEqual([id, 'PROGRAM_NOT_FOUND', 'PROGRAM_NOT_FOUND'])
    })

    it('disappears together with its brand’s public page', async () => {
      const handle = await open()
      const { ask } = await home(handle)
      const code = async () => (await ask('{ publicProgram(programId: "p") { id } }')).codes[0] ?? 'read'
      expect(await code()).toBe('read')
      await handle.db.updateTable('profiles').set({ status: 'Inactive' }).where('id', '=', NABT_COFFEE.profile.id).execute()
      expect(await code()).toBe('PROGRAM_NOT_FOUND')
    })

    it('does not open private parts, which give the same errors for existing and unknown programs', async () => {
      const { ask } = await home(await open())
      const inside = (id: string) => [
        page.replace('"p"', `"${id}"`),
        `{ program(programId: "${id}") { myObjectiveData { trackingUrl } budget { amount } participantsCount } }`,
        ...programStepTypes.map((type) => step(type, id)),
        ...['SHAREABLE', 'LEARNING'].map((type) => `{ programContents(programId: "${id}", contentStepType: ${type}) { count } }`),
        `{ programEligibility(programId: "${id}") { eligible } }`,
        `{ participants(filter: { programId: "${id}" }) { count } }`,
        `{ participantsRequests(filter: { programId: "${id}" }) { count } }`,
        `{ waitingResults(programId: "${id}") { count } }`,
        `{ getProgramPerformance(programId: "${id}") { __typename } }`,
        `{ programTrackingSetup(programId: "${id}") { __typename } }`,
        `{ programLinkCheck(programId: "${id}") { __typename } }`,
      ]
      for (const id of ['p', 'none'])
        for (const query of inside(id)) expect([query, (await ask(query)).codes]).toEqual([query, ['UN_AUTHORIZED']])
    })
  })
})

describe('a step of a program', () => {
  eachWorld((open) => {
    it('is complete for its owner, and without budget amount and tracking address for others (M-10)', async () => {
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

    it('is null if it was never saved; details are read from the program, and content steps return ordered ids (K-04)', async () => {
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
