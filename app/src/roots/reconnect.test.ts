import { expect, test } from 'vitest'
import { createConnectivity } from '#offline/connectivity.ts'
import { createValue } from '#platform/store.ts'
import { reconnect } from './reconnect.ts'

function setUp() {
  const connectivity = createConnectivity()
  const at = { isDown: true, probes: 0, catchUps: 0 }
  const timers: { run: () => void; milliseconds: number }[] = []
  const device = new EventTarget()
  const stream = createValue(false)
  const stop = reconnect({
    connectivity,
    probe: async () => {
      at.probes += 1
      const attempt = connectivity.start()
      if (at.isDown) attempt.lost()
      else attempt.reached()
    },
    catchUp: async () => void (at.catchUps += 1),
    isStreamOpen: stream,
    device,
    startTimer: (run, milliseconds) => {
      const timer = { run, milliseconds }
      timers.push(timer)
      return () => {
        const place = timers.indexOf(timer)
        if (place >= 0) timers.splice(place, 1)
      }
    },
    random: () => 0,
  })
  const breathe = () => new Promise<void>((resolve) => setImmediate(resolve))
  const timeIsOver = async () => {
    for (const { run } of timers.splice(0)) run()
    await breathe()
  }
  return { connectivity, at, timers, device, stream, stop, breathe, timeIsOver, lose: () => connectivity.start().lost() }
}

test('tries again while the server is not reached, less and less often', async () => {
  const { lose, timers, timeIsOver, at } = setUp()
  expect(timers).toEqual([])
  lose()
  const waits: (number | undefined)[] = []
  for (let turn = 0; turn < 6; turn += 1) {
    waits.push(timers[0]?.milliseconds)
    expect(timers).toHaveLength(1)
    await timeIsOver()
  }
  expect(waits).toEqual([1_000, 1_000, 2_000, 4_000, 8_000, 15_000])
  expect([at.probes, at.catchUps]).toEqual([6, 0])
})

test('refetches the page once if the server is reached again, and stops trying', async () => {
  const { lose, timers, timeIsOver, at } = setUp()
  lose()
  at.isDown = false
  await timeIsOver()
  expect([at.catchUps, timers.length]).toEqual([1, 0])
})

test('tries at once if the device reports that its network has come or gone', async () => {
  const { device, timers, breathe, at, connectivity } = setUp()
  device.dispatchEvent(new Event('offline'))
  await breathe()
  expect([connectivity.isReached.read(), timers.length]).toEqual([false, 1])
  at.isDown = false
  device.dispatchEvent(new Event('online'))
  await breathe()
  expect([at.probes, at.catchUps, timers.length]).toEqual([2, 1, 0])
})

test('a network that comes while the server was always reached refetches nothing', async () => {
  const { device, breathe, at } = setUp()
  at.isDown = false
  device.dispatchEvent(new Event('online'))
  await breathe()
  expect([at.probes, at.catchUps]).toEqual([1, 0])
})

test('an open stream shows that the server is reached', () => {
  const { lose, stream, at, connectivity } = setUp()
  lose()
  stream.write(true)
  expect([connectivity.isReached.read(), at.catchUps]).toEqual([true, 1])
})

test('does nothing any more after its end', async () => {
  const { lose, stop, device, timers, breathe, at } = setUp()
  lose()
  stop()
  device.dispatchEvent(new Event('online'))
  await breathe()
  expect([at.probes, timers.length]).toEqual([0, 0])
})
