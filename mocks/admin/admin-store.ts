import { adminActor, systemActor, type AuditLine } from '@wasla/contract/admin/audit.ts'
import type { AdminAction } from '@wasla/contract/common/admin-action.ts'
import { demoAdminPassword } from '@wasla/contract/admin/demo.ts'
import type { SettingChangeRecord } from '@wasla/contract/admin/setting-changes.ts'
import type { AdminInvitationRecord } from '@wasla/contract/admin/invitations.ts'
import type { AdminAccountRecord, AdminSessionRecord } from '@wasla/contract/admin/record.ts'
import { flagKeys, type FlagKey } from '@wasla/contract/flags/flags.ts'
import type { FlagRecord } from '@wasla/contract/flags/switch.ts'
import type { SettingRecord } from '@wasla/contract/settings/change.ts'
import { defaultSettings, settingKeys, type SettingKey } from '@wasla/contract/settings/settings.ts'
import type { ProfileState } from '@wasla/contract/profiles/states.ts'
import type { Store } from '../store/memory.ts'
import { admins } from '../world/admins.ts'
import { financeAt, type FinanceMemory } from './finance/finance-memory.ts'

export type Account = AdminAccountRecord & { password: string; totpStarted: boolean }

/** A one-time link with its token in plain text; the server stores only the hash. */
export type Invitation = AdminInvitationRecord & { token: string }

/** State of the back office in addition to the product's own store. */
type AdminMemory = {
  accounts: Account[]
  /** Whether every admin needs a second factor, as on a live deployment. */
  needsTotp: boolean
  /** Whether admins may sign in with an OpenID Connect provider. */
  hasOidc: boolean
  invitations: Invitation[]
  sessions: Map<string, AdminSessionRecord>
  audit: AuditLine[]
  flags: Map<FlagKey, FlagRecord>
  settings: Map<SettingKey, SettingRecord>
  settingChanges: SettingChangeRecord[]
  /** State of each inactive profile before it became inactive, by profile id. */
  previous: Map<string, ProfileState>
  /** Id of the admin who decided each verification case, by case id. */
  reviewers: Map<string, string>
  advancedDays: number
  finance: FinanceMemory
}

function begin(now: number): AdminMemory {
  const values = defaultSettings('demo')
  return {
    accounts: admins.map((one) => ({ ...one, password: demoAdminPassword, totpStarted: false })),
    needsTotp: false,
    hasOidc: false,
    invitations: [],
    sessions: new Map(),
    audit: [],
    flags: new Map(flagKeys.map((key) => [key, { key, enabled: true, updatedAt: now }])),
    settings: new Map(settingKeys.map((key) => [key, { key, value: values[key], updatedAt: now }])),
    settingChanges: [],
    previous: new Map(),
    reviewers: new Map(),
    advancedDays: 0,
    finance: financeAt(now),
  }
}

/** The back office in memory. It uses the product's store. */
export type AdminStore = {
  readonly store: Store
  readonly memory: AdminMemory
  /** Returns the current time in milliseconds. The demo clock may be ahead. */
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

/** The signed-in admin. */
export type Admin = { account: Account; session: AdminSessionRecord }

/** Adds a line at the top of the audit log. `actor` is in stored form: `admin:<id>` or `system`. */
export function writeLine({ store, memory, now }: AdminStore, actor: string, action: AdminAction): void {
  memory.audit.unshift({ id: store.nextId('audit'), at: now(), actor, ...action })
}

/** Logs an action of the system, without a signed-in admin. */
export const writeSystemLine = (adminStore: AdminStore, action: AdminAction): void => writeLine(adminStore, systemActor, action)

/** Logs an action of a signed-in admin. */
export const writeAction = (adminStore: AdminStore, { account }: Pick<Admin, 'account'>, action: AdminAction): void =>
  writeLine(adminStore, `${adminActor}${account.id}`, action)
