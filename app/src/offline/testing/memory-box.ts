import type { AnswerBox } from '../answer-box.ts'

const addressOf = (request: RequestInfo | URL) => {
  const { pathname, search } = new URL(request instanceof Request ? request.url : String(request), 'https://wasla.example')
  return { pathname, whole: pathname + search }
}

/** Returns a cache in memory, with the texts by address. */
export function memoryAnswers() {
  const texts = new Map<string, string>()
  const matching = (request: RequestInfo | URL, options?: CacheQueryOptions) => {
    const { pathname, whole } = addressOf(request)
    return [...texts.keys()].filter((address) => (options?.ignoreSearch ? addressOf(address).pathname === pathname : address === whole))
  }
  const box: AnswerBox = {
    match: async (request, options) => {
      const [address] = matching(request, options)
      return address === undefined ? undefined : new Response(texts.get(address))
    },
    put: async (request, response) => void texts.set(addressOf(request).whole, await response.text()),
    keys: async () => [...texts.keys()].map((address) => new Request(`https://wasla.example${address}`)),
    delete: async (request, options) => {
      const found = matching(request, options)
      for (const address of found) texts.delete(address)
      return found.length > 0
    },
  }
  return { box, texts }
}
