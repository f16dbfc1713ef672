import { expect, test } from 'vitest'
import { createValue } from '#platform/store.ts'
import { startSession, type SessionState } from '#session/session-reducer.ts'
import { tokensFor } from '#session/testing/tokens.ts'
import { flagPoll, runEvents } from './run-events.ts'

function setUp({ signedIn = true } = {}) {
  const session = createValue<SessionState>(startSession(signedIn ? tokensFor('noura', 'networker') : null))
  const isOpen = createValue(false)
  const page = Object.assign(new EventTarget(), { visibilityState: 'visible' as DocumentVisibilityState })
  const did: string[] = []
  let hear = (_data: string) => {}
  const timers = new Set<{ run: () => void; milliseconds: number }>()
  const end = runEvents({
    session,
    events: {
      isOpen,
      start: () => void did.push('start'),
      stop: () => void did.push('stop'),
      on: (_type, handle) => {
        hear = handle
        return () => {
          hear = () => {}
        }
      },
    },
    flags: {
      take: (said) => {
        did.push(`take ${JSON.stringify(said)}`)
        return true
      },
      refresh: async () => void did.push('refresh'),
    },
    page,
    startTimer: (run, milliseconds) => {
      const timer = { run, milliseconds }
      timers.add(timer)
      return () => void timers.delete(timer)
    },
  })
  const show = (visibilityState: DocumentVisibilityState) => {
    page.visibilityState = visibilityState
    page.dispatchEvent(new Event('visibilitychange'))
  }
  return { session, isOpen, did, show, end, timers, hear: (data: string) => hear(data) }
}

test('opens the stream in a signed-in tab, not in a signed-out one', () => {
  expect(setUp().did).toContain('start')
  expect(setUp({ signedIn: false }).did).not.toContain('start')
})

test('closes the stream of a hidden tab, and reopens it when the tab is visible again', () => {
  const { did, show } = setUp()
  did.length = 0
  show('hidden')
  show('visible')
  expect(did).toEqual(['stop', 'start'])
})

test('reopens the stream for another identity', () => {
  const { session, did } = setUp()
  did.length = 0
  session.write({ ...session.read(), generation: 7 })
  expect(did).toEqual(['stop', 'start'])
})

test('passes on pushed flags, and null for unreadable ones', () => {
  const { did, hear } = setUp()
  hear('{"program":true,"payment":false}')
  hear('not json')
  expect(did.slice(-2)).toEqual(['take {"program":true,"payment":false}', 'take null'])
})

test('without a stream, fetches flags every minute while the tab is visible', async () => {
  const { did, timers, isOpen, show } = setUp()
  const [timer] = timers
  expect(timer?.milliseconds).toBe(flagPoll)
  timer?.run()
  await new Promise((resolve) => setImmediate(resolve))
  expect(did).toContain('refresh')
  isOpen.write(true)
  expect(timers.size).toBe(0)
  isOpen.write(false)
  expect(timers.size).toBe(1)
  show('hidden')
  expect(timers.size).toBe(0)
})

test('stops the stream and the timers when the returned function is called', () => {
  const { timers, did, end, show } = setUp()
  end()
  did.length = 0
  show('hidden')
  expect([timers.size, did.length]).toEqual([0, 0])
})
