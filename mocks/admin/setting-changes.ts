import { adminPageOf } from '@wasla/contract/admin/lists.ts'
import {
  decideOnSettingChange,
  decideSettingProposal,
  settingChangeOf,
  statusAt,
  type SettingChangeRecord,
  type SettingChangeStatus,
} from '@wasla/contract/admin/setting-changes.ts'
import { changesOf } from '@wasla/contract/common/decision.ts'
import { pageFrom, type PageArgument } from '@wasla/contract/common/page.ts'
import type { SettingChange } from '@wasla/contract/generated/admin-types.ts'
import type { SettingRecord } from '@wasla/contract/settings/change.ts'
import { acceptSettingKey } from '@wasla/contract/settings/check.ts'
import { defaultSetting, type SettingKey } from '@wasla/contract/settings/settings.ts'
import { writeAction, type Admin, type AdminStore } from './admin-store.ts'
import { secondAfter } from './finance/second-person.ts'

/** Returns a setting with its current value, or its default if it was never changed. */
export const settingOf = ({ memory }: AdminStore, key: SettingKey): SettingRecord =>
  memory.settings.get(key) ?? { key, value: defaultSetting(key, 'demo'), updatedAt: 0 }

const shown = ({ memory, now }: AdminStore, change: SettingChangeRecord): SettingChange =>
  settingChangeOf(change, new Map(memory.accounts.map((account) => [account.id, account])), now())

type ChangeSearch = { status?: SettingChangeStatus | null | undefined; pagination?: PageArgument }

/** Implements the query `adminSettingChanges`. */
export function settingChanges(adminStore: AdminStore, { status, pagination }: ChangeSearch) {
  const now = adminStore.now()
  const isOpen = (one: SettingChangeRecord) => Number(statusAt(one, now) === 'Proposed')
  const found = adminStore.memory.settingChanges.filter((one) => !status || statusAt(one, now) === status)
  const sorted = found.toSorted(
    (one, other) => isOpen(other) - isOpen(one) || other.createdAt - one.createdAt || (one.id < other.id ? 1 : -1),
  )
  const { count, data } = pageFrom(sorted, adminPageOf(pagination))
  return { count, data: data.map((one) => shown(adminStore, one)) }
}

/** Implements the mutation `adminProposeSettingChange`. */
export function proposeSettingChange(
  adminStore: AdminStore,
  admin: Admin,
  input: { key: string; value: unknown; reason: string },
): SettingChange {
  const { memory, now, store } = adminStore
  const key = acceptSettingKey(input.key)
  const open = memory.settingChanges.find((one) => one.key === key && one.status === 'Proposed') ?? null
  const made = { id: store.nextId('settingChange'), now: now(), adminId: admin.account.id }
  const { change, action } = changesOf(decideSettingProposal({ setting: settingOf(adminStore, key), open }, input, made))
  if (open) open.status = 'Expired'
  memory.settingChanges.push(change)
  writeAction(adminStore, admin, action)
  return shown(adminStore, change)
}

/** Implements the mutation `adminDecideSettingChange`. */
export function decideSettingChangeOf(
  adminStore: AdminStore,
  admin: Admin,
  { id, approve }: { id: string; approve: boolean },
): SettingChange {
  const { memory, now } = adminStore
  const found = memory.settingChanges.find((one) => one.id === id)
  const state = found ? { change: found, setting: settingOf(adminStore, found.key) } : { change: null, setting: null }
  const by = { adminId: admin.account.id, problemAfter: secondAfter(adminStore, 'setting', admin), now: now() }
  const { change, setting, action } = changesOf(decideOnSettingChange(state, { approve }, by))
  if (found) Object.assign(found, change)
  if (setting) memory.settings.set(setting.key, setting)
  writeAction(adminStore, admin, action)
  return shown(adminStore, change)
}
