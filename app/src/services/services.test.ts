import { expect, test } from 'vitest'
import { createSharedBox } from '#session/testing/memory-box.ts'
import { createServices } from './services.ts'

test('the page uses the deployment’s clock, which may be days ahead in a demo (U-05)', async () => {
  const { clock, config } = createServices(
    {
      fetch: () => Promise.resolve(new Response(JSON.stringify({ mode: 'demo', daysAhead: 2 }))),
      origin: 'https://wasla.example',
      localStorage: () => createSharedBox().tab(),
      sessionStorage: () => createSharedBox().tab(),
      locks: undefined,
      clock: { now: () => 7 },
      random: () => 0,
      newToken: () => 'device',
      leaveFor: () => {},
      hasNetwork: () => true,
      startTimer: () => () => {},
      push: () => Promise.reject(new Error('Nothing is pushed here')),
      log: () => {},
    },
    () => {},
  )
  expect(clock.now()).toBe(7)
  await config.start()
  expect(clock.now()).toBe(2 * 86_400_000 + 7)
})
