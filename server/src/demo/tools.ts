import type { Deps } from '../deps.ts'
import { inTransaction } from '#database/transaction.ts'
import type { Database } from '#database/database.ts'
import type { DemoTools } from '../domains/admin/demo.ts'
import type { MovedClock } from '#platform/moved-clock.ts'
import { moveAhead, readAhead } from './stores/clock.ts'
import { takeNight } from './stores/night.ts'
import { putDocuments } from './documents.ts'
import { resetWorld } from './reset.ts'

const day = 86_400_000

/** A demo that runs in this process, with what its timers and other processes make it do. */
export type RunningDemo = DemoTools & {
  /** Reads the clock again after another process moved it. */
  follow(): Promise<void>
  /** Resets the demo once a night; called by a timer. */
  resetByNight(): Promise<void>
}

type Parts = Pick<Deps, 'db' | 'dialect' | 'log' | 'files' | 'env'> & {
  clock: MovedClock
  /** Runs all timed tasks now. */
  runTimers(): Promise<unknown>
  /** Reloads the settings and flags that this process caches. */
  refresh(): Promise<unknown>
}

export function demoTools({ db, dialect, log, files, env, clock, runTimers, refresh }: Parts): RunningDemo {
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
