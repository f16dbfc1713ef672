import { useEffect, useRef, useState } from 'react'
import type { Journey } from '#graphql/call.ts'

/** Tracks the progress of an upload and can stop the upload. After a stop, the form keeps all input. */
export function useJourney() {
  const [share, setShare] = useState<number | null>(null)
  const [wasStopped, setStopped] = useState(false)
  const controller = useRef<AbortController | null>(null)
  useEffect(() => () => controller.current?.abort(), [])
  return {
    /** Progress of the upload, 0..1; null if no upload is in progress. */
    share,
    wasStopped,
    stop() {
      setStopped(true)
      controller.current?.abort()
    },
    /** Runs a call as an upload, with progress and an abort signal. */
    async run<T>(send: (journey: Journey) => Promise<T>): Promise<T> {
      const own = new AbortController()
      controller.current = own
      setStopped(false)
      setShare(0)
      try {
        return await send({ signal: own.signal, onProgress: setShare })
      } finally {
        setShare(null)
      }
    },
  }
}
