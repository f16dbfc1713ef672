import type { AdminAction } from '../common/admin-action.ts'
import { decided, refused, type Decision } from '../common/decision.ts'
import { Problem } from '../errors/problem.ts'
import type { FlagKey } from './flags.ts'

/** A built-in flag as it is stored. */
export type FlagRecord = { key: FlagKey; enabled: boolean; updatedAt: number }

/**
 * `adminSetFlag`. `FEATURE_DISABLED` if a flag service sets the flags, because a switch here would have no effect;
 * `NO_CHANGES_TO_UPDATE` if the flag has that value already.
 */
export function decideFlagSwitch(
  { flag, isBuiltIn }: { flag: FlagRecord; isBuiltIn: boolean },
  { enabled }: { enabled: boolean },
  now: number,
): Decision<{ flag: FlagRecord; action: AdminAction }> {
  if (!isBuiltIn) return refused(new Problem('FEATURE_DISABLED'))
  if (flag.enabled === enabled) return refused(new Problem('NO_CHANGES_TO_UPDATE'))
  return decided({
    flag: { key: flag.key, enabled, updatedAt: now },
    action: { action: 'admin.flagSwitched', target: flag.key, before: { enabled: flag.enabled }, after: { enabled } },
  })
}
