import { describe, expect, it } from 'vitest'
import { profileStatuses } from '../profiles/types.ts'
import { programStatuses } from '../programs/types.ts'
import { decideJoin, type Joiner, type JoinState } from './join.ts'
import { openProgram } from './testing/program.ts'

const at = { id: 'request', now: 1_000 }
const reem: Joiner = { profileId: 'reem', userId: 'user-reem', type: 'INFLUENCER', status: 'Active' }
const open: JoinState = { program: openProgram, request: null, unmet: [] }
const codeOf = (state: Partial<JoinState>, joiner: Partial<Joiner> = {}) =>
  decideJoin({ ...open, ...state }, { ...reem, ...joiner }, at).problem?.code ?? 'joined'

describe('decideJoin', () => {
  it('creates an open request that a job accepts later, if the program accepts everybody who meets its criteria (K-10, M-04)', () => {
    const { changes } = decideJoin(open, reem, at)
    expect(changes).toEqual({
      request: {
        id: 'request',
        programId: 'program',
        profileId: 'reem',
        userId: 'user-reem',
        status: 'Pending',
        isAutomatic: true,
        declineReason: null,
        declineNote: null,
        createdAt: 1_000,
        answeredAt: null,
      },
      notification: null,
    })
  })

  it('notifies the owner if the owner must answer', () => {
    const { changes } = decideJoin({ ...open, program: { ...openProgram, isPublic: false } }, reem, at)
    expect(changes?.request.isAutomatic).toBe(false)
    expect(changes?.notification).toEqual({
      profileId: 'brand',
      type: 'PROGRAM_REQUEST_CREATED',
      senderProfileId: 'reem',
      referenceId: 'request',
      meta: { programId: 'program', programName: 'Morning coffee' },
    })
  })

  it('allows only Active networkers and agents (M-01)', () => {
    expect((['INFLUENCER', 'AGENT', 'AGENCY', 'BRAND'] as const).map((type) => codeOf({}, { type }))).toEqual([
      'joined',
      'joined',
      'PROGRAM_JOIN_CRITERIA_BAD',
      'PROGRAM_JOIN_CRITERIA_BAD',
    ])
    expect(profileStatuses.filter((status) => codeOf({}, { status }) === 'joined')).toEqual(['Active'])
    expect(codeOf({}, { status: 'Rejected' })).toBe('USER_NOT_VERIFIED')
  })

  it('allows joining a program that is Active, or that is Soon and already listed (L-02, security case 34)', () => {
    expect(programStatuses.map((status) => codeOf({ program: { ...openProgram, status } }))).toEqual([
      'PROGRAM_NOT_FOUND',
      'joined',
      'joined',
      'PROGRAM_NOT_ACCEPTING_REQUESTS',
      'PROGRAM_NOT_ACCEPTING_REQUESTS',
    ])
    expect(codeOf({ program: { ...openProgram, status: 'Soon', publishDate: 1_001 } })).toBe('PROGRAM_NOT_ACCEPTING_REQUESTS')
    expect(codeOf({ program: { ...openProgram, isVisible: false } })).toBe('joined')
  })

  it('refuses a program of any profile of the same user (M-05)', () => {
    expect(codeOf({}, { profileId: 'brand', userId: 'salem', type: 'BRAND' })).toBe('PROGRAM_JOIN_BAD_REQUEST')
    expect(codeOf({}, { userId: 'salem' })).toBe('PROGRAM_JOIN_BAD_REQUEST')
  })

  it.each(['Pending', 'Accepted', 'Rejected'] as const)('refuses a second request if the first is %s (M-05)', (status) => {
    expect(codeOf({ request: { status } })).toBe('PROGRAM_JOIN_ALREADY_REQUESTED')
  })

  it('returns the unmet criteria in the refusal (M-02)', () => {
    expect(decideJoin({ ...open, unmet: ['PLATFORM', 'INTERESTS'] }, reem, at).problem?.params).toEqual({
      failed: ['PLATFORM', 'INTERESTS'],
    })
    expect(decideJoin(open, { ...reem, type: 'BRAND' }, at).problem?.params).toEqual({ failed: ['PROFILE_TYPE'] })
  })

  it('checks the profile type first, then the status, then the other criteria (X-12)', () => {
    const all: Partial<JoinState> = { unmet: ['PROFILE_TYPE', 'PLATFORM'] }
    expect(codeOf(all, { status: 'Onboarding' })).toBe('PROGRAM_JOIN_CRITERIA_BAD')
    expect(codeOf({ unmet: ['PLATFORM'] }, { status: 'Onboarding' })).toBe('USER_NOT_VERIFIED')
    expect(codeOf({ unmet: ['PLATFORM'] })).toBe('PROGRAM_JOIN_CRITERIA_BAD')
  })

  it.each([
    ['is not there', null],
    ['is somebody’s draft', { ...openProgram, status: 'Draft' as const }],
    ['was deleted', { ...openProgram, deletedAt: 1 }],
  ])('returns PROGRAM_NOT_FOUND for a program that %s', (_, program) => expect(codeOf({ program })).toBe('PROGRAM_NOT_FOUND'))
})
