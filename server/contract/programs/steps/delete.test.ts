import { describe, expect, it } from 'vitest'
import { programStatuses, type ProgramStatus } from '../types.ts'
import { decideDeleteProgram } from './delete.ts'

const deletion = (status: ProgramStatus, wasPublished: boolean) => decideDeleteProgram({ program: { id: 'p', status }, wasPublished })

describe('deleting a program', () => {
  it('removes a draft for good', () => {
    expect(deletion('Draft', false).changes).toEqual({ id: 'p', isForGood: true })
  })

  it('keeps the row of a draft that was published before, because the ledger refers to it', () => {
    expect(deletion('Draft', true).changes).toEqual({ id: 'p', isForGood: false })
  })

  it.each(programStatuses.filter((status) => status !== 'Draft'))('is refused for a program that is %s', (status) => {
    expect(deletion(status, true).problem?.code).toBe('PROGRAM_STATUS_TRANSITION_INVALID')
  })
})
