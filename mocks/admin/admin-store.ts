import { demoAdminPassword } from '@wasla/contract/admin/demo.ts'
import type { FlagKey } from '@wasla/contract/flags/flags.ts'
import type { AuditRow } from '@wasla/contract/generated/admin-types.ts'
import { defaultSettings, settingKeys, type SettingKey } from '@wasla/contract/settings/settings.ts'
import { toDateTime } from '@wasla/contract/profiles/fields.ts'
import type { ProfileState } from '@wasla/contract/profiles/states.ts'
import type { Store } from '../store/memory.ts'
import { admins, type AdminRecord } from '../world/admins.ts'

export type Account = AdminRecord & { password: string; totpStarted: boolean }
export type AdminSession = { id: string; adminId: string; lastUsedAt: number; expiresAt: number; revoked: boolean }

/** What the back office remembers beside the product's own store. */
export type AdminMemory = {
  accounts: Account[]
  sessions: Map<string, AdminSession>
  audit: AuditRow[]
  flags: Record<FlagKey, { enabled: boolean; updatedAt: number }>
  settings: Record<SettingKey, { value: unknown; updatedAt: number }>
  /** Where inactive profiles stood before. */
  previous: Map<string, ProfileState>
  reviewers: Map<string, string>
  advancedDays: number
}

const begin = (now: number): AdminMemory => ({
  accounts: admins.map((one) => ({ ...one, password: demoAdminPassword, totpStarted: false })),
  sessions: new Map(),
  audit: [],
  flags: { program: { enabled: true, updatedAt: now }, payment: { enabled: true, updatedAt: now } },
  settings: Object.fromEntries(
    settingKeys.map((key) => [key, { value: defaultSettings('demo')[key], updatedAt: now }]),
  ) as AdminMemory['settings'],
  previous: new Map(),
  reviewers: new Map(),
  advancedDays: 0,
})

/** The back office in memory, over the store of the product. */
export type AdminStore = {
  readonly store: Store
  readonly memory: AdminMemory
  /** The moment it is: the demonstration's clock may be ahead. */
  now(): number
  reset(): void
}

const day = 86_400_000

export function createAdminStore(store: Store): AdminStore {
  let memory = begin(store.clock.now())
  return {
    store,
    get memory() {
      return memory
    },
    now: () => store.clock.now() + memory.advancedDays * day,
    reset() {
      memory = begin(store.clock.now())
    },
  }
}

/** Puts a line on top of the audit log. */
export function writeLine(
  adminStore: AdminStore,
  line: { actor: string; action: string; target: string; before?: unknown; after?: unknown },
): void {
  adminStore.memory.audit.unshift({
    id: adminStore.store.nextId('audit'),
    at: toDateTime(adminStore.now()),
    actor: line.actor,
    action: line.action,
    target: line.target,
    before: line.before ?? null,
    after: line.after ?? null,
  })
}
