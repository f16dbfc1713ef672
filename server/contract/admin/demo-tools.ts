import { decided, refused, type Decision } from '../common/decision.ts'
import { invalidInput, Problem } from '../errors/problem.ts'
import { problemsOf } from '../validation/check.ts'
import { plainAction, type AdminAction } from '../common/admin-action.ts'
import { advanceClockRules } from './rules.ts'

const refuseOutsideDemo = () => refused(new Problem('FEATURE_DISABLED'))

/** `adminResetDemo` (U-02): everything as seeded, for a demonstration alone. */
export const decideDemoReset = ({ isDemo }: { isDemo: boolean }): Decision<{ action: AdminAction }> =>
  isDemo ? decided({ action: plainAction('admin.demoReset', 'demo') }) : refuseOutsideDemo()

/** `adminAdvanceClock` (U-05). `advancedDays` is how far the clock is ahead now; null where there is no demonstration. */
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
