import { expect, it } from 'vitest'
import { decideSettingChange } from './change.ts'

it('decideSettingChange changes a value within its bounds', () => {
  const setting = { key: 'invites.perDay', value: 10, updatedAt: 1 } as const
  expect(decideSettingChange(setting, 5, 7).changes).toEqual({
    setting: { key: 'invites.perDay', value: 5, updatedAt: 7 },
    action: { action: 'admin.settingChanged', target: 'invites.perDay', before: { value: 10 }, after: { value: 5 } },
  })
  expect(decideSettingChange(setting, 10, 7).problem?.code).toBe('NO_CHANGES_TO_UPDATE')
  expect(decideSettingChange(setting, 1001, 7).problem?.fields).toMatchObject([{ path: 'value', rule: 'outOfRange' }])
})

it('decideSettingChange refuses a setting that takes two admins (Y-09)', () => {
  const setting = { key: 'wallet.fourEyesAbove', value: 2_000_000, updatedAt: 1 } as const
  for (const value of [0, 3_000_000]) expect(decideSettingChange(setting, value, 7).problem?.code).toBe('SETTING_TAKES_TWO')
})

it('decideSettingChange compares links by their content, not by how they were typed', () => {
  const url = 'https://t.me/us'
  const setting = { key: 'waitingList.communities', value: [{ name: 'Us', url }], updatedAt: 1 } as const
  expect(decideSettingChange(setting, [{ url, name: ' Us ' }], 7).problem?.code).toBe('NO_CHANGES_TO_UPDATE')
  expect(decideSettingChange(setting, [], 7).changes?.setting.value).toEqual([])
})
