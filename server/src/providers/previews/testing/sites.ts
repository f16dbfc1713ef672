import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { listenDuringTest } from '../../../testing/listen-during-test.ts'
import type { Network } from '../guarded-hop.ts'
import { openPinned } from '../open-pinned.ts'

type Answers = Readonly<Record<string, (request: IncomingMessage, response: ServerResponse) => void>>

/** A public address. */
export const somewhere = '8.8.8.8'

/**
 * Starts a server that answers for every site with `answers`, by `host/path`. Other addresses get 404. `machines` has the addresses of each
 * name. `requests` records each request with its machine. It is closed after the test.
 */
export async function startSites(answers: Answers, machines: Readonly<Record<string, readonly string[]>> = {}) {
  const server = createServer((request, response) => {
    const place = `${request.headers['x-name'] as string}${new URL(request.url ?? '', 'http://x').pathname}`
    const answer = answers[place]
    if (answer) answer(request, response)
    else response.writeHead(404).end()
  })
  const port = await listenDuringTest(server)
  const requests: { machine: string; url: string; headers: IncomingMessage['headers'] }[] = []
  server.prependListener('request', (request) => {
    const url = `https://${request.headers.host?.replace(/:\d+$/, '')}${request.url}`
    request.headers['x-name'] = new URL(url).hostname
    requests.push({ machine: '', url, headers: request.headers })
  })
  const network: Network = {
    resolve: async (name) => machines[name] ?? [somewhere],
    async open(url, machine, accept, signal, browser) {
      const here = new URL(url.href)
      here.protocol = 'http:'
      here.port = String(port)
      const answer = await openPinned(here, '127.0.0.1', accept, signal, browser)
      const last = requests.at(-1)
      if (last) last.machine = machine
      return answer
    },
  }
  return { network, requests, port }
}

export const says =
  (type: string, body: string | Buffer, headers: Record<string, string> = {}) =>
  (_: IncomingMessage, response: ServerResponse): void =>
    void response.writeHead(200, { 'content-type': type, ...headers }).end(body)

export const leadsTo =
  (location: string, status = 302) =>
  (_: IncomingMessage, response: ServerResponse): void =>
    void response.writeHead(status, { location }).end()
