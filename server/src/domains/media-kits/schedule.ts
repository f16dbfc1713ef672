import type { Job } from '#platform/jobs.ts'
import type { MediaKitsService } from './service.ts'

/** Old kits are deleted, and the chain is recomputed, a part in each run. */
export function mediaKitsSchedule({ sweep, verify }: MediaKitsService): readonly Job[] {
  let first = 1
  return [
    { name: 'mediaKits', every: 'upkeep', run: sweep },
    {
      name: 'mediaKitsChecked',
      every: 'upkeep',
      run: async () => {
        first = await verify(first)
      },
    },
  ]
}
