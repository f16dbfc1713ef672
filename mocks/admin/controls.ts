import { adminPageOf, adminSortOf, type SortArgument } from '@wasla/contract/admin/lists.ts'
import { advanceClockRules } from '@wasla/contract/admin/rules.ts'
import { pageFrom, type PageArgument } from '@wasla/contract/common/page.ts'
import { Problem } from '@wasla/contract/errors/problem.ts'
import { flagKeys, type FlagKey } from '@wasla/contract/flags/flags.ts'
import type { AdminClock, AuditPage, Flag, Setting } from '@wasla/contract/generated/admin-types.ts'
import { toDateTime } from '@wasla/contract/profiles/fields.ts'
import { acceptSetting, acceptSettingKey } from '@wasla/contract/settings/check.ts'
import { settingKeys } from '@wasla/contract/settings/settings.ts'
import { accept } from '@wasla/contract/validation/check.ts'
import { actorOf, type Admin } from './accounts.ts'
import { writeLine, type AdminStore } from './admin-store.ts'

const flagOf = ({ memory }: AdminStore, key: FlagKey): Flag => {
  const { enabled, updatedAt } = memory.flags[key]
  return { key, enabled, updatedAt: toDateTime(updatedAt) }
}

export const flags = (adminStore: AdminStore): Flag[] => flagKeys.map((key) => flagOf(adminStore, key))

export function setFlag(adminStore: AdminStore, admin: Admin, { key, enabled }: { key: FlagKey; enabled: boolean }): Flag {
  const before = adminStore.memory.flags[key].enabled
  if (before === enabled) throw new Problem('NO_CHANGES_TO_UPDATE')
  adminStore.memory.flags[key] = { enabled, updatedAt: adminStore.now() }
  const line = { before: { enabled: before }, after: { enabled } }
  writeLine(adminStore, { actor: actorOf(admin), action: 'admin.flagSwitched', target: key, ...line })
  return flagOf(adminStore, key)
}

export const settings = ({ memory }: AdminStore): Setting[] =>
  settingKeys.map((key) => ({ key, value: memory.settings[key].value, updatedAt: toDateTime(memory.settings[key].updatedAt) }))

const same = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other)

export function updateSetting(adminStore: AdminStore, admin: Admin, input: { key: string; value: unknown }): Setting {
  const key = acceptSettingKey(input.key)
  const value: unknown = acceptSetting(key, input.value)
  const before = adminStore.memory.settings[key].value
  if (same(before, value)) throw new Problem('NO_CHANGES_TO_UPDATE')
  adminStore.memory.settings[key] = { value, updatedAt: adminStore.now() }
  writeLine(adminStore, { actor: actorOf(admin), action: 'admin.settingChanged', target: key, before: { value: before }, after: { value } })
  return { key, value, updatedAt: toDateTime(adminStore.now()) }
}

export type AuditSearch = {
  target?: string | null | undefined
  actor?: string | null | undefined
  action?: string | null | undefined
  pagination?: (PageArgument & { sort?: SortArgument }) | null | undefined
}

export function auditLog({ memory }: AdminStore, { target, actor, action, pagination }: AuditSearch): AuditPage {
  const { descending } = adminSortOf('auditLog', pagination?.sort)
  const who = memory.accounts.find(({ id }) => actor?.trim() === `admin:${id}`)?.email ?? actor?.trim().toLowerCase()
  const found = memory.audit.filter(
    (row) =>
      (!target?.trim() || row.target === target.trim()) && (!action?.trim() || row.action === action.trim()) && (!who || row.actor === who),
  )
  return pageFrom(descending ? found : found.toReversed(), adminPageOf(pagination))
}

export const clock = (adminStore: AdminStore): AdminClock => ({
  now: toDateTime(adminStore.now()),
  advancedDays: adminStore.memory.advancedDays,
})

/** Everything as in the beginning; who works goes on working, and what they did stays written. */
export function resetDemo(adminStore: AdminStore, admin: Admin): void {
  const { accounts, sessions, audit } = adminStore.memory
  adminStore.store.reset()
  adminStore.reset()
  Object.assign(adminStore.memory, { accounts, sessions, audit })
  writeLine(adminStore, { actor: actorOf(admin), action: 'admin.demoReset', target: 'demo' })
}

export function advanceClock(adminStore: AdminStore, admin: Admin, input: { days: number }): void {
  const { days } = accept(advanceClockRules, input)
  const before = { advancedDays: adminStore.memory.advancedDays }
  const after = { advancedDays: before.advancedDays + days }
  writeLine(adminStore, { actor: actorOf(admin), action: 'admin.clockAdvanced', target: 'clock', before, after })
  adminStore.memory.advancedDays = after.advancedDays
}
