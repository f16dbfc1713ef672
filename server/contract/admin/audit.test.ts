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

describe('a row of the audit log', () => {
  it('has the names of the admin and of the user, and the amount', () => {
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

  it('names the user of a user record, and the program of a program record', () => {
    const lookup: AuditLookup = {
      ...none,
      record: (target) => (target === 'user' ? { userId: 'fahad' } : { programId: 'cup' }),
      user: () => 'Fahad',
      program: () => 'The morning cup',
    }
    expect(auditRowOf({ ...line, action: 'admin.userSuspended' }, lookup)).toMatchObject({ userId: 'fahad', person: 'Fahad' })
    expect(auditRowOf({ ...line, action: 'admin.programHeld' }, lookup)).toMatchObject({ programId: 'cup', programName: 'The morning cup' })
  })

  it('has ids without names if no record is found, or if the action is unknown', () => {
    const row = { actor: 'admin:maha', target: 'wd', actorName: null, person: null, programName: null, amount: null }
    expect(auditRowOf(line, none)).toMatchObject(row)
    expect(auditRowOf({ ...line, action: 'older.action' }, none)).toMatchObject({ ...row, action: 'older.action' })
  })
})

describe('the records that audit lines are about', () => {
  it('are collected by kind, each once', () => {
    const lines = [line, line, { ...line, target: 'other' }, { action: 'admin.flagSwitched', target: 'PROGRAM' }]
    expect([...targetsOf(lines)]).toEqual([['withdrawal', ['wd', 'other']]])
  })

  it('are of the kind that the action determines; actions can be listed by kind and by topic', () => {
    expect(targetOf('admin.caseApproved')).toBe('review')
    expect(targetOf('unheard.of')).toBeNull()
    expect(actionsAbout('ADJUSTMENTS')).toEqual(['admin.adjustmentProposed', 'admin.adjustmentPosted', 'admin.adjustmentRejected'])
    expect(actionsOn('program')).toContain('admin.conversionsImported')
  })
})
