import type { Locks } from '../refresh.ts'

/** `navigator.locks` of one browser: whoever asks first holds it, the others queue and may lose patience. */
export function createFakeLocks() {
  let tail: Promise<unknown> = Promise.resolve()
  const locks: Locks = {
    request<T>(_name: string, { signal }: { signal: AbortSignal }, work: () => Promise<T>): Promise<T> {
      const turn = tail
      const mine = new Promise<T>((resolve, reject) => {
        let gone = false
        signal.addEventListener('abort', () => {
          gone = true
          reject(signal.reason)
        })
        void turn.then(() => (gone ? undefined : work().then(resolve, reject)))
      })
      tail = Promise.allSettled([turn, mine])
      return mine
    },
  }
  return {
    locks,
    /** A tab that took the lock and fell asleep. */
    holdForever: () => {
      tail = new Promise(() => {})
    },
  }
}
