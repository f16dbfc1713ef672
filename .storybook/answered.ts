import { waitFor } from 'storybook/test'

/** Requests of one story: the addresses of those without an answer, and how many of them its scenario never answers. */
interface StoryRequests {
  readonly waiting: Set<{ readonly address: string }>
  silent: number
}

const none = (): StoryRequests => ({ waiting: new Set(), silent: 0 })

let current = none()
let isCounting = false

/** Begins the requests of a new story. Requests of earlier stories no longer count. */
export const startRequests = (): void => void (current = none())

/** Notes that the scenario never answers a request of the current story. */
export const noteSilence = (): void => void (current.silent += 1)

/** Counts the requests of all stories from now on, once for each page. A stream counts until it begins. */
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
 * Resolves when the story has all answers that its scenario gives, and the page has finished what follows from them. Fails with the
 * addresses that were not answered.
 */
export const answered = (): Promise<void> =>
  waitFor(() => {
    const addresses = [...current.waiting].map(({ address }) => address)
    if (addresses.length > current.silent) throw new Error(`The story still waits for answers from ${addresses.join(', ')}.`)
  })
