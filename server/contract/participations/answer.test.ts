import { describe, expect, it } from 'vitest'
import { profileStatuses } from '../profiles/types.ts'
import { programStatuses, type ProgramStatus } from '../programs/types.ts'
import { acceptAnswer, decideAnswer, decideAutomatic, requestsToAnswer, type AnswerState } from './answer.ts'
import { isProblem } from '../errors/problem.ts'
import { participationLimits } from './limits.ts'
import { requestDeclineReasons } from './record.ts'
import { openProgram, openRequest } from './testing/program.ts'

const now = 1_000
const state: AnswerState = { program: openProgram, request: openRequest, applicant: { status: 'Active' } }
const owner = { profileId: 'brand', programId: 'program' }
const during = (status: ProgramStatus): AnswerState => ({ ...state, program: { ...openProgram, status } })
const yes = { status: 'Accepted' } as const
const no = { status: 'Rejected', reason: 'FULL', note: null } as const
const codeOf = (change: Partial<AnswerState>, input: Partial<Parameters<typeof decideAnswer>[1]> = {}) =>
  decideAnswer({ ...state, ...change }, { ...owner, answer: yes, ...input }, now).problem?.code ?? 'answered'

describe('decideAnswer', () => {
  it('lets the owner accept or reject, notifies the applicant of either answer, and gives an accepted applicant a link', () => {
    const notification = {
      profileId: 'reem',
      senderProfileId: 'brand',
      referenceId: 'request',
      meta: { programId: 'program', programName: 'Morning coffee' },
    }
    expect(decideAnswer(state, { ...owner, answer: yes }, now).changes).toEqual({
      request: { ...openRequest, status: 'Accepted', answeredAt: now },
      getsLink: true,
      codeOf: null,
      notification: { ...notification, type: 'PROGRAM_REQUEST_ACCEPTED' },
    })
    expect(decideAnswer(state, { ...owner, answer: { ...no, note: 'Next time' } }, now).changes).toMatchObject({
      request: { status: 'Rejected', declineReason: 'FULL', declineNote: 'Next time' },
      getsLink: false,
      notification: { ...notification, type: 'PROGRAM_REQUEST_REJECTED' },
    })
  })

  it('names the brand whose code an accepted applicant gets, if the program counts codes', () => {
    const counting: AnswerState = { ...state, program: { ...openProgram, countsBy: 'LINKS_AND_CODES' } }
    expect(decideAnswer(counting, { ...owner, answer: yes }, now).changes).toMatchObject({ codeOf: 'brand' })
    expect(decideAnswer(counting, { ...owner, answer: no }, now).changes).toMatchObject({ codeOf: null })
  })

  it.each([
    ['the applicant', { profileId: 'reem' }, 'UNAUTHORIZED_UPDATING'],
    ['somebody else', { profileId: 'noura' }, 'PARTICIPANT_REQUEST_NOT_FOUND'],
    ['the owner, naming another program', { programId: 'other' }, 'PARTICIPANT_REQUEST_NOT_FOUND'],
  ] as const)('refuses an answer by %s (M-06, security cases 23 and 35)', (_, input, code) => expect(codeOf({}, input)).toBe(code))

  it('refuses a second answer', () => {
    for (const status of ['Accepted', 'Rejected'] as const)
      expect(codeOf({ request: { ...openRequest, status, answeredAt: 3 } })).toBe('PARTICIPANT_REQUEST_UPDATE_FAILED')
  })

  it('allows an answer while the program is announced, active or on hold, but not while it is a draft or retired (X-11)', () => {
    for (const answer of [yes, no])
      expect(programStatuses.map((one) => codeOf(during(one), { answer }))).toEqual([
        'PARTICIPANT_REQUEST_UPDATE_FAILED',
        'answered',
        'answered',
        'answered',
        'PARTICIPANT_REQUEST_UPDATE_FAILED',
      ])
  })

  it('allows the owner to reject any applicant, but to accept only an Active one (X-11)', () => {
    expect(profileStatuses.filter((status) => codeOf({ applicant: { status } }) === 'answered')).toEqual(['Active'])
    expect(codeOf({ applicant: { status: 'Inactive' } })).toBe('USER_NOT_VERIFIED')
    expect(codeOf({ applicant: null })).toBe('USER_NOT_VERIFIED')
    expect(codeOf({ applicant: null }, { answer: no })).toBe('answered')
  })

  it.each([{ request: null }, { program: null }, { program: { ...openProgram, deletedAt: 1 } }])(
    'refuses an answer if the request does not exist, or the program does not exist or was deleted',
    (gone) => expect(codeOf(gone)).toBe('PARTICIPANT_REQUEST_NOT_FOUND'),
  )
})

describe('acceptAnswer', () => {
  const problemOf = (input: Parameters<typeof acceptAnswer>[0]) => {
    try {
      acceptAnswer(input)
      return null
    } catch (error) {
      return isProblem(error) ? error.fields : error
    }
  }

  it('ignores reason and note of an acceptance, and accepts a refusal with or without a listed reason', () => {
    expect(acceptAnswer({ status: 'Accepted', reason: 'FULL', note: 'never shown' })).toEqual({ status: 'Accepted' })
    for (const reason of requestDeclineReasons.filter((each) => each !== 'OTHER'))
      expect(acceptAnswer({ status: 'Rejected', reason })).toEqual({ status: 'Rejected', reason, note: null })
    expect(acceptAnswer({ status: 'Rejected' })).toEqual({ status: 'Rejected', reason: null, note: null })
    expect(problemOf({ status: 'Rejected', note: 'Soon' })).toEqual([{ path: 'reason', rule: 'required' }])
  })

  it('normalizes the owner’s note, and requires a note for the reason OTHER', () => {
    expect(acceptAnswer({ status: 'Rejected', reason: 'OTHER', note: '  Ask us \u200b again in  May ' })).toMatchObject({
      note: 'Ask us again in May',
    })
    for (const note of [null, '', ' \u200b '])
      expect(problemOf({ status: 'Rejected', reason: 'OTHER', note })).toEqual([{ path: 'note', rule: 'required' }])
    expect(acceptAnswer({ status: 'Rejected', reason: 'FULL', note: ' ' })).toMatchObject({ note: null })
    const most = participationLimits.declineNote
    expect(acceptAnswer({ status: 'Rejected', reason: 'FULL', note: 'م'.repeat(most) })).toMatchObject({ reason: 'FULL' })
    expect(problemOf({ status: 'Rejected', reason: 'FULL', note: 'م'.repeat(most + 1) })).toMatchObject([{ path: 'note', rule: 'tooLong' }])
  })

  it.each(['Pending', 'Cancelled'] as const)('refuses the status %s', (status) =>
    expect(problemOf({ status })).toEqual([{ path: 'status', rule: 'unknownValue' }]),
  )
})

describe('decideAutomatic', () => {
  const waiting: AnswerState = { ...state, request: { ...openRequest, isAutomatic: true } }

  it('accepts the request and creates a link (M-04)', () => {
    const done = decideAutomatic(waiting, now)
    expect(done).toMatchObject({ kind: 'accepted', change: { request: { status: 'Accepted', answeredAt: now }, getsLink: true } })
  })

  it('leaves a request to the owner if it cannot be accepted automatically, and notifies the owner', () => {
    for (const change of [
      { program: { ...openProgram, status: 'OnHold' as const } },
      { applicant: { status: 'Inactive' as const } },
      { applicant: null },
    ])
      expect(decideAutomatic({ ...waiting, ...change }, now)).toMatchObject({
        kind: 'leftToOwner',
        request: { status: 'Pending', isAutomatic: false },
        notification: { profileId: 'brand', type: 'PROGRAM_REQUEST_CREATED' },
      })
  })

  it('does not notify the owner if the owner cannot answer any more', () => {
    for (const program of [null, { ...openProgram, status: 'Retired' as const }, { ...openProgram, deletedAt: 1 }])
      expect(decideAutomatic({ ...waiting, program }, now)).toEqual({ kind: 'leftToOwner', request: openRequest, notification: null })
  })

  it('does nothing if the request was answered or already waits for the owner', () => {
    const done: readonly Partial<AnswerState>[] = [
      { request: { ...openRequest, isAutomatic: true, status: 'Accepted', answeredAt: 1 } },
      { request: openRequest },
      { request: null },
    ]
    for (const change of done) expect(decideAutomatic({ ...waiting, ...change }, now)).toBeNull()
  })
})

describe('requestsToAnswer', () => {
  it('returns each request once, and refuses more than a hundred', () => {
    expect(requestsToAnswer(['a', 'b', 'a'])).toEqual(['a', 'b'])
    expect(requestsToAnswer(Array.from({ length: 100 }, (_, n) => `${n}`))).toHaveLength(100)
    expect(() => requestsToAnswer(Array.from({ length: 101 }, (_, n) => `${n}`))).toThrow('DTO_VALIDATION_ERROR')
  })
})
