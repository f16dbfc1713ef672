import { civilDate, monthsLater } from '@wasla/contract/platform/riyadh.ts'
import { clickLimits } from '@wasla/contract/tracking/limits.ts'
import { breathe } from '#platform/wait.ts'
import type { PerformanceDeps } from './deps.ts'
import { deleteVisitorsBefore } from './stores/visitors.ts'

const atOnce = 2_000

/**
 * Deletes who the visitors of days were whose clicks are deleted too (N-16): as long as a click may still be rejected, it has to be known
 * whether its visitor came by another one. How many they were stays.
 */
export async function forgetVisitors({ db, clock }: Pick<PerformanceDeps, 'db' | 'clock'>): Promise<void> {
  const day = civilDate(monthsLater(clock.now(), -clickLimits.storedMonths))
  while (await deleteVisitorsBefore(db, day, atOnce)) await breathe()
}
