import { useEffect, useRef, useState } from 'react'
import type { Journey } from '#graphql/call.ts'

/** Tracks an upload and can stop it. After a stop the form keeps all input. */
export function useJourney() {
  const [share, setShare] = useState<number | null>(null)
  const [wasStopped, setStopped] = useState(false)
  const controller = useRef<AbortController | null>(null)
  useEffect(() => () => controller.current?.abort(), [])
  return {
    /** 0..1 while an upload is in progress, else null. */
    share,
    wasStopped,
    stop() {
      setStopped(true)
      controller.current?.abort()
    },
    /** Runs a call as an upload. */
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
