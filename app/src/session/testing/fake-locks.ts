import type { Locks } from '../refresh.ts'

/** Fakes `navigator.locks` of one browser. The first request gets the lock. The other requests wait in a queue and may be aborted. */
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
    /** Makes a tab hold the lock forever. */
    holdForever: () => {
      tail = new Promise(() => {})
    },
  }
}
