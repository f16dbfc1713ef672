import { describe, expect, it } from 'vitest'
import { changesOf } from '../../common/decision.ts'
import { amount, day, draft, now, published, stamp, stateOf } from '../testing/program.ts'
import { choicesOf, decideBudgetHold, decideStatusByAdmin, decideStatusChange } from './change.ts'

const owner = { profileId: 'nabt' }
const soon = published({ status: 'Soon', startDate: '2026-12-01', publishDate: now + 5 * day, dueAt: now + 9 * day })
const held = published({ status: 'OnHold', holdCause: 'ADMIN', holdReason: 'Check the link' })
const change = (program: typeof draft, to: Parameters<typeof decideStatusChange>[2], over = {}) =>
  decideStatusChange(stateOf(program, over), owner, to, stamp)

describe('a status change by the owner', () => {
  it('puts a program on hold, and ends only the owner’s own hold', () => {
    const move = changesOf(change(published(), 'OnHold'))
    expect(move.program).toMatchObject({ status: 'OnHold', holdCause: 'OWNER', holdReason: null, updatedAt: now })
    expect(move.release).toBeNull()
    expect(changesOf(change(move.program, 'Active')).program).toMatchObject({ status: 'Active', holdCause: null })
    for (const holdCause of ['ADMIN', 'BUDGET'] as const)
      expect(change({ ...held, holdCause }, 'Active').problem?.code).toBe('PROGRAM_STATUS_TRANSITION_INVALID')
  })

  it('returns a program without participants to draft and all its money to the owner, as if it was never published', () => {
    const { program, release, notice } = changesOf(change(soon, 'Draft'))
    expect(program).toEqual({ ...soon, status: 'Draft', publishDate: null, publishedAt: null, budget: 0, dueAt: null, updatedAt: now })
    expect(release).toMatchObject({ amount, change: { change: 'budgetReleased', programId: soon.id, amount } })
    expect(notice).toEqual({ owner: null, others: null })
    expect(change(soon, 'Draft', { participants: 1 }).problem?.code).toBe('PROGRAM_STATUS_TRANSITION_INVALID')
  })

  it('retires a program for good, and keeps the reserved money until the attribution window is over', () => {
    const { program, release } = changesOf(change(published(), 'Retired'))
    expect(program).toMatchObject({ status: 'Retired', retiredAt: now, budget: amount })
    expect(program.dueAt).toBeGreaterThan(now + 44 * day)
    expect(release).toBeNull()
    for (const to of ['Active', 'OnHold', 'Draft', 'Soon'] as const)
      expect(change(program, to).problem?.code).toBe('PROGRAM_STATUS_TRANSITION_INVALID')
  })

  it('to the same status is refused (X-06)', () => {
    expect(change(published(), 'Active').problem?.code).toBe('NO_CHANGES_TO_UPDATE')
    expect(change(draft, 'Draft').problem?.code).toBe('NO_CHANGES_TO_UPDATE')
  })

  it('never publishes a program', () => {
    for (const to of ['Soon', 'Active'] as const) expect(change(draft, to).problem?.code).toBe('PROGRAM_STATUS_TRANSITION_INVALID')
  })

  it('is refused to everybody else with PROGRAM_NOT_FOUND, in any status (X-04)', () => {
    for (const program of [draft, soon, published(), held, { ...published(), deletedAt: now }])
      expect(decideStatusChange(stateOf(program), { profileId: 'other' }, 'OnHold', stamp).problem?.code).toBe('PROGRAM_NOT_FOUND')
    expect(decideStatusChange(null, owner, 'OnHold', stamp).problem?.code).toBe('PROGRAM_NOT_FOUND')
    expect(change({ ...draft, deletedAt: now }, 'Draft').problem?.code).toBe('PROGRAM_NOT_FOUND')
  })

  it('notifies participants, and not the owner', () => {
    const { notice } = changesOf(change(published(), 'OnHold'))
    expect(notice.owner).toBeNull()
    expect(notice.others).toEqual({
      type: 'PROGRAM_STATUS_CHANGED',
      referenceId: 'morning-cup',
      senderProfileId: 'nabt',
      meta: { programId: 'morning-cup', programName: 'The morning cup', programStatus: 'OnHold' },
    })
  })
})

describe('a status change by an admin', () => {
  const byAdmin = (program: typeof draft, status: 'OnHold' | 'Active' | 'Retired' | 'Draft') =>
    decideStatusByAdmin(stateOf(program, { money: { escrow: 0, accrued: 0 } }), { status, reason: 'Check the link' }, stamp)

  it('puts a program on hold with a reason that only its owner reads', () => {
    const { program, notice } = changesOf(byAdmin(published(), 'OnHold'))
    expect(program).toMatchObject({ holdCause: 'ADMIN', holdReason: 'Check the link' })
    expect(notice.owner).toMatchObject({ profileId: 'nabt', meta: { message: 'Check the link', programStatus: 'OnHold' } })
    expect(notice.others?.meta).not.toHaveProperty('message')
  })

  it('ends any hold, even if no money is left, and retires programs', () => {
    for (const holdCause of ['OWNER', 'BUDGET', 'ADMIN'] as const)
      expect(changesOf(byAdmin({ ...held, holdCause }, 'Active')).program).toMatchObject({
        status: 'Active',
        holdCause: null,
        holdReason: null,
      })
    for (const program of [soon, published(), held]) expect(changesOf(byAdmin(program, 'Retired')).program.status).toBe('Retired')
  })

  it('is refused for drafts and deleted programs', () => {
    expect(byAdmin(draft, 'Retired').problem?.code).toBe('PROGRAM_STATUS_TRANSITION_INVALID')
    expect(byAdmin(soon, 'Draft').problem?.code).toBe('PROGRAM_STATUS_TRANSITION_INVALID')
    expect(byAdmin({ ...published(), deletedAt: now }, 'OnHold').problem?.code).toBe('PROGRAM_NOT_FOUND')
    expect(decideStatusByAdmin(null, { status: 'OnHold', reason: 'Check' }, stamp).problem?.code).toBe('PROGRAM_NOT_FOUND')
  })

  it('is offered if the state machine allows it', () => {
    expect(choicesOf(stateOf(published()), 'admin', now)).toEqual(['OnHold', 'Retired'])
    expect(choicesOf(stateOf(held), 'admin', now)).toEqual(['Active', 'Retired'])
    expect(choicesOf(stateOf(draft), 'admin', now)).toEqual([])
  })
})

describe('decideBudgetHold', () => {
  it('puts an active program on hold, and no other', () => {
    expect(decideBudgetHold(stateOf(published()), stamp)?.program).toMatchObject({ status: 'OnHold', holdCause: 'BUDGET' })
    for (const program of [draft, soon, held]) expect(decideBudgetHold(stateOf(program), stamp)).toBeNull()
  })
})
