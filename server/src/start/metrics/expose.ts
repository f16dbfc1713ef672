import { once } from 'node:events'
import { createServer } from 'node:http'
import type { Registry } from '../../platform/metrics/registry.ts'
import { openMetricsText, openMetricsType } from '../../platform/metrics/text.ts'

export type ExposedMetrics = { port: number; close(): Promise<void> }

/** Serves `GET /metrics` at an address of its own. Rejects if the address is not available. */
export async function exposeMetrics(registry: Registry, { host, port }: { host: string; port: number }): Promise<ExposedMetrics> {
  const server = createServer(async ({ method, url }, outgoing) => {
    if (url !== '/metrics' || method !== 'GET') return void outgoing.writeHead(404).end()
    const text = openMetricsText(await registry.families())
    outgoing.writeHead(200, { 'content-type': openMetricsType, 'cache-control': 'no-store' }).end(text)
  })
  server.listen({ host, port })
  await once(server, 'listening')
  const address = server.address()
  return {
    port: typeof address === 'object' && address ? address.port : port,
    close: async () => {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}
