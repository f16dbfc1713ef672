import type { FlagKey } from '@wasla/contract/flags/flags.ts'
import type { Flag } from '@wasla/contract/generated/admin-types.ts'
import { toDateTime } from '@wasla/contract/profiles/fields.ts'
import { Problem } from '@wasla/contract/errors/problem.ts'
import type { Database } from '#database/database.ts'
import { changeFlags, storedFlags } from '../../flags/service.ts'
import { act } from '../action.ts'
import type { Admin, AdminParts } from '../parts.ts'

const flagOf = ({ key, enabled, updatedAt }: { key: FlagKey; enabled: boolean; updatedAt: number }): Flag => ({
  key,
  enabled,
  updatedAt: toDateTime(updatedAt),
})

/** `adminFlags`. */
export const flags = async (db: Database): Promise<Flag[]> => (await storedFlags(db)).map(flagOf)

/**
 * `adminSetFlag`: every process and every open page hears of it. `NO_CHANGES_TO_UPDATE` where it is so already,
 * `FEATURE_DISABLED` where a flag service decides and a switch here would do nothing.
 */
export async function setFlag(parts: AdminParts, admin: Admin, { key, enabled }: { key: FlagKey; enabled: boolean }): Promise<Flag> {
  if (parts.env.flags.provider !== 'built-in') throw new Problem('FEATURE_DISABLED')
  return act(parts, admin, async (tx, now) => {
    const before = (await storedFlags(tx)).some((flag) => flag.key === key && flag.enabled)
    if (before === enabled) return new Problem('NO_CHANGES_TO_UPDATE')
    await changeFlags(tx, parts.dialect, { [key]: enabled }, now)
    return {
      action: 'admin.flagSwitched',
      target: key,
      before: { enabled: before },
      after: { enabled },
      result: { key, enabled, updatedAt: toDateTime(now) },
    }
  })
}
