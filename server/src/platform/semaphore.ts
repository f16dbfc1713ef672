/** Thrown if too many already wait. The caller may try again later. */
export class QueueFull extends Error {
  override name = 'QueueFull'
}

/** Runs at most `most.atOnce` functions at a time and lets `most.waiting` wait, in order of arrival. Throws `QueueFull` for any more. */
export function semaphore(most: { atOnce: number; waiting: number }) {
  let running = 0
  const waiting: (() => void)[] = []
  const hasRoom = () => running < most.atOnce || waiting.length < most.waiting

  async function withPermit<T>(work: () => Promise<T>): Promise<T> {
    if (!hasRoom()) throw new QueueFull()
    if (running >= most.atOnce) await new Promise<void>((go) => waiting.push(go))
    else running += 1
    try {
      return await work()
    } finally {
      const next = waiting.shift()
      if (next) next()
      else running -= 1
    }
  }

  /** `hasRoom`: whether one more would be admitted now. */
  return Object.assign(withPermit, { hasRoom })
}
