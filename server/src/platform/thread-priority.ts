import { readlinkSync } from 'node:fs'
import { setPriority } from 'node:os'

/**
 * Priority of a background thread: above 0 is less urgent, up to 19. If both processors are busy, a thread of 10 gets about a tenth of what
 * a thread of 0 gets.
 */
const background = 10

/**
 * Lowers the priority of this thread. Only Linux can do that for one thread; elsewhere nothing changes. A thread cannot raise its priority
 * again.
 */
export function yieldToOthers(): void {
  if (process.platform !== 'linux') return
  try {
    const thread = Number(/(\d+)$/.exec(readlinkSync('/proc/thread-self'))?.[1])
    // Zero would mean the whole process.
    if (thread > 0) setPriority(thread, background)
  } catch {
    // A sandbox may forbid it. Then the thread keeps its normal priority.
  }
}
