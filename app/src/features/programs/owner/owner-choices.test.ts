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

describe('what an owner may do', () => {
  it('with a running program: add budget, put it on hold, retire it', () => {
    expect(choicesOf(running, now)).toEqual(['budget', 'hold', 'retire'])
  })
  it('with one that they put on hold: resume it too', () => {
    expect(choicesOf({ ...running, status: 'OnHold', holdCause: 'OWNER' }, now)).toEqual(['resume', 'budget', 'retire'])
  })
  it('with one whose budget ran out: add budget, which resumes it', () => {
    expect(choicesOf({ ...running, status: 'OnHold', holdCause: 'BUDGET', budget: { remaining: 0 } }, now)).toEqual(['budget', 'retire'])
  })
  it('with one that our team holds: not resume it', () => {
    expect(choicesOf({ ...running, status: 'OnHold', holdCause: 'ADMIN' }, now)).not.toContain('resume')
  })
  it('before it begins: take it back to its draft as long as nobody has joined', () => {
    const soon: OwnedProgram = { ...running, status: 'Soon', startDate: '2025-12-01', participantsCount: 0 }
    expect(choicesOf(soon, now)).toEqual(['budget', 'draft', 'retire'])
    expect(choicesOf({ ...soon, participantsCount: 1 }, now)).toEqual(['budget', 'retire'])
  })
  it('with one that has ended, or a draft: nothing', () => {
    expect(choicesOf({ ...running, status: 'Retired' }, now)).toEqual([])
    expect(choicesOf({ ...running, status: 'Draft', budget: null }, now)).toEqual([])
  })
})
