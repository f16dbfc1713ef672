import { describe, expect, it } from 'vitest'
import { changesOf } from '../common/decision.ts'
import { Problem } from '../errors/problem.ts'
import { decideOnSettingChange, decideSettingProposal, settingChangeLife, statusAt } from './setting-changes.ts'

const now = Date.parse('2026-03-15T09:00:00.000Z')
const setting = { key: 'wallet.fourEyesAbove', value: 2_000_000, updatedAt: 1 } as const
const made = { id: 'change', now, adminId: 'amal' }
const reason = 'A bank holiday'
const propose = (value: unknown, over: object = {}, state: object = {}) =>
  decideSettingProposal({ setting, open: null, ...state }, { value, reason, ...over }, made)
const { change } = changesOf(propose(0))

describe('a proposed change of a money setting', () => {
  it('is stored with its reason and does not change the setting yet', () => {
    expect(changesOf(propose(0, { reason: ` ${reason} ` }))).toEqual({
      change: {
        id: 'change',
        key: 'wallet.fourEyesAbove',
        previous: 2_000_000,
        value: 0,
        reason,
        status: 'Proposed',
        proposedBy: 'amal',
        decidedBy: null,
        createdAt: now,
        expiresAt: now + settingChangeLife,
        decidedAt: null,
      },
      action: {
        action: 'admin.settingProposed',
        target: 'wallet.fourEyesAbove',
        before: { value: 2_000_000 },
        after: { value: 0, reason },
      },
    })
  })

  it('requires a reason, a new value within its bounds, and a setting that needs two people', () => {
    expect(propose(0, { reason: ' ' }).problem?.fields).toMatchObject([{ path: 'reason', rule: 'required' }])
    expect(propose(-1).problem?.fields).toMatchObject([{ path: 'value', rule: 'outOfRange' }])
    expect(propose(2_000_000).problem?.code).toBe('NO_CHANGES_TO_UPDATE')
    const other = { setting: { key: 'invites.perDay', value: 10, updatedAt: 1 } }
    expect(propose(5, {}, other).problem?.fields).toMatchObject([{ path: 'key', rule: 'unknownValue' }])
  })

  it('is refused while another proposal for the setting is open', () => {
    expect(propose(1, {}, { open: change }).problem?.code).toBe('SETTING_CHANGE_OPEN')
    expect(propose(1, {}, { open: { ...change, expiresAt: now } }).problem).toBeUndefined()
  })
})

describe('deciding on a setting change', () => {
  const decide = (over: object = {}, approve = true, by: { adminId?: string; problem?: Problem; now?: number } = {}) =>
    decideOnSettingChange(
      { change: { ...change, ...over }, setting },
      { approve },
      { adminId: by.adminId ?? 'rana', problemAfter: () => by.problem ?? null, now: by.now ?? now + 1 },
    )

  it('saves the new value if the proposal is approved', () => {
    expect(changesOf(decide())).toEqual({
      change: { ...change, status: 'Applied', decidedBy: 'rana', decidedAt: now + 1 },
      setting: { key: 'wallet.fourEyesAbove', value: 0, updatedAt: now + 1 },
      action: {
        action: 'admin.settingChanged',
        target: 'wallet.fourEyesAbove',
        before: { value: 2_000_000 },
        after: { value: 0, reason: change.reason },
      },
    })
  })

  it('can reject the proposal, even for an admin who could not approve it', () => {
    expect(changesOf(decide({}, false, { problem: new Problem('ADMIN_SAME_LINE') }))).toMatchObject({
      change: { status: 'Rejected', decidedBy: 'rana' },
      setting: null,
      action: { action: 'admin.settingRejected' },
    })
  })

  it('is refused to the proposer, to an approver who may not be the second person, and after a week', () => {
    for (const approve of [true, false]) expect(decide({}, approve, { adminId: 'amal' }).problem?.code).toBe('SETTING_CHANGE_OF_OWN')
    expect(decide({}, true, { problem: new Problem('ADMIN_SAME_LINE') }).problem?.code).toBe('ADMIN_SAME_LINE')
    expect(decide({}, true, { now: now + settingChangeLife }).problem?.code).toBe('NO_CHANGES_TO_UPDATE')
    expect(statusAt(change, now + settingChangeLife)).toBe('Expired')
  })

  it('is possible only once, and only if the proposal exists', () => {
    for (const status of ['Applied', 'Rejected', 'Expired'] as const) expect(decide({ status }).problem?.code).toBe('NO_CHANGES_TO_UPDATE')
    const nothing = { change: null, setting: null }
    const by = { adminId: 'rana', problemAfter: () => null, now }
    expect(decideOnSettingChange(nothing, { approve: true }, by).problem?.code).toBe('SETTING_CHANGE_NOT_FOUND')
  })

  it('is refused if the value is outside the current bounds, and saves no setting that already has the value', () => {
    expect(decide({ value: -1 }).problem?.fields).toMatchObject([{ path: 'value' }])
    expect(changesOf(decide({ value: 2_000_000 })).setting).toBeNull()
  })
})
