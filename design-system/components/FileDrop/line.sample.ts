import type { SendFile } from './useQueue.ts'

type Journey = { onProgress: (share: number) => void; arrive: (key: string) => void; fail: () => void; signal: AbortSignal }

/** A fake upload for stories. The story controls the progress of each file. */
export function slowLine() {
  const journeys = new Map<string, Journey>()
  const send: SendFile<string> = (file, { onProgress, signal }) => {
    const { promise, resolve, reject } = Promise.withResolvers<string>()
    const fail = () => reject(new Error('The line broke'))
    signal.addEventListener('abort', fail)
    journeys.set(file.name, { onProgress, arrive: resolve, fail, signal })
    return promise
  }
  const journey = (name: string): Journey => {
    const found = journeys.get(name)
    if (!found) throw new Error(`${name} is not on its way`)
    return found
  }
  return { send, journey, isOnItsWay: (name: string) => journeys.has(name) }
}

const openings = { pdf: '%PDF-1.7\n', program: 'MZ\u0090' }

/** Makes a file of the given size with the first bytes of a real file. */
export const sampleFile = (name: string, content: keyof typeof openings, bytes = 2_048) =>
  new File([openings[content], new Uint8Array(Math.max(0, bytes - openings[content].length))], name)
