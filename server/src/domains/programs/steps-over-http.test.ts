import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { sendFiles } from '../../testing/send-files.ts'
import { answerOf, bearer, testApp } from '../../testing/test-app.ts'
import { details } from './testing/programs-harness.ts'

const upsert = `mutation ($input: UpsertProgramInput!) {
  upsertProgram(upsertProgramInput: $input) { id nextStep completedSteps { id type } program { id name coverImage status launchLocations { type name } } }
}`
const upload = 'mutation ($id: ID!, $file: Upload!) { uploadProgramAsset(programId: $id, file: $file) { url mimeType size } }'
const saveStep = `mutation ($input: UpsertProgramStepInput!) { upsertProgramStep(upsertProgramStepInput: $input) { id nextStep } }`

const png = async (width: number, height: number) =>
  new File(
    [
      Uint8Array.from(
        await sharp({ create: { width, height, channels: 3, background: '#145a3c' } })
          .png()
          .toBuffer(),
      ),
    ],
    '../../cover.svg',
    { type: 'image/svg+xml' },
  )

/** The demo brand over HTTP. */
async function brand() {
  const t = await testApp()
  const headers = { 'apollo-require-preflight': 'true', ...bearer((await t.enter('BRAND')).accessToken) }
  const send = async (query: string, variables: Record<string, unknown>, files: Record<string, Blob>) =>
    (await sendFiles(t, query, { variables, files, headers })).body
  return { ...t, send, askAs: (query: string, variables: Record<string, unknown>) => t.ask(query, variables, headers) }
}

type Upserted = {
  id: string
  nextStep: string
  completedSteps: { type: string }[]
  program: { coverImage: string; status: string; launchLocations: unknown[] }
}

describe('the wizard over HTTP', () => {
  it('creates a draft with a redrawn cover, which anybody with its address can load', async () => {
    const t = await brand()
    const input = {
      ...details,
      startDate: '2027-01-01',
      endDate: null,
      launchLocationType: 'COUNTRIES',
      launchLocationIds: ['QA'],
      coverImage: null,
    }
    const body = await t.send(upsert, { input }, { 'variables.input.coverImage': await png(1400, 500) })
    const { nextStep, completedSteps, program } = answerOf<Upserted>({ body }, 'upsertProgram')
    expect([nextStep, completedSteps.map(({ type }) => type)]).toEqual(['PARTICIPANT_CRITERIA', ['PROGRAM_DETAILS']])
    expect(program).toMatchObject({ status: 'Draft', launchLocations: [{ type: 'COUNTRY', name: 'Qatar' }] })
    const response = await t.app.request(program.coverImage)
    expect(response.headers.get('x-content-type-options')).toBe('nosniff')
    expect(await sharp(Buffer.from(await response.arrayBuffer())).metadata()).toMatchObject({ width: 1400, height: 400, format: 'jpeg' })
  })

  it('refuses a cover that is forged in the request body', async () => {
    const t = await brand()
    const forged = { path: '/etc/passwd', name: 'cover.png', type: 'image/png', size: 1 }
    const { body } = await t.askAs(upsert, { input: { ...details, startDate: '2027-01-01', endDate: null, coverImage: forged } })
    expect(body.errors?.length).toBe(1)
    expect(await t.db.selectFrom('files').selectAll().where('kind', '=', 'picture').execute()).toEqual([])
  })

  it('refuses data that only looks like a step', async () => {
    const t = await brand()
    const made = await t.send(
      upsert,
      { input: { ...details, startDate: '2027-01-01', endDate: null, coverImage: null } },
      { 'variables.input.coverImage': await png(700, 200) },
    )
    const { id } = answerOf<Upserted>({ body: made }, 'upsertProgram')
    const save = async (data: unknown) =>
      (await t.askAs(saveStep, { input: { programId: id, type: 'PARTICIPANT_CRITERIA', data } })).body.errors?.[0]?.extensions
    expect(await save({ profileTypes: ['AGENT'], completedSteps: ['BUDGET'] })).toMatchObject({
      code: 'DTO_VALIDATION_ERROR',
      fields: [{ path: 'platforms', rule: 'minItems' }],
    })
    // Such keys are refused before anything reads them (security case 59).
    expect(await save(JSON.parse('{"__proto__":{"platforms":[]}}'))).toMatchObject({ code: 'BAD_REQUEST' })
    const photo = await t.send(upload, { id, file: null }, { 'variables.file': await png(90, 40) })
    const { url } = answerOf<{ url: string }>({ body: photo }, 'uploadProgramAsset')
    expect(await sharp(Buffer.from(await (await t.app.request(url)).arrayBuffer())).metadata()).toMatchObject({ width: 800, height: 800 })
  })
})
