import { waitBefore, type EventStream } from '#events/event-stream.ts'
import type { Connectivity } from '#offline/connectivity.ts'
import type { Random } from '#platform/random.ts'
import type { StartTimer } from '#platform/timers.ts'

export type ReconnectTools = {
  connectivity: Pick<Connectivity, 'isReached' | 'start'>
  /** Sends one request. Resolves whether or not it reached the server. */
  probe: () => Promise<void>
  /** Refetches everything on the page. */
  catchUp: () => Promise<void>
  isStreamOpen: EventStream['isOpen']
  /** The window, which reports whether the device has a network. */
  device: Pick<EventTarget, 'addEventListener' | 'removeEventListener'>
  startTimer: StartTimer
  random: Random
}

/**
 * Brings the page up to date once the server is reached again. While it is not, one request tries again and again, less and less often, and
 * at once if the device reports a change of its network. The stream shows it too, because it opens by itself. Returns a function that stops.
 */
export function reconnect({ connectivity, probe, catchUp, isStreamOpen, device, startTimer, random }: ReconnectTools) {
  let tries = 0
  let stopTimer = () => {}
  let isEnded = false

  const wait = () => {
    stopTimer()
    if (isEnded || connectivity.isReached.read()) return
    stopTimer = startTimer(
      () => {
        tries += 1
        void probe().then(wait)
      },
      waitBefore(tries, random),
    )
  }
  const tryAtOnce = () => {
    tries = 0
    void probe().then(wait)
  }
  const endings = [
    connectivity.isReached.subscribe(() => {
      wait()
      if (connectivity.isReached.read()) void catchUp()
    }),
    isStreamOpen.subscribe(() => {
      if (isStreamOpen.read()) connectivity.start().reached()
    }),
    () => {
      isEnded = true
      stopTimer()
    },
  ]
  for (const type of ['online', 'offline']) {
    device.addEventListener(type, tryAtOnce)
    endings.push(() => device.removeEventListener(type, tryAtOnce))
  }
  return () => endings.forEach((end) => end())
}
