import { describe, expect, it } from 'vitest'
import { actionsAbout, actionsOn, auditRowOf, targetOf, targetsOf, type AuditLookup } from './audit.ts'

const none: AuditLookup = {
  record: () => undefined,
  profile: () => undefined,
  user: () => undefined,
  program: () => undefined,
  admin: () => undefined,
}
const line = { id: 'line', at: 0, actor: 'admin:maha', action: 'admin.withdrawalSettled', target: 'wd', before: null, after: null }

describe('a line of the audit log', () => {
  it('is said with the names of who did it and of whom it is about, and with the amount', () => {
    const lookup: AuditLookup = {
      ...none,
      record: (target, id) => (target === 'withdrawal' && id === 'wd' ? { profileId: 'fahad-p', amount: 3_200_000 } : undefined),
      profile: (id) => (id === 'fahad-p' ? { userId: 'fahad', name: 'Fahad Alqahtani' } : undefined),
      admin: (id) => (id === 'maha' ? { name: 'Maha Alharthi', email: 'maha@wasla.example' } : undefined),
    }
    expect(auditRowOf(line, lookup)).toMatchObject({
      actor: 'maha@wasla.example',
      actorName: 'Maha Alharthi',
      userId: 'fahad',
      person: 'Fahad Alqahtani',
      amount: 3_200_000,
    })
  })

  it('names the user where the record is one, and a program with its name', () => {
    const lookup: AuditLookup = {
      ...none,
      record: (target) => (target === 'user' ? { userId: 'fahad' } : { programId: 'cup' }),
      user: () => 'Fahad',
      program: () => 'The morning cup',
    }
    expect(auditRowOf({ ...line, action: 'admin.userSuspended' }, lookup)).toMatchObject({ userId: 'fahad', person: 'Fahad' })
    expect(auditRowOf({ ...line, action: 'admin.programHeld' }, lookup)).toMatchObject({ programId: 'cup', programName: 'The morning cup' })
  })

  it('keeps its ids if nothing is found any more, or this build does not know the action', () => {
    const row = { actor: 'admin:maha', target: 'wd', actorName: null, person: null, programName: null, amount: null }
    expect(auditRowOf(line, none)).toMatchObject(row)
    expect(auditRowOf({ ...line, action: 'older.action' }, none)).toMatchObject({ ...row, action: 'older.action' })
  })
})

describe('the records that lines name', () => {
  it('are collected once each, by kind', () => {
    const lines = [line, line, { ...line, target: 'other' }, { action: 'admin.flagSwitched', target: 'PROGRAM' }]
    expect([...targetsOf(lines)]).toEqual([['withdrawal', ['wd', 'other']]])
  })

  it('are known by the action, and actions by the thing', () => {
    expect(targetOf('admin.caseApproved')).toBe('review')
    expect(targetOf('unheard.of')).toBeNull()
    expect(actionsAbout('ADJUSTMENTS')).toEqual(['admin.adjustmentProposed', 'admin.adjustmentPosted', 'admin.adjustmentRejected'])
    expect(actionsOn('program')).toContain('admin.conversionsImported')
  })
})
