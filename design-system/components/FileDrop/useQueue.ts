import { useCallback, useEffect, useReducer, useRef } from 'react'
import { queue, toStart, type QueuedFile, type QueueEvent } from './queue.ts'
import { refuseFile, type FileRules } from './refuse-file.ts'
import { openingLength } from './sniff.ts'

/** Sends one file. Rejects on failure; stops when `signal` aborts. `onProgress` takes a share from 0 to 1. */
export type SendFile<Result> = (file: File, progress: { onProgress: (share: number) => void; signal: AbortSignal }) => Promise<Result>

/** How many files are sent at once. */
const lanes = 2

/** The chosen files, each checked, sent, cancelled and sent again by itself. A failure keeps its file, so a form loses nothing. */
export function useQueue<Result>(rules: FileRules, send: SendFile<Result>) {
  const [files, tell] = useReducer<readonly QueuedFile<Result>[], [QueueEvent<Result>]>(queue, [])
  const travelling = useRef(new Map<number, AbortController>())
  const nextId = useRef(0)
  const sendNow = useRef(send)
  useEffect(() => {
    sendNow.current = send
  }, [send])

  const add = useCallback(
    (given: readonly File[]) => {
      const fresh = given.map((file) => ({ id: nextId.current++, file }))
      tell({ kind: 'added', files: fresh })
      for (const { id, file } of fresh)
        void file
          .slice(0, openingLength)
          .arrayBuffer()
          .catch(() => new ArrayBuffer(0))
          .then((opening) => tell({ kind: 'checked', id, refusal: refuseFile(file, new Uint8Array(opening), rules) }))
    },
    [rules],
  )

  useEffect(() => {
    for (const { id, file } of toStart(files, lanes)) {
      const controller = new AbortController()
      travelling.current.set(id, controller)
      tell({ kind: 'started', id })
      // An upload that was stopped may still answer while the same file is being sent again: only the current one counts.
      const hear = (event: QueueEvent<Result>) => {
        if (travelling.current.get(id) === controller) tell(event)
      }
      sendNow.current(file, { onProgress: (share) => hear({ kind: 'progressed', id, share }), signal: controller.signal }).then(
        (result) => hear({ kind: 'finished', id, result }),
        () => hear({ kind: 'failed', id }),
      )
    }
  }, [files])

  useEffect(() => {
    const controllers = travelling.current
    return () => controllers.forEach((controller) => controller.abort())
  }, [])

  const stop = (id: number) => {
    tell({ kind: 'cancelled', id })
    travelling.current.get(id)?.abort()
    travelling.current.delete(id)
  }
  const retry = (ids: readonly number[]) => tell({ kind: 'retried', ids })
  const remove = (id: number) => {
    stop(id)
    tell({ kind: 'removed', id })
  }
  return { files, add, stop, retry, remove }
}
