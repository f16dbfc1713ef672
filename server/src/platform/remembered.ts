/**
 * A memory for what came last, by its name: never more than `most`, and of what came last at least half as many. It is forgotten in halves,
 * because to take the oldest out of a large map each time costs more than everything else that is done with it.
 */
export function remembered<Value extends {}>(most: number) {
  const half = Math.ceil(most / 2)
  let young = new Map<string, Value>()
  let old = new Map<string, Value>()

  function set(name: string, value: Value): void {
    if (young.size >= half && !young.has(name)) {
      old = young
      young = new Map()
    }
    young.set(name, value)
  }

  return {
    get(name: string): Value | undefined {
      const value = young.get(name)
      if (value !== undefined) return value
      const before = old.get(name)
      // What is used again is young again.
      if (before !== undefined) set(name, before)
      return before
    },
    set,
    clear(): void {
      young.clear()
      old.clear()
    },
  }
}
