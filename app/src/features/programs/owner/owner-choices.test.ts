import { describe, expect, it } from 'vitest'
import { choicesOf, type OwnedProgram } from './owner-choices.ts'

const now = Date.parse('2025-11-20T09:00:00.000Z')
const running: OwnedProgram = {
  status: 'Active',
  startDate: '2025-11-01',
  endDate: '2026-01-31',
  publishDate: null,
  holdCause: null,
  participantsCount: 3,
  budget: { remaining: 100_00 },
}

describe('choicesOf', () => {
  it('offers adding budget, putting on hold and ending for a running program', () => {
    expect(choicesOf(running, now)).toEqual(['budget', 'hold', 'retire'])
  })
  it('offers to resume a program that its owner put on hold', () => {
    expect(choicesOf({ ...running, status: 'OnHold', holdCause: 'OWNER' }, now)).toEqual(['resume', 'budget', 'retire'])
  })
  it('offers more budget, which resumes the program, if the budget ran out', () => {
    expect(choicesOf({ ...running, status: 'OnHold', holdCause: 'BUDGET', budget: { remaining: 0 } }, now)).toEqual(['budget', 'retire'])
  })
  it('does not offer to resume a program that our team put on hold', () => {
    expect(choicesOf({ ...running, status: 'OnHold', holdCause: 'ADMIN' }, now)).not.toContain('resume')
  })
  it('offers to turn a program back into a draft before its start, if nobody has joined', () => {
    const soon: OwnedProgram = { ...running, status: 'Soon', startDate: '2025-12-01', participantsCount: 0 }
    expect(choicesOf(soon, now)).toEqual(['budget', 'draft', 'retire'])
    expect(choicesOf({ ...soon, participantsCount: 1 }, now)).toEqual(['budget', 'retire'])
  })
  it('offers nothing for a program that has ended or is a draft', () => {
    expect(choicesOf({ ...running, status: 'Retired' }, now)).toEqual([])
    expect(choicesOf({ ...running, status: 'Draft', budget: null }, now)).toEqual([])
  })
})
