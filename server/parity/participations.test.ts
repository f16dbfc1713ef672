import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { OMAR } from '@wasla/mocks/world/agents.ts'
import { NABT_COFFEE, QIMAM } from '@wasla/mocks/world/businesses.ts'
import { MAHA, SARA } from '@wasla/mocks/world/more-networkers.ts'
import { DANA, NOURA, REEM } from '@wasla/mocks/world/networkers.ts'
import {
  CAMP_BREAKFAST,
  COLD_BREW,
  FIRST_SIP,
  FRIDAY_PICNIC,
  GIFT_BOXES,
  GROCERIES,
  LINEN_AND_LIGHT,
  MORNING_CUP,
  ROOM_IN_A_DAY,
  SMALL_KITCHENS,
} from '@wasla/mocks/world/programs/all-programs.ts'
import type { WholeProgram } from '@wasla/mocks/world/programs/make-program.ts'
import { world } from '@wasla/mocks/world/world.ts'
import { codeOf, signIn, startPair, type Pair } from './pair.ts'

let pair: Pair
beforeEach(async () => {
  pair = await startPair()
})
afterEach(() => pair.close())

const call = (field: string, variables: Record<string, unknown> = {}) => pair.call(field, { variables: () => variables })
const join = ({ program }: WholeProgram) => call('joinProgram', { programId: program.id })
const requestTo = ({ program }: WholeProgram, profileId: string) =>
  world.participations.find((request) => request.programId === program.id && request.profileId === profileId)?.id ?? ''

/** Sends every query that a person who asks to join a program may send about it. */
async function queryAll({ program }: WholeProgram) {
  for (const language of ['en', 'ar']) {
    await pair.call('program', { language, variables: () => ({ programId: program.id }) })
    await pair.call('programEligibility', { language, variables: () => ({ programId: program.id }) })
  }
  await call('myParticipantsRequests')
}

describe('the mock and the server', () => {
  test('agree on requests to join: the order of the refusals, and a request that succeeds', async () => {
    for (const [member, to, code] of [
      [NOURA, GIFT_BOXES, 'PROGRAM_NOT_FOUND'],
      [NOURA, MORNING_CUP, 'PROGRAM_JOIN_ALREADY_REQUESTED'],
      [NOURA, LINEN_AND_LIGHT, 'PROGRAM_JOIN_ALREADY_REQUESTED'],
      [NOURA, CAMP_BREAKFAST, 'PROGRAM_JOIN_CRITERIA_BAD'],
      [NOURA, FRIDAY_PICNIC, 'PROGRAM_NOT_ACCEPTING_REQUESTS'],
      [NOURA, ROOM_IN_A_DAY, 'PROGRAM_NOT_ACCEPTING_REQUESTS'],
      [NOURA, FIRST_SIP, 'PROGRAM_NOT_ACCEPTING_REQUESTS'],
      [REEM, LINEN_AND_LIGHT, 'PROGRAM_JOIN_BAD_REQUEST'],
      [DANA, SMALL_KITCHENS, 'USER_NOT_VERIFIED'],
      [QIMAM, SMALL_KITCHENS, 'PROGRAM_JOIN_CRITERIA_BAD'],
      [NABT_COFFEE, MORNING_CUP, 'PROGRAM_JOIN_BAD_REQUEST'],
      [OMAR, COLD_BREW, undefined],
    ] as const) {
      await signIn(pair, member)
      expect([member.profile.userName, to.key, codeOf(await join(to))]).toEqual([member.profile.userName, to.key, code])
    }
  })

  test('agree on a program that accepts automatically, and on the link a second later', async () => {
    await signIn(pair, NOURA)
    expect(codeOf(await join(COLD_BREW))).toBeUndefined()
    expect(codeOf(await join(COLD_BREW))).toBe('PROGRAM_JOIN_ALREADY_REQUESTED')
    await call('myParticipantsRequests')
    pair.clock.advance(1_000)
    await queryAll(COLD_BREW)
    await signIn(pair, NABT_COFFEE)
    await call('participants', { filter: { programId: COLD_BREW.program.id } })
    await call('program', { programId: COLD_BREW.program.id })
  })

  test('agree on the owner’s decision about a request, and on its effects', async () => {
    await signIn(pair, MAHA)
    expect(codeOf(await join(GROCERIES))).toBe('PROGRAM_JOIN_CRITERIA_BAD')
    const mahas = requestTo(MORNING_CUP, MAHA.profile.id)
    const programId = MORNING_CUP.program.id
    const answer = (id: string, status: string, of = programId) =>
      call('updateParticipantRequest', { input: { id, programId: of, status, ...(status === 'Rejected' && { reason: 'FULL' }) } })
    expect(codeOf(await answer(mahas, 'Accepted'))).toBe('UNAUTHORIZED_UPDATING')
    await signIn(pair, NABT_COFFEE)
    expect(codeOf(await answer('none', 'Accepted'))).toBe('PARTICIPANT_REQUEST_NOT_FOUND')
    expect(codeOf(await answer(mahas, 'Accepted', COLD_BREW.program.id))).toBe('PARTICIPANT_REQUEST_NOT_FOUND')
    expect(codeOf(await answer(mahas, 'Pending'))).toBe('DTO_VALIDATION_ERROR')
    expect(codeOf(await answer(mahas, 'Accepted'))).toBeUndefined()
    expect(codeOf(await answer(mahas, 'Rejected'))).toBe('PARTICIPANT_REQUEST_UPDATE_FAILED')
    const waits = requestTo(MORNING_CUP, SARA.profile.id)
    for (const why of [{ note: 'Soon' }, { reason: 'OTHER' }, { reason: 'OTHER', note: ' ' }, { reason: 'FULL', note: 'x'.repeat(301) }])
      expect(codeOf(await call('updateParticipantRequest', { input: { id: waits, programId, status: 'Rejected', ...why } }))).toBe(
        'DTO_VALIDATION_ERROR',
      )
    const own = { reason: 'OTHER', note: '  Ask us \u200b again ' }
    expect(codeOf(await call('updateParticipantRequest', { input: { id: waits, programId, status: 'Rejected', ...own } }))).toBeUndefined()
    await signIn(pair, SARA)
    await queryAll(MORNING_CUP)
    await signIn(pair, NABT_COFFEE)
    const waiting = world.participations.filter((one) => one.programId === programId && one.status === 'Pending').map(({ id }) => id)
    await call('updateParticipantRequests', {
      input: { ids: [...waiting.slice(0, 4), 'none', waiting[1]], programId, status: 'Rejected', reason: 'AUDIENCE' },
    })
    expect(
      codeOf(
        await call('updateParticipantRequests', {
          input: { ids: Array.from({ length: 101 }, (_, at) => `${at}`), programId, status: 'Rejected', reason: 'FULL' },
        }),
      ),
    ).toBe('DTO_VALIDATION_ERROR')
    for (const filter of [{}, { status: ['Pending'] }, { term: 'sara' }, { types: ['INFLUENCER'], status: ['Rejected'] }])
      await call('participantsRequests', { filter: { programId, pagination: { limit: 30 }, ...filter } })
    for (const field of ['createdAt', 'clicks', 'approvedCount', 'revenue', 'earned'])
      await call('participants', { filter: { programId }, pagination: { limit: 30, sort: [{ field, direction: 'DESC' }] } })
    await call('program', { programId })
    await signIn(pair, MAHA)
    await queryAll(MORNING_CUP)
  })

  test('give the same refusals for lists that only the owner sees, and for search terms that are too long', async () => {
    const programId = MORNING_CUP.program.id
    await signIn(pair, NOURA)
    expect(codeOf(await call('participants', { filter: { programId } }))).toBe('PROGRAM_NOT_FOUND')
    await signIn(pair, NABT_COFFEE)
    for (const field of ['participants', 'participantsRequests'])
      expect(codeOf(await call(field, { filter: { programId, term: 'x'.repeat(101) } }))).toBe('DTO_VALIDATION_ERROR')
    for (const status of [[], ['Accepted', 'Rejected']]) await call('participantsRequests', { filter: { programId, status } })
  })
})
