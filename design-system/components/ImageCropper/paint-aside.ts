import { paint, type Painted, type PaintJob } from './paint.ts'
import { workerAddress } from './worker-address.ts'

type ScriptPolicy = { createScriptURL: (address: string) => string }
declare global {
  /** Not in every browser, and not yet in the language's own list of what browsers have. */
  var trustedTypes: { createPolicy: (name: string, rules: ScriptPolicy) => ScriptPolicy } | undefined
}

/** Only this one file may become a script; the name is one that the page's policy allows. */
const onlyThisWorker: ScriptPolicy = {
  createScriptURL: (address) => {
    if (address !== workerAddress) throw new TypeError('Only the painter of pictures is let through')
    return address
  },
}
let policy: ScriptPolicy | undefined

function startWorker(): Worker | null {
  try {
    policy ??= globalThis.trustedTypes?.createPolicy('app', onlyThisWorker) ?? onlyThisWorker
    return new Worker(policy.createScriptURL(workerAddress), { type: 'module' })
  } catch {
    return null
  }
}

/**
 * Paints beside the page's own thread, which goes on meanwhile. Where no worker can be had the page does it itself: late is better
 * than not at all. Rejects where the file is no picture or is broken.
 */
export async function paintAside(job: PaintJob): Promise<Blob> {
  const worker = startWorker()
  if (!worker) return paint(job)
  const { promise, resolve, reject } = Promise.withResolvers<Blob>()
  worker.addEventListener('message', ({ data }: MessageEvent<Painted>) => {
    if (data.kind === 'painted') resolve(data.picture)
    else reject(new Error('The picture cannot be decoded'))
  })
  worker.addEventListener('error', () => resolve(paint(job)))
  worker.postMessage(job, [])
  try {
    return await promise
  } finally {
    worker.terminate()
  }
}
