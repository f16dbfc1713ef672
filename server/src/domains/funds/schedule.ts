import type { Job } from '#platform/jobs.ts'
import type { FundsService } from './service.ts'

/** Checkpoints are sealed about once an hour, and recomputed, a part in each run. */
export function fundsSchedule({ seal, check }: FundsService): readonly Job[] {
  let first = 1
  return [
    { name: 'funds', every: 'upkeep', run: seal },
    {
      name: 'fundsChecked',
      every: 'upkeep',
      run: async () => {
        first = await check(first)
      },
    },
  ]
}
