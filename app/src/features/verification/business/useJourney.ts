import { useEffect, useRef, useState } from 'react'
import type { Journey } from '#graphql/call.ts'

/** A sending that carries files: how far it has come, and how to stop it. What is stopped loses nothing on this side. */
export function useJourney() {
  const [share, setShare] = useState<number | null>(null)
  const [wasStopped, setStopped] = useState(false)
  const controller = useRef<AbortController | null>(null)
  useEffect(() => () => controller.current?.abort(), [])
  return {
    /** 0..1 while something travels, else null. */
    share,
    wasStopped,
    stop() {
      setStopped(true)
      controller.current?.abort()
    },
    /** Runs a call with a journey of its own. */
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
