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

test('a page opens beside this one and learns nothing of it', async () => {
  const tab = { opener: 'this page' } as unknown as Window
  const { opening, calls } = setUp(tab)
  expect(await openWay(chat, opening)).toBe(true)
  expect(calls).toEqual([[chat.address, '_blank']])
  expect(tab.opener).toBeNull()
})

test('a page the browser keeps out did not open', async () => {
  expect(await openWay(chat, setUp().opening)).toBe(false)
})

test('a call is taken over by the device', async () => {
  const { opening, left, view } = setUp()
  const opened = openWay(call, opening)
  view.dispatchEvent(new Event('blur'))
  expect(await opened).toBe(true)
  expect(left).toEqual([call.address])
})

test('a device with nothing to call with says so after a second and a half', async () => {
  const { opening, timers } = setUp()
  const opened = openWay(call, opening)
  expect(timers.map(({ milliseconds }) => milliseconds)).toEqual([handlerPatience])
  timers[0]?.run()
  expect(await opened).toBe(false)
})
