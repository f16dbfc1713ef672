import { describe, expect, it } from 'vitest'
import type { Joiner } from '../participations/join.ts'
import { openProgram } from '../participations/testing/program.ts'
import { decideAsk, decideAsking, type AskState } from './ask.ts'

const now = 1_000
const reem: Joiner = { profileId: 'reem', userId: 'user-reem', type: 'INFLUENCER', status: 'Active' }
const brandId = openProgram.profileId
const of = { id: 'ask', now, proposalId: 'p1', brandId }
const state: AskState = { program: openProgram, talent: reem, request: null, unmet: [], isRequested: false }
const codeOf = (over: Partial<AskState>) => decideAsk({ ...state, ...over }, of).code

describe('asking talents', () => {
  it('needs a program of the brand that takes requests, and names', () => {
    const code = (program: Parameters<typeof decideAsking>[0], profileIds = ['reem'], by = brandId) =>
      decideAsking(program, { brandId: by, profileIds }, now).problem?.code
    expect(code(openProgram)).toBeUndefined()
    expect([code(null), code(openProgram, ['reem'], 'another'), code({ ...openProgram, deletedAt: 1 })]).toEqual(
      Array.from({ length: 3 }, () => 'PROGRAM_NOT_FOUND'),
    )
    expect(code({ ...openProgram, status: 'OnHold' })).toBe('PROGRAM_NOT_ACCEPTING_REQUESTS')
    expect([
      code(openProgram, []),
      code(
        openProgram,
        Array.from({ length: 13 }, (_, at) => `p${at}`),
      ),
    ]).toEqual(['DTO_VALIDATION_ERROR', 'DTO_VALIDATION_ERROR'])
  })

  it('notifies a talent who could join, and joins nobody', () =>
    expect(decideAsk(state, of)).toEqual({
      code: null,
      ask: { id: 'ask', proposalId: 'p1', programId: 'program', profileId: 'reem', brandId, requestedAt: now },
      notification: {
        ...{ profileId: 'reem', type: 'PROGRAM_REQUESTED', senderProfileId: brandId },
        meta: { programId: 'program', programName: 'Morning coffee' },
      },
    }))

  it('refuses each talent by the rules of joining', () =>
    expect([
      codeOf({ talent: null }),
      codeOf({ isRequested: true }),
      codeOf({ request: { status: 'Pending' } }),
      codeOf({ unmet: ['PLATFORM'] }),
      codeOf({ talent: { ...reem, status: 'AdminVerifying' } }),
      codeOf({ talent: { ...reem, userId: openProgram.userId } }),
    ]).toEqual([
      ...['PROFILE_NOT_FOUND', 'PROPOSAL_TALENT_REQUESTED', 'PROGRAM_JOIN_ALREADY_REQUESTED', 'PROGRAM_JOIN_CRITERIA_BAD'],
      ...['USER_NOT_VERIFIED', 'PROGRAM_JOIN_BAD_REQUEST'],
    ]))
})
