import { demoAdmins } from '@wasla/contract/admin/demo.ts'
import { test as base } from './test.ts'
import { openAdminSession } from './admin-api.ts'
import { ask } from './ask.ts'

/** Actions on a running demo (U-02, U-05). Each call signs in, because advancing the clock ends sessions. */
export type DemoWorld = {
  /** Restores the seeded data and the real time. */
  reset(): Promise<void>
  /** Returns the server’s time in milliseconds. */
  now(): Promise<number>
  /** Advances the clock by a number of days and runs everything that became due. */
  advance(days: number): Promise<void>
}

const demoWorld = (address: string): DemoWorld => {
  const call = async <T>(query: string, variables: object = {}): Promise<T> =>
    ask<T>('admin', address, query, variables, { token: await openAdminSession(address, demoAdmins[0].email) })
  return {
    reset: async () => void (await call('mutation { adminResetDemo { success } }')),
    now: async () => Date.parse((await call<{ adminClock: { now: string } }>('{ adminClock { now } }')).adminClock.now),
    advance: async (days) => void (await call('mutation Advance($days: Int!) { adminAdvanceClock(days: $days) { success } }', { days })),
  }
}

/**
 * Test function for journeys with their own server (see `server`). Resets the demo before each journey, so that no data of an earlier
 * journey is left.
 */
export const test = base.extend<{ world: DemoWorld }>({
  world: [
    async ({ product }, use) => {
      const world = demoWorld(product.address)
      await world.reset()
      await use(world)
    },
    { auto: true },
  ],
})
