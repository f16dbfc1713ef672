import { headersOf, type AskingSession, type Headers } from '#graphql/ask.ts'

export type ReadFileTools = {
  fetch: typeof globalThis.fetch
  session: Pick<AskingSession, 'accessToken' | 'refresh'>
  headers: Headers
}

/**
 * Creates a function that reads a file of the signed-in user. The function sends the bearer header, because a plain link would have no
 * session. It refreshes an expired token once, as calls do. It returns null if the server refuses, and throws if the server does not
 * answer.
 */
export function createReadFile({ fetch, session, headers }: ReadFileTools) {
  const once = (address: string) => fetch(address, { headers: headersOf(headers), cache: 'no-store', credentials: 'omit' })
  return async function readFile(address: string): Promise<Blob | null> {
    const used = session.accessToken()
    const first = await once(address)
    const isRunOut = first.status === 401 && used !== null
    const refreshed = isRunOut ? await session.refresh(used) : null
    const response = refreshed?.kind === 'rotated' || refreshed?.kind === 'adopted' ? await once(address) : first
    return response.ok ? response.blob() : null
  }
}

export type ReadFile = ReturnType<typeof createReadFile>
