import { describe, expect, it } from 'vitest'
import { usageOf } from '../programs/budget/usage.ts'
import { amount, draft, now, published } from '../programs/testing/program.ts'
import { programCaseOf, programRowOf, programStatusAction, type ShownProgram } from './programs.ts'

const shown = (program: typeof draft): ShownProgram => ({
  program,
  brand: 'Nabt Coffee',
  usage: usageOf(program, { escrow: 75_000, accrued: 0 }),
  participants: 4,
})
const held = published({ status: 'OnHold', holdCause: 'ADMIN', holdReason: 'Check the link' })

describe('a program in the back office', () => {
  it('is shown in a row with its brand, its status and the used part of its budget', () => {
    expect(programRowOf(shown(held))).toMatchObject({
      name: 'The morning cup',
      brand: 'Nabt Coffee',
      status: 'OnHold',
      holdCause: 'ADMIN',
      budget: amount,
      consumedPercent: 75,
      participants: 4,
      updatedAt: new Date(now - 86_400_000).toISOString(),
    })
    expect(programRowOf({ ...shown(draft), usage: usageOf(draft, { escrow: 0, accrued: 0 }) })).toMatchObject({
      publishedAt: null,
      consumedPercent: 0,
    })
  })

  it('is shown on a page with its address, its hold reason and the allowed statuses', () => {
    const objectives = { objectiveType: 'SALES', trackingUrl: 'https://nabt.example/', milestones: [] } as const
    const one = programCaseOf({ ...shown(held), applicants: 2, steps: { IMPACT_OBJECTIVES: objectives }, allowed: ['Active', 'Retired'] })
    expect(one).toMatchObject({
      trackingUrl: 'https://nabt.example/',
      holdReason: 'Check the link',
      remaining: 75_000,
      applicants: 2,
      allowed: ['Active', 'Retired'],
    })
    expect(programCaseOf({ ...shown(draft), applicants: 0, steps: {}, allowed: [] }).trackingUrl).toBeNull()
  })

  it('gets an audit line with the reason for each change of status', () => {
    expect(programStatusAction(published(), held, 'Check the link')).toEqual({
      action: 'admin.programHeld',
      target: 'morning-cup',
      before: { status: 'Active', holdCause: null },
      after: { status: 'OnHold', holdCause: 'ADMIN', reason: 'Check the link' },
    })
    expect(programStatusAction(held, published(), 'Mended').action).toBe('admin.programResumed')
    expect(programStatusAction(held, published({ status: 'Retired', retiredAt: now }), 'Over').action).toBe('admin.programRetired')
    expect(() => programStatusAction(held, draft, 'x')).toThrow('Draft')
  })
})
