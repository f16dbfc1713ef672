import { adminPageOf } from '@wasla/contract/admin/lists.ts'
import {
  decideOnSettingChange,
  decideSettingProposal,
  settingChangeOf,
  type SettingChangeRecord,
  type SettingChangeStatus,
} from '@wasla/contract/admin/setting-changes.ts'
import { changesOf } from '@wasla/contract/common/decision.ts'
import type { PageArgument } from '@wasla/contract/common/page.ts'
import { Problem } from '@wasla/contract/errors/problem.ts'
import type { SettingChange, SettingChangePage } from '@wasla/contract/generated/admin-types.ts'
import { acceptSettingKey } from '@wasla/contract/settings/check.ts'
import type { SettingKey } from '@wasla/contract/settings/settings.ts'
import type { Database } from '#database/database.ts'
import { changeSetting, effectiveSetting } from '../../settings/service.ts'
import { performAction } from '../action.ts'
import { adminsBy } from '../finance/admins.ts'
import { secondAfter } from '../finance/second-person.ts'
import type { Admin, AdminParts } from '../parts.ts'
import {
  findOpenChange,
  findSettingChange,
  findSettingChanges,
  insertSettingChange,
  saveSettingDecision,
} from '../stores/setting-changes.ts'

async function shown(db: Database, changes: readonly SettingChangeRecord[], now: number): Promise<SettingChange[]> {
  const admins = await adminsBy(
    db,
    changes.flatMap(({ proposedBy, decidedBy }) => [proposedBy, decidedBy]),
  )
  return changes.map((change) => settingChangeOf(change, admins, now))
}

async function shownOne(db: Database, change: SettingChangeRecord, now: number): Promise<SettingChange> {
  const [one] = await shown(db, [change], now)
  if (!one) throw new Error('A change is one')
  return one
}

/** `adminSettingChanges`: returns a page of proposals. Proposals that can be decided come first. */
export async function settingChanges(
  { db, clock }: Pick<AdminParts, 'db' | 'clock'>,
  { status, pagination }: { status?: SettingChangeStatus | null | undefined; pagination?: PageArgument },
): Promise<SettingChangePage> {
  const now = clock.now()
  const { count, data } = await findSettingChanges(db, { status: status ?? null, now }, adminPageOf(pagination))
  return { count, data: await shown(db, data, now) }
}

/** `adminProposeSettingChange`: proposes a value. Nothing changes until another admin decides. Throws `SETTING_CHANGE_OPEN`. */
export async function proposeSettingChange(
  parts: AdminParts,
  admin: Admin,
  input: { key: string; value: unknown; reason: string },
): Promise<SettingChange> {
  const key = acceptSettingKey(input.key)
  return performAction(parts, admin, async (tx, now) => {
    const state = { setting: await effectiveSetting(tx, parts.env.mode, key), open: await findOpenChange(tx, key) }
    const { change, action } = changesOf(decideSettingProposal(state, input, { id: parts.ids.uuid(), now, adminId: admin.id }))
    if (!(await insertSettingChange(tx, change))) throw new Problem('SETTING_CHANGE_OPEN')
    return { action, result: await shownOne(tx, change, now) }
  })
}

/**
 * `adminDecideSettingChange`: saves the decision, the value and the audit line in one transaction. Then calls `onChange` if a value was
 * saved.
 */
export async function decideSettingChangeOf(
  parts: AdminParts,
  admin: Admin,
  { id, approve }: { id: string; approve: boolean },
  onChange: (key: SettingKey) => Promise<unknown>,
): Promise<SettingChange> {
  const { changed, answer } = await performAction(parts, admin, async (tx, now) => {
    const found = await findSettingChange(tx, id)
    const state = found
      ? { change: found, setting: await effectiveSetting(tx, parts.env.mode, found.key) }
      : { change: null, setting: null }
    const by = { adminId: admin.id, problemAfter: await secondAfter(tx, 'setting', admin.id, now), now }
    const { change, setting, action } = changesOf(decideOnSettingChange(state, { approve }, by))
    if (!(await saveSettingDecision(tx, change))) throw new Problem('NO_CHANGES_TO_UPDATE')
    if (setting) await changeSetting(tx, parts.dialect, setting.key, setting.value, setting.updatedAt)
    return { action, result: { changed: setting?.key ?? null, answer: await shownOne(tx, change, now) } }
  })
  if (changed) await onChange(changed)
  return answer
}
