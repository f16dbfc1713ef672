import { NetworkFailure } from './network-failure.ts'

/** Headers, signal and progress of a request. */
export type Sending = {
  readonly headers: Readonly<Record<string, string>>
  readonly signal?: AbortSignal
  /** Receives the progress of a request with files, 0..1. After 1, the answer may still take a while. */
  readonly onProgress?: (share: number) => void
}

/** The parts of `XMLHttpRequest` that an upload needs; `fetch` reports no progress. */
export type UploadRequest = Pick<
  XMLHttpRequest,
  'open' | 'setRequestHeader' | 'send' | 'abort' | 'status' | 'responseText' | 'addEventListener'
> & { readonly upload: Pick<XMLHttpRequestUpload, 'addEventListener'> }

export type NewUploadRequest = () => UploadRequest

export const browserRequest: NewUploadRequest = () => new XMLHttpRequest()

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

/**
 * Sends a form and reports the progress of the whole request, 0..1. One request has all files of a mutation. If the signal is aborted,
 * closes the connection at once and rejects with the signal's reason. Rejects with `NetworkFailure` if the server cannot be reached.
 */
export function sendForm(
  form: FormData,
  { url, headers, signal, onProgress }: Sending & { url: string },
  newRequest: NewUploadRequest,
): Promise<{ status: number; body: unknown }> {
  return new Promise((resolve, reject) => {
    if (signal?.aborted) return reject(signal.reason as Error)
    const request = newRequest()
    const stop = () => request.abort()
    const end = (finish: () => void) => () => {
      signal?.removeEventListener('abort', stop)
      finish()
    }
    request.open('POST', url)
    const all = { accept: 'application/graphql-response+json, application/json', 'apollo-require-preflight': 'true', ...headers }
    for (const [name, value] of Object.entries(all)) request.setRequestHeader(name, value)
    request.upload.addEventListener('progress', ({ loaded, total, lengthComputable }) => {
      if (lengthComputable && total > 0) onProgress?.(Math.min(1, loaded / total))
    })
    const broken = end(() => reject(new NetworkFailure(null)))
    request.addEventListener(
      'load',
      end(() => resolve({ status: request.status, body: parsed(request.responseText) })),
    )
    request.addEventListener('error', broken)
    request.addEventListener('timeout', broken)
    request.addEventListener(
      'abort',
      end(() => reject((signal?.reason as Error | undefined) ?? new NetworkFailure(null))),
    )
    signal?.addEventListener('abort', stop, { once: true })
    request.send(form)
  })
}
