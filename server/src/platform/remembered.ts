/**
 * A cache of the most recent values by name: never more than `most`, and always at least the newest half of that. It drops half of its
 * names at a time, because removing the oldest name of a large map costs more than all other work with it.
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
      // A name that is used becomes new again.
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
