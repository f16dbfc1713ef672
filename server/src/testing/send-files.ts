import type { Answer } from './test-app.ts'

type Sent = {
  variables: Record<string, unknown>
  files: Readonly<Record<string, Blob>>
  headers?: Record<string, string>
  /** By default, the users' API. */
  path?: string
}

/** Sends a multipart request as the app does. `files` has each file by its path, such as `variables.input.documents.0`. */
export async function sendFiles(
  { app }: { app: { request(path: string, init: RequestInit): Response | Promise<Response> } },
  query: string,
  { variables, files, headers = { 'apollo-require-preflight': 'true' }, path = '/user/graphql' }: Sent,
): Promise<{ status: number; body: Answer }> {
  const form = new FormData()
  const places = Object.entries(files)
  form.set('operations', JSON.stringify({ query, variables }))
  form.set('map', JSON.stringify(Object.fromEntries(places.map(([place], at) => [at, [place]]))))
  for (const [at, [, file]] of places.entries()) form.set(String(at), file)
  const response = await app.request(path, {
    method: 'POST',
    body: form,
    headers: { accept: 'application/graphql-response+json', ...headers },
  })
  return { status: response.status, body: (await response.json()) as Answer }
}
