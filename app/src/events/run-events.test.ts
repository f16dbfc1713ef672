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

test('a signed-in tab listens, a signed-out one does not', () => {
  expect(setUp().did).toContain('start')
  expect(setUp({ signedIn: false }).did).not.toContain('start')
})

test('a hidden tab closes its connection and reopens it when it is visible again', () => {
  const { did, show } = setUp()
  did.length = 0
  show('hidden')
  show('visible')
  expect(did).toEqual(['stop', 'start'])
})

test('another identity gets another stream', () => {
  const { session, did } = setUp()
  did.length = 0
  session.write({ ...session.read(), generation: 7 })
  expect(did).toEqual(['stop', 'start'])
})

test('pushed flags are passed on, unreadable ones as null', () => {
  const { did, hear } = setUp()
  hear('{"program":true,"payment":false}')
  hear('not json')
  expect(did.slice(-2)).toEqual(['take {"program":true,"payment":false}', 'take null'])
})

test('without a stream, flags are fetched every minute while the tab is visible', async () => {
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
