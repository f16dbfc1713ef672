import type { Readable } from '#platform/store.ts'
import type { StartTimer } from '#platform/timers.ts'

/** How often something is asked for while no stream brings it, in milliseconds. */
export const pollEvery = 30_000

/** The stream that would bring it, and how it is asked for without one. */
type Polled = { isOpen: Readable<boolean>; startTimer: StartTimer; ask: () => void }

/** Asks from half a minute to the next as long as the stream is not open, and never while it is. Returns how to end it. */
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
