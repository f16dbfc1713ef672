import type { Readable } from '#platform/store.ts'
import type { StartTimer } from '#platform/timers.ts'

/** Interval between requests without a stream, in milliseconds. */
export const pollEvery = 30_000

/** Whether the stream is open, and the request that replaces it. */
type Polled = { isOpen: Readable<boolean>; startTimer: StartTimer; ask: () => void }

/** Sends a request every 30 s while the stream is closed, and none while it is open. Returns a function that ends it. */
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
