import { waitFor } from 'storybook/test'

/** The requests of one story that have no answer yet, and the number of those that its scenario never answers. */
interface StoryRequests {
  readonly waiting: Set<{ readonly address: string }>
  silent: number
}

const none = (): StoryRequests => ({ waiting: new Set(), silent: 0 })

let current = none()
let isCounting = false

/** Starts counting for a new story. Requests of earlier stories no longer count. */
export const startRequests = (): void => void (current = none())

/** Records that the scenario never answers one request of the current story. */
export const noteSilence = (): void => void (current.silent += 1)

/** Counts all requests of the page from now on. Further calls do nothing. A stream has its answer when it begins. */
export function countRequests(): void {
  if (isCounting) return
  isCounting = true
  const { fetch } = globalThis
  globalThis.fetch = async (input, init) => {
    const { waiting } = current
    const request = { address: input instanceof Request ? input.url : String(input) }
    const end = () => waiting.delete(request)
    waiting.add(request)
    try {
      const response = await fetch(input, init)
      const isStream = response.headers.get('content-type')?.startsWith('text/event-stream') === true
      if (isStream) end()
      else void response.clone().arrayBuffer().then(end, end)
      return response
    } catch (error) {
      end()
      throw error
    }
  }
}

/**
 * Resolves when the story has all answers that its scenario gives, and the page has rendered them. Rejects with the addresses of the
 * requests that were not answered.
 */
export const answered = (): Promise<void> =>
  waitFor(() => {
    const addresses = [...current.waiting].map(({ address }) => address)
    if (addresses.length > current.silent) throw new Error(`The story still waits for answers from ${addresses.join(', ')}.`)
  })
