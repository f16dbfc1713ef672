import { expect, test } from 'vitest'
import { createSharedBox } from '#session/testing/memory-box.ts'
import { createFlagStore, longestWait } from './flag-store.ts'

const on = { program: true, payment: false }
const off = { program: false, payment: false }
const day = 24 * 60 * 60 * 1000

function setUp(load: () => Promise<unknown>, box = createSharedBox().tab(), now = 0) {
  const logged: string[] = []
  const timers: { run: () => void; milliseconds: number }[] = []
  const flags = createFlagStore({
    load,
    box,
    clock: { now: () => now },
    log: (text) => logged.push(text),
    startTimer: (run, milliseconds) => {
      timers.push({ run, milliseconds })
      return () => {}
    },
  })
  return { flags, logged, timers, box }
}

test('flags are neither on nor off while they load', () => {
  const { flags } = setUp(() => new Promise(() => {}))
  flags.start()
  expect(flags.read()).toEqual({ status: 'loading' })
})

test('uses the server’s flags', async () => {
  const { flags } = setUp(async () => on)
  await flags.refresh()
  expect(flags.read()).toEqual({ status: 'known', flags: on })
})

test('stops loading after three seconds at the latest, and still uses a later answer', async () => {
  let answer = (_flags: unknown) => {}
  const { flags, timers } = setUp(
    () =>
      new Promise((resolve) => {
        answer = resolve
      }),
  )
  flags.start()
  expect(timers.map(({ milliseconds }) => milliseconds)).toEqual([longestWait])
  timers[0]?.run()
  expect(flags.read()).toEqual({ status: 'known', flags: off })
  answer(on)
  await new Promise((resolve) => setImmediate(resolve))
  expect(flags.read()).toEqual({ status: 'known', flags: on })
})

test('if the service is down, uses the last known flags for a day, then turns all off; logs the failure', async () => {
  const { box, flags } = setUp(async () => on)
  await flags.refresh()
  const down = () => Promise.reject(new Error('down'))
  const within = setUp(down, box, day)
  await within.flags.refresh()
  expect(within.flags.read()).toEqual({ status: 'known', flags: on })
  expect(within.logged).toHaveLength(1)
  const later = setUp(down, box, day + 1)
  await later.flags.refresh()
  expect(later.flags.read()).toEqual({ status: 'known', flags: off })
})

test('replaces a stored “on” if the stream says “off”', async () => {
  const { flags } = setUp(async () => on)
  await flags.refresh()
  expect(flags.take(off)).toBe(true)
  expect(flags.read()).toEqual({ status: 'known', flags: off })
})

test.each([[null], ['yes'], [{ program: 'true', payment: true }], [{ program: true }]])('refuses %j as flags', (said) => {
  const { flags } = setUp(async () => on)
  expect(flags.take(said)).toBe(false)
  expect(flags.read()).toEqual({ status: 'loading' })
})

test('ignores a manipulated stored value', async () => {
  const box = createSharedBox().tab()
  for (const text of [
    '{',
    '7',
    '{"at":"x","flags":{"program":true,"payment":true}}',
    '{"at":99999999999999,"flags":{"program":true,"payment":true}}',
  ]) {
    box.setItem('feature-flags', text)
    const { flags } = setUp(() => Promise.reject(new Error('down')), box)
    await flags.refresh()
    expect(flags.read()).toEqual({ status: 'known', flags: off })
  }
})
