import { decideClockAdvance, decideDemoReset } from '@wasla/contract/admin/demo-tools.ts'
import { changesOf } from '@wasla/contract/common/decision.ts'
import type { Database } from '#database/database.ts'
import { writeAction } from './action.ts'
import type { Admin, AdminParts } from './parts.ts'

/** Actions of the back office on a running demo (U-02, U-05). A real product has none. */
export type DemoTools = {
  /** Returns the machine's time. */
  machineNow(): number
  /** Returns by how many whole days the demo clock is ahead. */
  advancedDays(): number
  /** Resets the demo; `within` runs in the same transaction. */
  reset(within?: (tx: Database) => Promise<unknown>): Promise<void>
  /** Moves the clock ahead by `days` and runs everything that became due. */
  advance(days: number, within?: (tx: Database, ahead: number) => Promise<unknown>): Promise<void>
}

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
