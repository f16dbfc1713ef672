import type { MockServer } from '../store/server.ts'

export type Asking = { variables?: Record<string, unknown>; token?: string | undefined; language?: string; device?: string }

/** Sends one request to a mock server. Returns the data, and the extensions and the code of the first error. */
export async function ask(server: MockServer, query: string, { variables, token, language = 'en', device }: Asking = {}) {
  const headers = new Headers({
    'accept-language': language,
    ...(token ? { authorization: `Bearer ${token}` } : {}),
    ...(device ? { 'x-wasla-device': device } : {}),
  })
  const { body } = await server.answer({ query, variables: variables ?? {} }, headers)
  const [error] = body.errors ?? []
  return { data: body.data as Record<string, never> | null | undefined, error: error?.extensions, code: error?.extensions.code }
}
