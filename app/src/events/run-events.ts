import type { FlagStore } from '#flags/flag-store.ts'
import type { StartTimer } from '#platform/timers.ts'
import type { SessionStore } from '#session/session-store.ts'
import type { EventStream } from './event-stream.ts'

export type EventRunTools = {
  session: Pick<SessionStore, 'read' | 'subscribe'>
  events: EventStream
  flags: Pick<FlagStore, 'take' | 'refresh'>
  page: Pick<Document, 'visibilityState' | 'addEventListener' | 'removeEventListener'>
  startTimer: StartTimer
}

/** Interval between fetches of flags without a stream, in milliseconds. A flag that is switched off takes effect within a minute. */
export const flagPoll = 60_000

const parsed = (data: string): unknown => {
  try {
    return JSON.parse(data)
  } catch {
    return null
  }
}

/**
 * Keeps the stream open for signed-in, visible tabs. Hidden tabs have no stream, because a browser allows only six connections to a
 * host over HTTP/1.1. When a tab becomes visible, its stream requests the missed events. Without a stream, a visible tab polls the flags.
 */
export function runEvents({ session, events, flags, page, startTimer }: EventRunTools) {
  let generation = 0
  let stopPolling = () => {}
  const isVisible = () => page.visibilityState === 'visible'

  const poll = () => {
    stopPolling()
    stopPolling = isVisible() && !events.isOpen.read() ? startTimer(() => void flags.refresh().finally(poll), flagPoll) : () => {}
  }

  const followSession = () => {
    const state = session.read()
    if (state.generation !== generation) events.stop()
    generation = state.generation
    if (state.status === 'signedIn' && isVisible()) events.start()
    else events.stop()
    poll()
  }

  const endings = [
    events.on('flags', (data) => void flags.take(parsed(data))),
    events.isOpen.subscribe(poll),
    session.subscribe(followSession),
    () => page.removeEventListener('visibilitychange', followSession),
    () => events.stop(),
    () => stopPolling(),
  ]
  page.addEventListener('visibilitychange', followSession)
  followSession()
  return () => endings.forEach((end) => end())
}
