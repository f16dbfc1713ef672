import { headersOf, type AskingSession, type Headers } from '#graphql/ask.ts'

export type ReadFileTools = {
  fetch: typeof globalThis.fetch
  session: Pick<AskingSession, 'accessToken' | 'refresh'>
  headers: Headers
}

/**
 * Creates a function that reads a file of the signed-in user. It sends the bearer header, because a plain link has no session. An expired
 * token is refreshed once, as for calls. Returns null if the server refuses; throws if nobody answers.
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
