import { beginFunds } from '../../store/funds/funds.ts'
import type { Store } from '../../store/memory.ts'

const hour = 3_600_000

/** Lets the newest checkpoint of funds be some hours old. */
export const sealedBefore =
  (hours: number) =>
  ({ memory: { funds } }: Store): void => {
    if (funds.snapshot) funds.snapshot = { ...funds.snapshot, sealedAt: funds.snapshot.sealedAt - hours * hour }
  }

/** Leaves only some programs of one owner with money, and takes the checkpoint again. */
export const withFewFunds =
  ({ program: { profileId } }: { program: { profileId: string } }) =>
  (store: Store): void => {
    for (const program of store.memory.world.programs) if (program.profileId !== profileId) program.budget = 0
    beginFunds(store)
  }
