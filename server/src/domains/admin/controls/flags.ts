import type { FlagKey } from '@wasla/contract/flags/flags.ts'
import { decideFlagSwitch, type FlagRecord } from '@wasla/contract/flags/switch.ts'
import { changesOf } from '@wasla/contract/common/decision.ts'
import type { Flag } from '@wasla/contract/generated/admin-types.ts'
import { toDateTime } from '@wasla/contract/profiles/fields.ts'
import type { Database } from '#database/database.ts'
import { changeFlags, storedFlag, storedFlags } from '../../flags/service.ts'
import { performAction } from '../action.ts'
import type { Admin, AdminParts } from '../parts.ts'

const flagOf = ({ key, enabled, updatedAt }: FlagRecord): Flag => ({ key, enabled, updatedAt: toDateTime(updatedAt) })

/** `adminFlags`: returns all flags. */
export const flags = async (db: Database): Promise<Flag[]> => (await storedFlags(db)).map(flagOf)

/** `adminSetFlag`: switches a flag. Every process and every open page is notified. */
export const setFlag = (parts: AdminParts, admin: Admin, { key, enabled }: { key: FlagKey; enabled: boolean }): Promise<Flag> =>
  performAction(parts, admin, async (tx, now) => {
    const state = { flag: await storedFlag(tx, key), isBuiltIn: parts.env.flags.provider === 'built-in' }
    const { flag, action } = changesOf(decideFlagSwitch(state, { enabled }, now))
    await changeFlags(tx, parts.dialect, { [flag.key]: flag.enabled }, flag.updatedAt)
    return { action, result: flagOf(flag) }
  })
