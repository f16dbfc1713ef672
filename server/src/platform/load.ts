import { monitorEventLoopDelay, performance } from 'node:perf_hooks'

/** Milliseconds of loop delay (99th percentile of the last seconds) above which new work is refused (F28). */
const tooSlow = 200
/** Below this share of its time the loop waits for the machine, not for itself: refusing work would help nobody. */
const busy = 0.7
const look = 1_000
const forgetAfter = 3

export type Load = {
  isOver(): boolean
  /** What was until now is not counted: to start takes a while by itself, and nobody may be turned away for it. */
  forget(): void
  stop(): void
}

/** Watches how late the event loop runs. Overload is seen within a second and forgotten within three. */
export function watchLoad(): Load {
  const delays = monitorEventLoopDelay({ resolution: 10 })
  delays.enable()
  let over = false
  let looks = 0
  let before = performance.eventLoopUtilization()
  const begin = () => {
    over = false
    delays.reset()
    before = performance.eventLoopUtilization()
  }
  const timer = setInterval(() => {
    const now = performance.eventLoopUtilization()
    over = delays.percentile(99) / 1e6 > tooSlow && performance.eventLoopUtilization(now, before).utilization > busy
    before = now
    looks = (looks + 1) % forgetAfter
    if (looks === 0) delays.reset()
  }, look).unref()
  return {
    isOver: () => over,
    // A turn later: what is late at this moment is told only then.
    forget: () => void setTimeout(begin, 1).unref(),
    stop() {
      clearInterval(timer)
      delays.disable()
    },
  }
}

export const noLoad: Load = { isOver: () => false, forget: () => undefined, stop: () => undefined }
