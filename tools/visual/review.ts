import type { IncomingMessage } from 'node:http'
import { parseFile, type AcceptedFile } from './accepted-file.ts'
import { writeAcceptances } from './acceptances.ts'
import { readAccepted, saveAccepted } from './accepted.ts'
import { filesOf, listen, type Site } from './site.ts'

async function bodyOf(request: IncomingMessage): Promise<string> {
  const parts: Buffer[] = []
  for await (const part of request) parts.push(part as Buffer)
  return Buffer.concat(parts).toString()
}

/** Where a review reads and saves acceptances. */
type AcceptanceStore = { read: () => AcceptedFile; save: (file: AcceptedFile) => void }

/** Serves a report on this machine and saves acceptances at once. */
export function review(
  folder: string,
  port: number,
  { read, save }: AcceptanceStore = { read: readAccepted, save: saveAccepted },
): Promise<Site> {
  const files = filesOf(folder)
  return listen((request, response) => {
    if (request.method === 'GET' && request.url === '/accepted') {
      response.writeHead(200, { 'content-type': 'application/json', 'cache-control': 'no-store' })
      const { accepted, trees } = read()
      return void response.end(writeAcceptances(accepted, trees))
    }
    if (request.method !== 'POST') return files(request, response)
    // Only the report's own page may write: a page of another origin cannot send this content type without a preflight request.
    if (request.url !== '/accepted' || request.headers['content-type'] !== 'application/json') return void response.writeHead(404).end()
    bodyOf(request)
      .then((text) => save(parseFile(text)))
      .then(
        () => response.writeHead(204).end(),
        (error: unknown) => response.writeHead(400).end(String(error)),
      )
  }, port)
}
