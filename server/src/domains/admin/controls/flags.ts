import { flagKeys, type FlagKey } from '@wasla/contract/flags/flags.ts'
import type { Flag } from '@wasla/contract/generated/admin-types.ts'
import { toDateTime } from '@wasla/contract/profiles/fields.ts'
import { Problem } from '@wasla/contract/errors/problem.ts'
import type { Database } from '#database/database.ts'
import { flagRows, writeFlags } from '../../flags/switch.ts'
import { act } from '../deed.ts'
import type { Admin, AdminParts } from '../parts.ts'

/** `adminFlags`: as they are stored; one that was never switched is off since the beginning of time. */
export async function flags(db: Database): Promise<Flag[]> {
  const rows = await flagRows(db)
  return flagKeys.map((key) => {
    const row = rows.find((one) => one.key === key)
    return { key, enabled: row?.enabled === 1, updatedAt: toDateTime(row?.updated_at ?? 0) }
  })
}

/**
 * `adminSetFlag`: every process and every open page hears of it. `NO_CHANGES_TO_UPDATE` where it is so already,
 * `FEATURE_DISABLED` where a flag service decides and a switch here would do nothing.
 */
export async function setFlag(parts: AdminParts, admin: Admin, { key, enabled }: { key: FlagKey; enabled: boolean }): Promise<Flag> {
  if (parts.env.flags.provider !== 'built-in') throw new Problem('FEATURE_DISABLED')
  return act(parts, admin, async (tx, now) => {
    const before = (await flagRows(tx)).some((row) => row.key === key && row.enabled === 1)
    if (before === enabled) return new Problem('NO_CHANGES_TO_UPDATE')
    await writeFlags(tx, parts.dialect, { [key]: enabled }, now)
    return {
      action: 'admin.flagSwitched',
      target: key,
      before: { enabled: before },
      after: { enabled },
      result: { key, enabled, updatedAt: toDateTime(now) },
    }
  })
}
