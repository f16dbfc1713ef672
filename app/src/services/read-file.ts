import { headersOf, type AskingSession, type Headers } from '#graphql/ask.ts'

export type ReadFileTools = {
  fetch: typeof globalThis.fetch
  session: Pick<AskingSession, 'accessToken' | 'refresh'>
  headers: Headers
}

/**
 * Reads a file of one's own with the bearer header, because a link would carry no session. A session whose token has run out is
 * refreshed once, as calls do. Null where the server refuses it; throws where nobody answers.
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
