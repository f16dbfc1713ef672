import { advanceClockRules } from '@wasla/contract/admin/rules.ts'
import { Problem } from '@wasla/contract/errors/problem.ts'
import { accept } from '@wasla/contract/validation/check.ts'
import type { DemoTools } from '../../demo/tools.ts'
import { writeAction } from './action.ts'
import type { Admin, AdminParts } from './parts.ts'

/** The tools of a demonstration; `FEATURE_DISABLED` everywhere else. */
function toolsOf(tools: DemoTools | null): DemoTools {
  if (!tools) throw new Problem('FEATURE_DISABLED')
  return tools
}

/** `adminResetDemo` (U-02). */
export async function resetDemo(parts: AdminParts, tools: DemoTools | null, admin: Admin): Promise<void> {
  await toolsOf(tools).reset((tx) =>
    writeAction(tx, parts, admin, { action: 'admin.demoReset', target: 'demo', before: null, after: null }),
  )
}

/** `adminAdvanceClock` (U-05). */
export async function advanceClock(parts: AdminParts, tools: DemoTools | null, admin: Admin, input: { days: number }): Promise<void> {
  const demo = toolsOf(tools)
  const { days } = accept(advanceClockRules, input)
  const before = { advancedDays: demo.advancedDays() }
  await demo.advance(days, (tx) =>
    writeAction(tx, parts, admin, {
      action: 'admin.clockAdvanced',
      target: 'clock',
      before,
      after: { advancedDays: before.advancedDays + days },
    }),
  )
}
