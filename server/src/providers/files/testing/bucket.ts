import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { AwsV4Signer } from 'aws4fetch'
import { onTestFinished } from 'vitest'

export const bucketKeys = { key: 'a-key', secret: 'a secret of the bucket', region: 'me-central-1' } as const

async function bodyOf(request: IncomingMessage): Promise<Buffer> {
  const parts: Buffer[] = []
  for await (const part of request) parts.push(part as Buffer)
  return Buffer.concat(parts)
}

/** Signs the received request again, as the real service does, and compares. */
async function isSigned(request: IncomingMessage, address: string): Promise<boolean> {
  const { authorization = '', 'x-amz-date': datetime, 'x-amz-content-sha256': hash } = request.headers
  const signer = new AwsV4Signer({
    method: request.method ?? '',
    url: address,
    headers: { ...(typeof hash === 'string' ? { 'x-amz-content-sha256': hash } : {}) },
    accessKeyId: bucketKeys.key,
    secretAccessKey: bucketKeys.secret,
    region: bucketKeys.region,
    service: 's3',
    ...(typeof datetime === 'string' ? { datetime } : {}),
  })
  return (await signer.authHeader()) === authorization
}

/** Starts a bucket on this machine that stores in memory and refuses unsigned requests. It is closed after the test. */
export async function startBucket() {
  const stored = new Map<string, { body: Buffer; type: string | undefined }>()
  const bucket = { url: '', stored, isDown: false, requests: [] as string[] }

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const path = request.url ?? ''
    bucket.requests.push(`${request.method} ${path}`)
    const body = await bodyOf(request)
    if (bucket.isDown) return void response.writeHead(503).end()
    if (!(await isSigned(request, `${new URL(bucket.url).origin}${path}`))) return void response.writeHead(403).end()
    if (request.method === 'PUT') {
      if (request.headers['content-length'] === undefined) return void response.writeHead(411).end()
      stored.set(path, { body, type: request.headers['content-type'] })
      return void response.writeHead(200).end()
    }
    const found = stored.get(path)
    if (request.method === 'DELETE') {
      stored.delete(path)
      return void response.writeHead(204).end()
    }
    if (!found) return void response.writeHead(404).end('<Error/>')
    const part = /^bytes=(\d+)-(\d+)$/.exec(request.headers.range ?? '')
    if (!part) return void response.writeHead(200, { 'content-length': String(found.body.length) }).end(found.body)
    const [from, to] = [Number(part[1]), Number(part[2])]
    response.writeHead(206, { 'content-range': `bytes ${from}-${to}/${found.body.length}` }).end(found.body.subarray(from, to + 1))
  }

  const server = createServer((request, response) => void answer(request, response))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  bucket.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/wasla-files`
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  return bucket
}
