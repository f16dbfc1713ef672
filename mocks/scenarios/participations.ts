import type { ErrorExtensions } from '@wasla/contract/errors/problem.ts'
import { NABT_COFFEE } from '../world/businesses.ts'
import { NOURA } from '../world/networkers.ts'
import { MORNING_CUP } from '../world/programs/all-programs.ts'
import { answerCalls, applicantCalls } from './programs/calls.ts'
import { manyAsking } from './programs/many.ts'
import { joinedByNobody, neverJoined } from './programs/prepare.ts'
import type { FaultRule, Scenario } from './scenario.ts'

const broken: ErrorExtensions = { code: 'GENERAL_ERROR', requestId: 'mock' }
const refusing = (on: readonly string[], extensions: ErrorExtensions): FaultRule[] => [{ on, fault: { kind: 'problem', extensions } }]

const noura = { viewer: NOURA } as const
const nabt = { viewer: NABT_COFFEE } as const

/** Scenarios of requests to join. The lists of applicants and participants belong to `MORNING_CUP`. */
export const participationScenarios = {
  applicants: { ...nabt, title: 'A program with eleven applicants and seven participants' },
  'applicants-empty': { ...nabt, title: 'A program nobody asked to join', prepare: joinedByNobody(MORNING_CUP) },
  'applicants-many': { ...nabt, title: 'A program with more than fifty applicants', prepare: manyAsking(MORNING_CUP, 'Pending') },
  'participants-many': { ...nabt, title: 'A program with more than forty participants', prepare: manyAsking(MORNING_CUP, 'Accepted') },
  'applicants-loading': {
    ...nabt,
    title: 'Applicants and participants never come',
    faults: [{ on: applicantCalls, fault: { kind: 'silence' } }],
  },
  'applicants-error': { ...nabt, title: 'Applicants and participants cannot be read', faults: refusing(applicantCalls, broken) },
  'applicants-offline': {
    ...nabt,
    title: 'Answers to applicants do not reach the server',
    faults: [{ on: answerCalls, fault: { kind: 'offline' } }],
  },
  'applicants-answered': {
    ...nabt,
    title: 'Every answer to an applicant comes too late',
    faults: refusing(answerCalls, { code: 'PARTICIPANT_REQUEST_UPDATE_FAILED' }),
  },
  'applicants-some-failed': {
    ...nabt,
    title: 'Of several applicants some are no longer active',
    prepare(world) {
      const pending = world.participations.filter(({ programId, status }) => programId === MORNING_CUP.program.id && status === 'Pending')
      const inactive = new Set(pending.filter((_, index) => index % 2 === 1).map(({ profileId }) => profileId))
      for (const profile of world.profiles) if (inactive.has(profile.id)) profile.status = 'AdminVerifying'
    },
  },
  'join-open': { ...noura, title: 'Networker who may join whatever suits her', prepare: neverJoined(NOURA) },
  'join-error': { ...noura, title: 'Joining fails', prepare: neverJoined(NOURA), faults: refusing(['joinProgram'], broken) },
  'join-offline': {
    ...noura,
    title: 'Joining does not reach the server',
    prepare: neverJoined(NOURA),
    faults: [{ on: ['joinProgram'], fault: { kind: 'offline' } }],
  },
  'join-criteria': {
    ...noura,
    title: 'Joining without meeting the criteria',
    prepare: neverJoined(NOURA),
    faults: refusing(['joinProgram'], { code: 'PROGRAM_JOIN_CRITERIA_BAD', params: { failed: ['PLATFORM', 'INTERESTS'] } }),
  },
  'join-closed': {
    ...noura,
    title: 'Joining a program that takes nobody any more',
    prepare: neverJoined(NOURA),
    faults: refusing(['joinProgram'], { code: 'PROGRAM_NOT_ACCEPTING_REQUESTS' }),
  },
  'join-again': {
    ...noura,
    title: 'Joining what was requested elsewhere meanwhile',
    prepare: neverJoined(NOURA),
    faults: refusing(['joinProgram'], { code: 'PROGRAM_JOIN_ALREADY_REQUESTED' }),
  },
  'join-not-verified': {
    ...noura,
    title: 'Joining before one is verified',
    prepare: neverJoined(NOURA),
    faults: refusing(['joinProgram'], { code: 'USER_NOT_VERIFIED' }),
  },
  'eligibility-error': {
    ...noura,
    title: 'Conditions cannot be checked',
    prepare: neverJoined(NOURA),
    faults: refusing(['programEligibility'], broken),
  },
} as const satisfies Readonly<Record<string, Scenario>>
