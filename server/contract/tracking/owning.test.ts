import { describe, expect, it } from 'vitest'
import { decideResultsReader, decideSetup, type ReaderFacts } from './owning.ts'

const program = { profileId: 'brand', objectiveType: 'SALES', status: 'Active', deletedAt: null } as const
const facts: ReaderFacts = { program, viewerId: 'noura', profileId: 'noura', isParticipant: true, isManager: false }
const reader = (over: Partial<ReaderFacts>) => {
  const { problem, changes } = decideResultsReader({ ...facts, ...over })
  return problem ? problem.code : changes.reader
}

describe('who may read results (O-07)', () => {
  it.each([
    [{}, 'PARTICIPANT'],
    [{ viewerId: 'brand' }, 'OWNER'],
    [{ viewerId: 'brand', profileId: null }, 'OWNER'],
    [{ viewerId: 'omar', isManager: true }, 'MANAGER'],
    [{ viewerId: 'omar' }, 'PROGRAM_NOT_FOUND'],
    [{ profileId: null }, 'PROGRAM_NOT_FOUND'],
    [{ isParticipant: false }, 'PROGRAM_NOT_FOUND'],
    [{ viewerId: 'brand', isParticipant: false }, 'PROGRAM_NOT_FOUND'],
    [{ program: null }, 'PROGRAM_NOT_FOUND'],
    [{ program: { ...program, status: 'Draft' as const } }, 'PROGRAM_NOT_FOUND'],
    [{ program: { ...program, status: 'Draft' as const }, viewerId: 'brand', profileId: null }, 'OWNER'],
    [{ program: { ...program, status: 'Retired' as const } }, 'PARTICIPANT'],
    [{ program: { ...program, deletedAt: 1 } }, 'PROGRAM_NOT_FOUND'],
  ])('depends on the viewer’s role: %j', (over, answer) => expect(reader(over)).toBe(answer))
})

describe('who may see keys (N-07)', () => {
  it('is only the owner, and nobody if the program counts no event', () => {
    expect(decideSetup(program, 'brand').changes?.event).toBe('SALE')
    for (const [one, viewer] of [
      [program, 'noura'],
      [null, 'brand'],
      [{ ...program, objectiveType: 'TRAFFIC' as const }, 'brand'],
      [{ ...program, objectiveType: null }, 'brand'],
      [{ ...program, deletedAt: 1 }, 'brand'],
    ] as const)
      expect(decideSetup(one, viewer).problem?.code).toBe('PROGRAM_NOT_FOUND')
  })
})
