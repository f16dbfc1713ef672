import { isServed, type Caller } from './caller.ts'
import { causesOf, timesAsText, timesOf } from './report.ts'

/** Codes that are sent and typed in a second, as promised. */
const perSecond = 50

/** Signs people in at the promised rate for some seconds, and out again. Prints the times. Returns the promises that are broken. */
export async function measureCodes(caller: Caller, seconds: number): Promise<string[]> {
  const { outcomes } = await caller.errandsAtRate(['signIn'], perSecond, perSecond * seconds)
  const failed = outcomes.filter((outcome) => !isServed(outcome))
  const busy = caller.takeReplaced().reduce((sum, { count }) => sum + count, 0)
  const of = (name: string) => timesAsText(timesOf(outcomes.flatMap((outcome) => (outcome.name === name ? [outcome.took] : []))))
  const lines = [
    `  ${perSecond} codes a second are sent (${of('signIn')}) and typed (${of('verifyOtp')})`,
    `    failed: ${failed.length}, not begun because all numbers were in use: ${busy} (promised: none)`,
    ...causesOf(failed),
  ]
  for (const line of lines) console.log(line)
  return failed.length + busy > 0 ? ['codes'] : []
}
