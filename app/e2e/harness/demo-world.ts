import { demoAdminPassword, demoAdmins } from '@wasla/contract/admin/demo.ts'
import { test as base } from './test.ts'
import { askAdmin } from './admin-api.ts'

/** Controls a running demonstration (U-02, U-05). Each call signs in, because a session ends when the clock moves past it. */
export type DemoWorld = {
  /** Restores the initial data and the real time. */
  reset(): Promise<void>
  /** Returns the server's time in milliseconds. */
  now(): Promise<number>
  /** Moves the clock ahead by a number of days and runs everything that is due by then. */
  advance(days: number): Promise<void>
}

export const demoWorld = (address: string): DemoWorld => {
  const call = async <T>(query: string, variables: object = {}): Promise<T> => {
    const { adminSignIn } = await askAdmin<{ adminSignIn: { accessToken: string } }>(
      address,
      'mutation SignIn($email: String!, $password: String!) { adminSignIn(email: $email, password: $password) { accessToken } }',
      { email: demoAdmins[0].email, password: demoAdminPassword },
    )
    return askAdmin<T>(address, query, variables, adminSignIn.accessToken)
  }
  return {
    reset: async () => void (await call('mutation { adminResetDemo { success } }')),
    now: async () => Date.parse((await call<{ adminClock: { now: string } }>('{ adminClock { now } }')).adminClock.now),
    advance: async (days) => void (await call('mutation Advance($days: Int!) { adminAdvanceClock(days: $days) { success } }', { days })),
  }
}

/** For journeys with a server of their own (`server`): each starts with the seeded data, whatever the journey before it left. */
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
