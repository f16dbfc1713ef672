import { createHash } from 'node:crypto'
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
  const { authorization = '', 'x-amz-date': datetime } = request.headers
  const signed = Object.entries(request.headers).flatMap(([name, value]) =>
    name.startsWith('x-amz-') && name !== 'x-amz-date' ? [[name, String(value)]] : [],
  )
  const signer = new AwsV4Signer({
    method: request.method ?? '',
    url: address,
    headers: Object.fromEntries(signed) as Record<string, string>,
    accessKeyId: bucketKeys.key,
    secretAccessKey: bucketKeys.secret,
    region: bucketKeys.region,
    service: 's3',
    ...(typeof datetime === 'string' ? { datetime } : {}),
  })
  return (await signer.authHeader()) === authorization
}

/** Returns whether the body has the hash that its request states, as the real service checks it. */
function isWhole({ headers }: IncomingMessage, body: Buffer): boolean {
  const hash = headers['x-amz-content-sha256']
  return hash === 'UNSIGNED-PAYLOAD' || hash === createHash('sha256').update(body).digest('hex')
}

type Stored = { body: Buffer; type: string | undefined; hash?: string }
type Upload = { path: string; type: string | undefined; hash?: string; parts: Map<number, Buffer> }

const hashOf = ({ headers }: IncomingMessage) => {
  const hash = headers['x-amz-meta-sha256']
  return typeof hash === 'string' ? { hash } : {}
}

/** Starts a bucket on this machine that stores in memory and refuses unsigned requests. It is closed after the test. */
export async function startBucket() {
  const stored = new Map<string, Stored>()
  const uploads = new Map<string, Upload>()
  /** `failsAt` returns whether a request, such as `PUT /wasla-files/…`, gets a 400. `joins`: whether the parts of a file can be joined. */
  const bucket = { url: '', stored, uploads, isDown: false, joins: true, requests: [] as string[], failsAt: (_: string): boolean => false }

  /** Answers a request about a file that is sent in parts. */
  function answerParts(request: IncomingMessage, { pathname, searchParams }: URL, body: Buffer, response: ServerResponse): void {
    if (searchParams.has('uploads')) {
      const id = `upload+${uploads.size}/a`
      uploads.set(id, { path: pathname, type: request.headers['content-type'], parts: new Map(), ...hashOf(request) })
      return void response.writeHead(200).end(`<InitiateMultipartUploadResult><UploadId>${id}</UploadId></InitiateMultipartUploadResult>`)
    }
    const id = searchParams.get('uploadId') ?? ''
    const upload = uploads.get(id)
    if (!upload) return void response.writeHead(404).end('<Error/>')
    if (request.method === 'PUT') {
      const number = Number(searchParams.get('partNumber'))
      upload.parts.set(number, body)
      return void response.writeHead(200, { etag: `"part-${number}"` }).end()
    }
    uploads.delete(id)
    if (request.method === 'DELETE') return void response.writeHead(204).end()
    const named = [...body.toString().matchAll(/<PartNumber>(\d+)<\/PartNumber><ETag>"part-\1"<\/ETag>/g)].map(([, number]) =>
      Number(number),
    )
    const parts = named.map((number) => upload.parts.get(number) ?? Buffer.alloc(0))
    // The real service refuses small parts with a status of success.
    if (!bucket.joins || parts.slice(0, -1).some((part) => part.length < 5 * 1024 * 1024))
      return void response.writeHead(200).end('<Error/>')
    const { path, type, hash } = upload
    stored.set(path, { body: Buffer.concat(parts), type, ...(hash === undefined ? {} : { hash }) })
    response.writeHead(200).end('<CompleteMultipartUploadResult><ETag>"whole"</ETag></CompleteMultipartUploadResult>')
  }

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const path = request.url ?? ''
    bucket.requests.push(`${request.method} ${path}`)
    const body = await bodyOf(request)
    if (bucket.isDown) return void response.writeHead(503).end()
    if (!(await isSigned(request, `${new URL(bucket.url).origin}${path}`))) return void response.writeHead(403).end()
    if (!isWhole(request, body) || bucket.failsAt(`${request.method} ${path}`)) return void response.writeHead(400).end('<Error/>')
    const address = new URL(path, bucket.url)
    if (address.search) return answerParts(request, address, body, response)
    if (request.method === 'PUT') {
      if (request.headers['content-length'] === undefined) return void response.writeHead(411).end()
      stored.set(path, { body, type: request.headers['content-type'], ...hashOf(request) })
      return void response.writeHead(200).end()
    }
    const found = stored.get(path)
    if (request.method === 'DELETE') {
      stored.delete(path)
      return void response.writeHead(204).end()
    }
    if (!found) return void response.writeHead(404).end('<Error/>')
    const described = {
      'content-length': String(found.body.length),
      ...(found.hash === undefined ? {} : { 'x-amz-meta-sha256': found.hash }),
    }
    if (request.method === 'HEAD') return void response.writeHead(200, described).end()
    const part = /^bytes=(\d+)-(\d+)$/.exec(request.headers.range ?? '')
    if (!part) return void response.writeHead(200, described).end(found.body)
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
