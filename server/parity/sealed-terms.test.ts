import { afterEach, beforeEach, expect, test } from 'vitest'
import { NABT_COFFEE } from '@wasla/mocks/world/businesses.ts'
import { HUDA, NOURA } from '@wasla/mocks/world/networkers.ts'
import { MORNING_CUP } from '@wasla/mocks/world/programs/all-programs.ts'
import { world } from '@wasla/mocks/world/world.ts'
import { codeOf, signIn, startPair, type Pair } from './pair.ts'

let pair: Pair
beforeEach(async () => {
  pair = await startPair()
})
afterEach(() => pair.close())

const programId = MORNING_CUP.program.id
const receiptOf = (profileId: string) =>
  world.participations.find((request) => request.programId === programId && request.profileId === profileId)?.id ?? ''

const call = (field: string, variables: Record<string, unknown>) => pair.call(field, { variables: () => variables })
const read = () => call('termsReceipt', { participationId: receiptOf(NOURA.profile.id) })
const see = (version: number) => call('seeTerms', { input: { participationId: receiptOf(NOURA.profile.id), version } })

test('the mock and the server agree on a receipt, its hashes, a later version, and who may read and confirm it', async () => {
  await signIn(pair, NOURA)
  expect(codeOf(await see(1))).toBe('DTO_VALIDATION_ERROR')
  expect(codeOf(await read())).toBeUndefined()
  expect(codeOf(await see(2))).toBe('DTO_VALIDATION_ERROR')
  await signIn(pair, HUDA)
  expect(codeOf(await read())).toBe('PROGRAM_NOT_FOUND')
  expect(codeOf(await see(1))).toBe('PROGRAM_NOT_FOUND')

  await signIn(pair, NABT_COFFEE)
  expect(codeOf(await read())).toBeUndefined()
  pair.clock.advance(60_000)
  const guidelines = { programId, type: 'GUIDELINES', data: { dos: ['Show the new tin'], donts: ['Hide that it is an ad'] } }
  expect(codeOf(await call('upsertProgramStep', { upsertProgramStepInput: guidelines }))).toBeUndefined()
  expect(codeOf(await call('upsertProgramStep', { upsertProgramStepInput: guidelines }))).toBeUndefined()
  expect(codeOf(await see(2))).toBe('PROGRAM_NOT_FOUND')
  await read()

  await signIn(pair, NOURA)
  await call('program', { programId })
  expect(codeOf(await see(2))).toBeUndefined()
  await call('program', { programId })
  await read()
})
