import type { RequestHandler } from 'msw'
import { getResponse } from 'msw/utils/get-response'

let handlers: RequestHandler[] = []
let isAnswering = false

/** Rejects when the signal aborts, with its reason. Never resolves. */
const abortOf = (signal: AbortSignal) =>
  new Promise<never>((_, reject) => {
    const abort = () => reject(signal.reason as Error)
    if (signal.aborted) abort()
    else signal.addEventListener('abort', abort, { once: true })
  })

/** An answer from a network never arrives in the task that asked for it. */
const nextTask = () => new Promise((resolve) => setTimeout(resolve))

/** Sets the handlers of the current story. */
export const setHandlers = (given: readonly RequestHandler[]): void => void (handlers = [...given])

/**
 * Answers what the page requests with `fetch` in the page itself, if a handler does. The service worker needs several messages between
 * processes for each answer, a tenth of the time of a test. It still answers all other requests: pictures, uploads and files. Further calls
 * do nothing.
 */
export function answerInPage(): void {
  if (isAnswering) return
  isAnswering = true
  const { fetch } = globalThis
  globalThis.fetch = async (input, init) => {
    const request = new Request(input, init)
    const aborted = abortOf(request.signal)
    const response = await Promise.race([getResponse(handlers, request), aborted])
    if (response === undefined) return fetch(request)
    await Promise.race([nextTask(), aborted])
    if (response.type === 'error') throw new TypeError('Failed to fetch')
    return response
  }
}
