import { describe, expect, it } from 'vitest'
import { programStatuses } from '../types.ts'
import { decideManaging, decideReading } from './decision.ts'

const program = { profileId: 'brand', status: 'Active', deletedAt: null } as const

describe('reading a program', () => {
  it('answers with what the reader is to it', () => {
    const role = (profileId: string, request: { status: 'Pending' | 'Accepted' } | null) =>
      decideReading(program, { profileId, request }).changes?.role
    expect([role('brand', null), role('reem', null), role('reem', { status: 'Pending' }), role('reem', { status: 'Accepted' })]).toEqual([
      'OWNER',
      'VISITOR',
      'APPLICANT',
      'PARTICIPANT',
    ])
  })

  it('finds drafts for their owner alone, and what is deleted for nobody (X-04)', () => {
    const read = (profileId: string, deletedAt: number | null) =>
      decideReading({ ...program, status: 'Draft', deletedAt }, { profileId, request: null }).problem?.code ?? 'read'
    expect([read('brand', null), read('reem', null), read('brand', 7), read('reem', 7)]).toEqual([
      'read',
      'PROGRAM_NOT_FOUND',
      'PROGRAM_NOT_FOUND',
      'PROGRAM_NOT_FOUND',
    ])
  })

  it('answers a draft that went back there like a missing one, to those who had asked to join it too', () => {
    const request = { status: 'Pending' } as const
    expect(decideReading({ ...program, status: 'Draft' }, { profileId: 'reem', request }).problem?.code).toBe('PROGRAM_NOT_FOUND')
  })

  it('opens tabs by the one table: my performance to a participant, nobody else (M-10)', () => {
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
  it.each(programStatuses)('are the owner’s while %s, and missing to everybody else (X-10)', (status) => {
    expect(decideManaging({ ...program, status }, 'brand').changes?.role).toBe('OWNER')
    expect(decideManaging({ ...program, status }, 'reem').problem?.code).toBe('PROGRAM_NOT_FOUND')
  })

  it('are missing where there is no program', () => expect(decideManaging(null, 'brand').problem?.code).toBe('PROGRAM_NOT_FOUND'))
})
