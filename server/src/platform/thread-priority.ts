import { readlinkSync } from 'node:fs'
import { setPriority } from 'node:os'

/** Above 0 is less urgent, up to 19. With both processors busy, a thread of 10 gets about a tenth of what one of 0 gets. */
const background = 10

/**
 * Gives this thread less of the processor than others that want it, if the system can do that for a thread by itself: Linux can. Elsewhere
 * nothing changes. A thread cannot become more urgent again.
 */
export function yieldToOthers(): void {
  if (process.platform !== 'linux') return
  try {
    const thread = Number(/(\d+)$/.exec(readlinkSync('/proc/thread-self'))?.[1])
    // Zero would be the whole process.
    if (thread > 0) setPriority(thread, background)
  } catch {
    // A sandbox may forbid it. The thread then works as all others do.
  }
}
