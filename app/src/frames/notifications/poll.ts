import type { Readable } from '#platform/store.ts'
import type { StartTimer } from '#platform/timers.ts'

/** Interval between requests while the stream is closed, in milliseconds. */
export const pollEvery = 30_000

/** State of the stream, and the request that replaces it while it is closed. */
type Polled = { isOpen: Readable<boolean>; startTimer: StartTimer; ask: () => void }

/** Sends a request every 30 s while the stream is closed, and none while it is open. Returns a function that ends the polling. */
export function pollWithoutStream({ isOpen, startTimer, ask }: Polled): () => void {
  let stop = () => {}
  const wait = () => {
    stop = startTimer(() => {
      ask()
      wait()
    }, pollEvery)
  }
  const follow = () => {
    stop()
    if (!isOpen.read()) wait()
  }
  const leave = isOpen.subscribe(follow)
  follow()
  return () => {
    leave()
    stop()
  }
}
