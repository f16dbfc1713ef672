import type { StartTimer } from '#platform/timers.ts'
import { codeIn } from './scanned.ts'

/** The browser’s reader of codes; see the Barcode Detection API. TypeScript does not know it yet. */
export type Detector = { detect(film: HTMLVideoElement): Promise<readonly { readonly rawValue: string }[]> }

export type CameraParts = {
  /** Opens the camera at the back of the phone. Rejects if it is not allowed. */
  open: () => Promise<MediaStream>
  detector: Detector
  startTimer: StartTimer
}

/** Milliseconds between looks at the picture. */
const pause = 250

/** Reads codes with the camera until one is found or `stop` is called. The camera is closed in both cases. */
export function createCamera({ open, detector, startTimer }: CameraParts) {
  let stream: MediaStream | null = null
  let isStopped = true
  let stopTimer = () => undefined as void

  function stop(): void {
    isStopped = true
    stopTimer()
    for (const track of stream?.getTracks() ?? []) track.stop()
    stream = null
  }

  async function look(film: HTMLVideoElement, onFound: (code: string) => void, onNoCode: () => void): Promise<void> {
    const found = isStopped ? [] : await detector.detect(film).catch(() => [])
    if (isStopped) return
    const code = found.map(({ rawValue }) => codeIn(rawValue)).find((one) => one !== null)
    if (code !== undefined) {
      stop()
      onFound(code)
      return
    }
    if (found.length > 0) onNoCode()
    stopTimer = startTimer(() => void look(film, onFound, onNoCode), pause)
  }

  return {
    stop,
    /** Begins to read. Rejects if the camera is not allowed. */
    async start(film: HTMLVideoElement, onFound: (code: string) => void, onNoCode: () => void): Promise<void> {
      stop()
      isStopped = false
      const opened = await open()
      if (isStopped) {
        for (const track of opened.getTracks()) track.stop()
        return
      }
      stream = opened
      film.srcObject = opened
      await film.play()
      await look(film, onFound, onNoCode)
    },
  }
}

export type Camera = ReturnType<typeof createCamera>
