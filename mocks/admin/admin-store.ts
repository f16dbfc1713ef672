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

/** A one-time link, with the token that the server stores as a hash. */
export type Invitation = AdminInvitationRecord & { token: string }

/** What the back office remembers beside the product's own store. */
export type AdminMemory = {
  accounts: Account[]
  /** Whether everybody needs a second step, as in live. */
  needsTotp: boolean
  invitations: Invitation[]
  sessions: Map<string, AdminSessionRecord>
  audit: AuditLine[]
  flags: Map<FlagKey, FlagRecord>
  settings: Map<SettingKey, SettingRecord>
  settingChanges: SettingChangeRecord[]
  /** The states of inactive profiles from before they became inactive. */
  previous: Map<string, ProfileState>
  /** Who decided a case, by its id. */
  reviewers: Map<string, string>
  advancedDays: number
  finance: FinanceMemory
}

function begin(now: number): AdminMemory {
  const values = defaultSettings('demo')
  return {
    accounts: admins.map((one) => ({ ...one, password: demoAdminPassword, totpStarted: false })),
    needsTotp: false,
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

/** The back office in memory, over the store of the product. */
export type AdminStore = {
  readonly store: Store
  readonly memory: AdminMemory
  /** The current moment: the demonstration's clock may be ahead. */
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

/** Who is signed in. */
export type Admin = { account: Account; session: AdminSessionRecord }

/** Puts a line on top of the audit log. `actor` as the log stores it: `admin:<id>`, or `system`. */
export function writeLine({ store, memory, now }: AdminStore, actor: string, action: AdminAction): void {
  memory.audit.unshift({ id: store.nextId('audit'), at: now(), actor, ...action })
}

/** What nobody did who had proven to be somebody. */
export const writeSystemLine = (adminStore: AdminStore, action: AdminAction): void => writeLine(adminStore, systemActor, action)

/** The same for what somebody of the back office did. */
export const writeAction = (adminStore: AdminStore, { account }: Pick<Admin, 'account'>, action: AdminAction): void =>
  writeLine(adminStore, `${adminActor}${account.id}`, action)
