import { describe, expect, it } from 'vitest'
import { isTurnedOn, pageOf, personPage, reasonOf, restOf, settingOf } from './audit-row.ts'

const settled = {
  action: 'admin.withdrawalSettled',
  target: 'wd',
  before: { status: 'Initiated', approvals: 1 },
  after: { status: 'Success', approvals: 2, amount: 3_200_000, reason: ' ' },
}
const setting = {
  action: 'admin.settingChanged',
  target: 'wallet.fourEyesAbove',
  before: { value: 2_000_000 },
  after: { value: 1_500_000, reason: 'More withdrawals' },
}

describe('audit log row', () => {
  it('finds the typed reason under every field name that an action may use', () => {
    expect(reasonOf(setting)).toBe('More withdrawals')
    expect(reasonOf({ after: { note: 'A school' } })).toBe('A school')
    expect(reasonOf(settled)).toBeNull()
    expect(reasonOf({ after: null })).toBeNull()
  })

  it('omits the amount, the reason and both values of a setting from the other changes', () => {
    expect(restOf(settled).map(({ path }) => path)).toEqual(['status', 'approvals'])
    expect(restOf(setting)).toEqual([])
    expect(settingOf(setting)).toEqual({ key: 'wallet.fourEyesAbove', before: 2_000_000, after: 1_500_000 })
    expect(settingOf({ ...setting, target: 'gone.key' })).toBeNull()
  })

  it('says whether a feature was turned on', () => {
    expect(isTurnedOn({ action: 'admin.flagSwitched', target: 'program', before: { enabled: true }, after: { enabled: false } })).toBe(
      false,
    )
    expect(isTurnedOn(settled)).toBeNull()
  })

  it('links to the page of its target only if the reader may open it', () => {
    expect(pageOf('FINANCE', settled)).toBe('/withdrawals/wd')
    expect(pageOf('REVIEWER', settled)).toBeNull()
    expect(pageOf('SUPER_ADMIN', setting)).toBe('/settings')
    expect(pageOf('SUPER_ADMIN', { action: 'older.action', target: 'x' })).toBeNull()
    expect(personPage('SUPPORT', 'fahad')).toBe('/users/fahad')
  })
})
