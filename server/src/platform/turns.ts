/** More are waiting than should; the caller may come again. */
export class TooMany extends Error {
  override name = 'TooMany'
}

/** Lets `most.atOnce` works run at a time and `most.waiting` wait; any more are turned away with `TooMany`. First come, first served. */
export function turns(most: { atOnce: number; waiting: number }) {
  let running = 0
  const waiting: (() => void)[] = []
  const hasRoom = () => running < most.atOnce || waiting.length < most.waiting

  async function inTurn<T>(work: () => Promise<T>): Promise<T> {
    if (!hasRoom()) throw new TooMany()
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

  /** `hasRoom`: whether one more would be let in now. */
  return Object.assign(inTurn, { hasRoom })
}
