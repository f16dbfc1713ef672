import type { Job } from '#platform/jobs.ts'
import type { ShopsService } from './service.ts'

/** An order whose click is not counted yet counts within seconds after it is. */
export const shopsSchedule = ({ lookAgain, sweep }: ShopsService): readonly Job[] => [
  { name: 'shopOrders', lane: 'results', every: 2_000, run: lookAgain },
  { name: 'shops', every: 'upkeep', run: sweep },
]
