import type { Deps } from '../deps.ts'
import { inTransaction } from '#database/transaction.ts'
import type { Database } from '#database/database.ts'
import type { MovedClock } from '#platform/moved-clock.ts'
import { moveAhead, readAhead } from './stores/clock.ts'
import { takeNight } from './stores/night.ts'
import { putDocuments } from './documents.ts'
import { resetWorld } from './reset.ts'

const day = 86_400_000

/** What can be done to a demonstration while it runs (U-02, U-05). There are none where the product is real. */
export type DemoTools = {
  /** What the machine's own clock says. */
  machineNow(): number
  /** Whole days the clock goes ahead of the machine. */
  advancedDays(): number
  /** Everything as in the beginning; `within` runs in the same transaction. */
  reset(within?: (tx: Database) => Promise<unknown>): Promise<void>
  /** So many days later, with everything that would have happened by the clock. */
  advance(days: number, within?: (tx: Database, ahead: number) => Promise<unknown>): Promise<void>
  /** Hears that another process moved the clock. */
  follow(): Promise<void>
  /** For the timer: puts everything back once a night. */
  resetByNight(): Promise<void>
}

type Parts = Pick<Deps, 'db' | 'dialect' | 'log' | 'files' | 'env'> & {
  clock: MovedClock
  /** What runs by the clock, now. */
  runTimers(): Promise<unknown>
  /** Reads again what this process keeps in memory of settings and flags. */
  refresh(): Promise<unknown>
}

export function demoTools({ db, dialect, log, files, env, clock, runTimers, refresh }: Parts): DemoTools {
  const machineNow = () => clock.now() - clock.ahead()

  async function reset(within: (tx: Database) => Promise<unknown> = async () => undefined): Promise<void> {
    const left = await inTransaction(db, async (tx) => {
      const found = await resetWorld(tx, { dialect, now: machineNow() })
      await within(tx)
      return found
    })
    clock.put(0)
    await refresh()
    for (const { id, extension } of left)
      await files.remove(`${id}.${extension}`).catch((error: unknown) => log.warn('A file of before the reset is still there', { error }))
    const { world } = await import('@wasla/mocks/world/world.ts')
    await putDocuments({ files, dataDir: env.dataDir }, world)
  }

  return {
    machineNow,
    advancedDays: () => Math.floor(clock.ahead() / day),
    reset,
    async advance(days, within = async () => undefined) {
      const ahead = await inTransaction(db, async (tx) => {
        const next = await moveAhead(tx, dialect, days * day, clock.now())
        await within(tx, next)
        return next
      })
      clock.put(ahead)
      await runTimers()
    },
    follow: async () => clock.put(await readAhead(db)),
    async resetByNight() {
      if (!(await takeNight(db, machineNow()))) return
      await reset()
      log.info('The demonstration was put back for the night')
    },
  }
}
