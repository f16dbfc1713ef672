import { useCallback, useEffect, useState } from 'react'

export type Camera = { readonly kind: 'idle' | 'asking' | 'none' } | { readonly kind: 'on'; readonly stream: MediaStream }

const stop = (stream: MediaStream) => stream.getTracks().forEach((track) => track.stop())

/**
 * Asks the browser for the camera. If the user does not allow it or there is none, the state is `none`. The camera is switched off when the
 * component unmounts.
 */
export function useCamera() {
  const [camera, setCamera] = useState<Camera>({ kind: 'idle' })
  const stream = camera.kind === 'on' ? camera.stream : null
  useEffect(() => () => void (stream && stop(stream)), [stream])

  const ask = useCallback(async () => {
    setCamera({ kind: 'asking' })
    try {
      setCamera({ kind: 'on', stream: await navigator.mediaDevices.getUserMedia({ video: { facingMode: 'user' }, audio: true }) })
    } catch {
      setCamera({ kind: 'none' })
    }
  }, [])
  return { camera, ask: () => void ask(), off: () => setCamera({ kind: 'idle' }) }
}
