import { expect, it } from 'vitest'
import { noteOf } from './note.ts'

it('noteOf returns null for a program that is active or starts soon', () => {
  for (const role of ['OWNER', 'PARTICIPANT', 'APPLICANT', 'VISITOR'] as const)
    for (const status of ['Active', 'Soon'] as const) expect(noteOf({ role, status, holdCause: null })).toBeNull()
})

it('noteOf tells the owner why the program is on hold, and everybody else only what this means for them', () => {
  const held = { status: 'OnHold', holdCause: 'BUDGET' } as const
  expect(noteOf({ ...held, role: 'OWNER' })?.id).toBe('hold.BUDGET')
  expect(noteOf({ ...held, role: 'PARTICIPANT' })?.id).toBe('hold.participant')
  expect(noteOf({ ...held, role: 'VISITOR' })?.id).toBe('hold.visitor')
  expect(noteOf({ ...held, role: 'APPLICANT' })?.id).toBe('hold.visitor')
})

it('noteOf tells each role what the end of a program means for them', () => {
  const ended = { status: 'Retired', holdCause: null } as const
  expect(noteOf({ ...ended, role: 'OWNER' })?.id).toBe('retired.owner')
  expect(noteOf({ ...ended, role: 'PARTICIPANT' })?.id).toBe('retired.participant')
  expect(noteOf({ ...ended, role: 'VISITOR' })?.id).toBe('retired.visitor')
})
