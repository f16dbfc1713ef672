import { useCallback, useEffect, useReducer, useRef } from 'react'
import { queue, toStart, type QueuedFile, type QueueEvent } from './queue.ts'
import { refuseFile, type FileRules } from './refuse-file.ts'
import { openingLength } from './sniff.ts'

/** Sends one file. Rejects on failure; stops when `signal` aborts. `onProgress` takes a share from 0 to 1. */
export type SendFile<Result> = (file: File, progress: { onProgress: (share: number) => void; signal: AbortSignal }) => Promise<Result>

/** Number of files that are sent at the same time. */
const lanes = 2

/**
 * Manages the chosen files. Each file is checked, sent, cancelled and sent again independently. A failed file stays, so a form loses
 * nothing.
 */
export function useQueue<Result>(rules: FileRules, send: SendFile<Result>) {
  const [files, dispatch] = useReducer<readonly QueuedFile<Result>[], [QueueEvent<Result>]>(queue, [])
  const uploads = useRef(new Map<number, AbortController>())
  const nextId = useRef(0)
  const sendNow = useRef(send)
  useEffect(() => {
    sendNow.current = send
  }, [send])

  const add = useCallback(
    (given: readonly File[]) => {
      const fresh = given.map((file) => ({ id: nextId.current++, file }))
      dispatch({ kind: 'added', files: fresh })
      for (const { id, file } of fresh)
        void file
          .slice(0, openingLength)
          .arrayBuffer()
          .catch(() => new ArrayBuffer(0))
          .then((opening) => dispatch({ kind: 'checked', id, refusal: refuseFile(file, new Uint8Array(opening), rules) }))
    },
    [rules],
  )

  useEffect(() => {
    for (const { id, file } of toStart(files, lanes)) {
      const controller = new AbortController()
      uploads.current.set(id, controller)
      dispatch({ kind: 'started', id })
      // A cancelled upload may still answer while the same file is being sent again. Only the answer to the current upload counts.
      const hear = (event: QueueEvent<Result>) => {
        if (uploads.current.get(id) === controller) dispatch(event)
      }
      sendNow.current(file, { onProgress: (share) => hear({ kind: 'progressed', id, share }), signal: controller.signal }).then(
        (result) => hear({ kind: 'finished', id, result }),
        () => hear({ kind: 'failed', id }),
      )
    }
  }, [files])

  useEffect(() => {
    const controllers = uploads.current
    return () => controllers.forEach((controller) => controller.abort())
  }, [])

  const stop = (id: number) => {
    dispatch({ kind: 'cancelled', id })
    uploads.current.get(id)?.abort()
    uploads.current.delete(id)
  }
  const retry = (ids: readonly number[]) => dispatch({ kind: 'retried', ids })
  const remove = (id: number) => {
    stop(id)
    dispatch({ kind: 'removed', id })
  }
  return { files, add, stop, retry, remove }
}
