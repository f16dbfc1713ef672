import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { NAIF, OMAR } from '@wasla/mocks/world/agents.ts'
import { NABT_COFFEE, RAWSHAN, SARD } from '@wasla/mocks/world/businesses.ts'
import { MAHA } from '@wasla/mocks/world/more-networkers.ts'
import { HUDA, NOURA } from '@wasla/mocks/world/networkers.ts'
import { COLD_BREW, FIRST_SIP, GIFT_BOXES, MORNING_CUP } from '@wasla/mocks/world/programs/all-programs.ts'
import { codeOf, signIn, startPair, type Pair } from './pair.ts'

let pair: Pair
beforeEach(async () => {
  pair = await startPair()
})
afterEach(() => pair.close())

const programId = MORNING_CUP.program.id
const month = { startDate: '2025-10-22', endDate: '2025-11-20' }
const call = (field: string, variables: Record<string, unknown>, language = 'en') =>
  pair.call(field, { language, variables: () => variables })

/** Sends the queries of all figures of a program and of one of its participants. */
async function wholeProgram(id: string) {
  await call('getProgramPerformance', { programId: id })
  await call('performanceRange', { programId: id, ...month })
  await call('getProgramSocialsPerformance', { programId: id, ...month })
  await call('performanceCsv', { programId: id, ...month })
  for (const sort of ['APPROVED', 'CLICKS']) await call('rankedParticipants', { programId: id, sort, pagination: { limit: 3, offset: 2 } })
}

async function participant(profileId: string, language = 'en') {
  const of = { programId, profileId }
  const answers = [
    await call('getParticipantPerformance', of, language),
    await call('performanceRange', { ...of, ...month }, language),
    await call('getParticipantSocialsPerformance', { ...of, ...month }, language),
    await call('performanceCsv', { ...of, ...month }, language),
  ]
  return new Set(answers.map(codeOf))
}

describe('the mock and the server, to the halala', () => {
  test('agree on the figures of an owner’s programs', async () => {
    await signIn(pair, NABT_COFFEE)
    await wholeProgram(programId)
    // These programs have no results: one is active, one has ended, one is a draft.
    for (const { program } of [COLD_BREW, FIRST_SIP, GIFT_BOXES]) await wholeProgram(program.id)
    await call('getProgramPerformance', { programId }, 'ar')
    expect(await participant(HUDA.profile.id)).toEqual(new Set([undefined]))
  })

  test('agree on a participant’s own figures, and on the figures of a managed account', async () => {
    await signIn(pair, NOURA)
    for (const language of ['en', 'ar']) expect(await participant(NOURA.profile.id, language)).toEqual(new Set([undefined]))
    await signIn(pair, OMAR)
    expect(await participant(HUDA.profile.id)).toEqual(new Set([undefined]))
  })

  test('refuse figures to everybody else', async () => {
    for (const stranger of [RAWSHAN, NAIF, NOURA]) {
      await signIn(pair, stranger)
      expect(await participant(HUDA.profile.id)).toEqual(new Set(['PROGRAM_NOT_FOUND']))
      expect(codeOf(await call('getProgramPerformance', { programId }))).toBe('PROGRAM_NOT_FOUND')
      expect(codeOf(await call('performanceRange', { programId, ...month }))).toBe('PROGRAM_NOT_FOUND')
      expect(codeOf(await call('rankedParticipants', { programId }))).toBe('PROGRAM_NOT_FOUND')
    }
    await signIn(pair, NABT_COFFEE)
    // Maha’s request has no answer yet, Omar’s was declined, and the third participant does not exist.
    for (const nobody of [MAHA.profile.id, OMAR.profile.id, 'none'])
      expect(await participant(nobody)).toEqual(new Set(['PROGRAM_NOT_FOUND']))
    expect(codeOf(await call('getProgramPerformance', { programId: 'none' }))).toBe('PROGRAM_NOT_FOUND')
  })

  test('agree on the home page of a brand, of participants, and of their managers', async () => {
    for (const member of [NABT_COFFEE, NOURA, OMAR, NAIF, RAWSHAN, SARD, MAHA]) {
      await signIn(pair, member)
      expect(codeOf(await call('homeFigures', {}))).toBeUndefined()
    }
    await signIn(pair, NABT_COFFEE)
    await call('myPrograms', { pagination: { limit: 20 } })
  })

  test('agree on the dates for which figures can be requested', async () => {
    await signIn(pair, NABT_COFFEE)
    for (const days of [
      { startDate: '2025-11-20', endDate: '2025-11-19' },
      { startDate: '2025-11-20', endDate: '2025-11-21' },
      { startDate: '2024-11-19', endDate: '2025-11-20' },
    ])
      for (const field of ['performanceRange', 'getProgramSocialsPerformance', 'performanceCsv'])
        expect(codeOf(await call(field, { programId, ...days }))).toBe('DTO_VALIDATION_ERROR')
    expect(codeOf(await call('performanceRange', { programId, startDate: '2024-11-20', endDate: '2025-11-20' }))).toBeUndefined()
  })
})
