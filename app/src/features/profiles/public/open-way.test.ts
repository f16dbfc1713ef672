import { expect, test } from 'vitest'
import { handlerPatience, openWay, type Opening } from './open-way.ts'

const call = { method: 'call', address: 'tel:+966550123478', isPage: false } as const
const chat = { method: 'whatsapp', address: 'https://wa.me/966550123478', isPage: true } as const

function setUp(opened: Window | null = null) {
  const left: string[] = []
  const calls: unknown[][] = []
  const timers: { run: () => void; milliseconds: number }[] = []
  const page = Object.assign(new EventTarget(), { hidden: false })
  const view = Object.assign(new EventTarget(), {
    open: (...given: unknown[]) => {
      calls.push(given)
      return opened
    },
  })
  const opening: Opening = {
    page,
    view,
    leaveFor: (address) => left.push(address),
    startTimer: (run, milliseconds) => {
      timers.push({ run, milliseconds })
      return () => {}
    },
  }
  return { opening, left, calls, timers, view }
}

test('opens a page in a new tab without an opener', async () => {
  const tab = { opener: 'this page' } as unknown as Window
  const { opening, calls } = setUp(tab)
  expect(await openWay(chat, opening)).toBe(true)
  expect(calls).toEqual([[chat.address, '_blank']])
  expect(tab.opener).toBeNull()
})

test('returns false if the browser blocks the page', async () => {
  expect(await openWay(chat, setUp().opening)).toBe(false)
})

test('returns true if the device takes over the call', async () => {
  const { opening, left, view } = setUp()
  const opened = openWay(call, opening)
  view.dispatchEvent(new Event('blur'))
  expect(await opened).toBe(true)
  expect(left).toEqual([call.address])
})

test('returns false after 1.5 seconds if the device has no app for calls', async () => {
  const { opening, timers } = setUp()
  const opened = openWay(call, opening)
  expect(timers.map(({ milliseconds }) => milliseconds)).toEqual([handlerPatience])
  timers[0]?.run()
  expect(await opened).toBe(false)
})
