import { describe, expect, it } from 'vitest'
import { programStatuses } from '../types.ts'
import { decideManaging, decideReading } from './decision.ts'

const program = { profileId: 'brand', status: 'Active', deletedAt: null } as const

describe('reading a program', () => {
  it('returns the reader’s role', () => {
    const role = (profileId: string, request: { status: 'Pending' | 'Accepted' } | null) =>
      decideReading(program, { profileId, request }).changes?.role
    expect([role('brand', null), role('reem', null), role('reem', { status: 'Pending' }), role('reem', { status: 'Accepted' })]).toEqual([
      'OWNER',
      'VISITOR',
      'APPLICANT',
      'PARTICIPANT',
    ])
  })

  it('finds drafts for their owner only, and deleted programs for nobody (X-04)', () => {
    const read = (profileId: string, deletedAt: number | null) =>
      decideReading({ ...program, status: 'Draft', deletedAt }, { profileId, request: null }).problem?.code ?? 'read'
    expect([read('brand', null), read('reem', null), read('brand', 7), read('reem', 7)]).toEqual([
      'read',
      'PROGRAM_NOT_FOUND',
      'PROGRAM_NOT_FOUND',
      'PROGRAM_NOT_FOUND',
    ])
  })

  it('reports a program that went back to draft as not found, also to its applicants', () => {
    const request = { status: 'Pending' } as const
    expect(decideReading({ ...program, status: 'Draft' }, { profileId: 'reem', request }).problem?.code).toBe('PROGRAM_NOT_FOUND')
  })

  it('opens my-performance to participants only (M-10)', () => {
    const open = (profileId: string, request: { status: 'Pending' | 'Accepted' } | null) =>
      decideReading(program, { profileId, request }, 'my-performance').problem?.code ?? 'open'
    expect([open('reem', { status: 'Accepted' }), open('reem', { status: 'Pending' }), open('reem', null), open('brand', null)]).toEqual([
      'open',
      'PROGRAM_NOT_FOUND',
      'PROGRAM_NOT_FOUND',
      'PROGRAM_NOT_FOUND',
    ])
  })
})

describe("the owner's lists", () => {
  it.each(programStatuses)('are visible to the owner while %s, and not found for everybody else (X-10)', (status) => {
    expect(decideManaging({ ...program, status }, 'brand').changes?.role).toBe('OWNER')
    expect(decideManaging({ ...program, status }, 'reem').problem?.code).toBe('PROGRAM_NOT_FOUND')
  })

  it('are not found without a program', () => expect(decideManaging(null, 'brand').problem?.code).toBe('PROGRAM_NOT_FOUND'))
})
