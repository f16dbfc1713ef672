import { paint, type Painted, type PaintJob } from './paint.ts'
import { workerAddress } from './worker-address.ts'

type ScriptPolicy = { createScriptURL: (address: string) => string }
declare global {
  /** This global is missing in some browsers, and in TypeScript's DOM types. */
  var trustedTypes: { createPolicy: (name: string, rules: ScriptPolicy) => ScriptPolicy } | undefined
}

/** Trusted Types policy: only the script of the worker may run. The page's content security policy allows the policy by name. */
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
 * Paints in a worker, so that the page stays responsive. If no worker can be started, paints on the page's thread, which is slower. Rejects
 * if the file is no picture or is broken.
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
