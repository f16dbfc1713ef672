type Listener = () => void

/** Creates a value that notifies subscribers of its changes, for `useSyncExternalStore`. */
export function createValue<T>(first: T) {
  let current = first
  const listeners = new Set<Listener>()
  return {
    read: (): T => current,
    write: (next: T) => {
      if (Object.is(next, current)) return
      current = next
      for (const listener of [...listeners]) listener()
    },
    subscribe: (listener: Listener) => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
  }
}

type Value<T> = ReturnType<typeof createValue<T>>
export type Readable<T> = Pick<Value<T>, 'read' | 'subscribe'>
