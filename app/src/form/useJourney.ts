import { useEffect, useRef, useState } from 'react'
import type { Journey } from '#graphql/call.ts'

/** An upload: its progress, and how to stop it. Stopping loses nothing in the form. */
export function useJourney() {
  const [share, setShare] = useState<number | null>(null)
  const [wasStopped, setStopped] = useState(false)
  const controller = useRef<AbortController | null>(null)
  useEffect(() => () => controller.current?.abort(), [])
  return {
    /** 0..1 while an upload is under way, else null. */
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
