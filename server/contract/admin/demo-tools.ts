import { decided, refused, type Decision } from '../common/decision.ts'
import { invalidInput, Problem } from '../errors/problem.ts'
import { problemsOf } from '../validation/check.ts'
import { plainAction, type AdminAction } from '../common/admin-action.ts'
import { advanceClockRules } from './rules.ts'

const refuseOutsideDemo = () => refused(new Problem('FEATURE_DISABLED'))

/** `adminResetDemo` (U-02): restores the seeded data. `FEATURE_DISABLED` outside the demo. */
export const decideDemoReset = ({ isDemo }: { isDemo: boolean }): Decision<{ action: AdminAction }> =>
  isDemo ? decided({ action: plainAction('admin.demoReset', 'demo') }) : refuseOutsideDemo()

/**
 * `adminAdvanceClock` (U-05): adds 1 to 90 whole days. `advancedDays` is how many days the clock is ahead now; null outside the demo, which
 * is refused with `FEATURE_DISABLED`.
 */
export function decideClockAdvance(
  advancedDays: number | null,
  input: { days: number },
): Decision<{ days: number; advancedDays: number; action: AdminAction }> {
  if (advancedDays === null) return refuseOutsideDemo()
  const problems = problemsOf(advanceClockRules, input)
  if (problems.length > 0) return refused(invalidInput(problems))
  const next = advancedDays + input.days
  return decided({
    days: input.days,
    advancedDays: next,
    action: { action: 'admin.clockAdvanced', target: 'clock', before: { advancedDays }, after: { advancedDays: next } },
  })
}
