import { decideClockAdvance, decideDemoReset } from '@wasla/contract/admin/demo-tools.ts'
import { changesOf } from '@wasla/contract/common/decision.ts'
import type { DemoTools } from '../../demo/tools.ts'
import { writeAction } from './action.ts'
import type { Admin, AdminParts } from './parts.ts'

/** `adminResetDemo` (U-02): resets the demo. The audit line is written in the same transaction. */
export async function resetDemo(parts: AdminParts, tools: DemoTools | null, admin: Admin): Promise<void> {
  const { action } = changesOf(decideDemoReset({ isDemo: tools !== null }))
  await tools?.reset((tx) => writeAction(tx, parts, admin, action))
}

/** `adminAdvanceClock` (U-05): moves the demo's clock forward by days. */
export async function advanceClock(parts: AdminParts, tools: DemoTools | null, admin: Admin, input: { days: number }): Promise<void> {
  const { days, action } = changesOf(decideClockAdvance(tools?.advancedDays() ?? null, input))
  await tools?.advance(days, (tx) => writeAction(tx, parts, admin, action))
}
