import { decideClockAdvance, decideDemoReset } from '@wasla/contract/admin/demo-tools.ts'
import { changesOf } from '@wasla/contract/common/decision.ts'
import type { FlagKey } from '@wasla/contract/flags/flags.ts'
import { decideFlagSwitch, type FlagRecord } from '@wasla/contract/flags/switch.ts'
import type { AdminClock, Flag, Setting } from '@wasla/contract/generated/admin-types.ts'
import { toDateTime } from '@wasla/contract/profiles/fields.ts'
import { decideSettingChange, type SettingRecord } from '@wasla/contract/settings/change.ts'
import { acceptSettingKey } from '@wasla/contract/settings/check.ts'
import { defaultSetting } from '@wasla/contract/settings/settings.ts'
import { writeAction, type Admin, type AdminStore } from './admin-store.ts'

const shown = <Stored extends FlagRecord | SettingRecord>(record: Stored) => ({ ...record, updatedAt: toDateTime(record.updatedAt) })

export const flags = ({ memory }: AdminStore): Flag[] => [...memory.flags.values()].map(shown)

export function setFlag(adminStore: AdminStore, admin: Admin, { key, enabled }: { key: FlagKey; enabled: boolean }): Flag {
  const stored = adminStore.memory.flags.get(key) ?? { key, enabled: false, updatedAt: 0 }
  const { flag, action } = changesOf(decideFlagSwitch({ flag: stored, isBuiltIn: true }, { enabled }, adminStore.now()))
  adminStore.memory.flags.set(key, flag)
  writeAction(adminStore, admin, action)
  return shown(flag)
}

export const settings = ({ memory }: AdminStore): Setting[] => [...memory.settings.values()].map(shown)

export function updateSetting(adminStore: AdminStore, admin: Admin, input: { key: string; value: unknown }): Setting {
  const key = acceptSettingKey(input.key)
  const stored = adminStore.memory.settings.get(key) ?? { key, value: defaultSetting(key, 'demo'), updatedAt: 0 }
  const { setting, action } = changesOf(decideSettingChange(stored, input.value, adminStore.now()))
  adminStore.memory.settings.set(key, setting)
  writeAction(adminStore, admin, action)
  return shown(setting)
}

export const clock = (adminStore: AdminStore): AdminClock => ({
  now: toDateTime(adminStore.now()),
  advancedDays: adminStore.memory.advancedDays,
})

/** Resets the demo data to the seed. Team accounts, sessions, invitations and the audit log stay. */
export function resetDemo(adminStore: AdminStore, admin: Admin): void {
  const { action } = changesOf(decideDemoReset({ isDemo: true }))
  const { accounts, invitations, sessions, audit } = adminStore.memory
  adminStore.store.reset()
  adminStore.reset()
  Object.assign(adminStore.memory, { accounts, invitations, sessions, audit })
  writeAction(adminStore, admin, action)
}

export function advanceClock(adminStore: AdminStore, admin: Admin, input: { days: number }): void {
  const { advancedDays, action } = changesOf(decideClockAdvance(adminStore.memory.advancedDays, input))
  writeAction(adminStore, admin, action)
  adminStore.memory.advancedDays = advancedDays
}
