import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { requestLimits } from '@wasla/contract/common/request-limits.ts'
import { readMultipart } from '../src/graphql/multipart/read-multipart.ts'
import { localFiles } from '../src/providers/files/local.ts'
import { systemClock } from '../src/platform/clock.ts'
import { randomIds } from '../src/platform/ids.ts'

/** Promised bytes of memory for each upload of 50 MB. */
const promised = 30 * 1024 * 1024
const together = 4
const boundary = 'wasla'
/** Number of bytes that a connection delivers in one piece. */
const chunk = 64 * 1024

/**
 * Yields a video of 50 MB in pieces, as a browser sends it. Each piece is generated when it is read, so that the benchmark itself uses no
 * memory for the video.
 */
async function* film() {
  const operations = JSON.stringify({ query: 'mutation', variables: { file: null } })
  yield Buffer.from(`--${boundary}\r\ncontent-disposition: form-data; name="operations"\r\n\r\n${operations}\r\n`)
  yield Buffer.from(`--${boundary}\r\ncontent-disposition: form-data; name="map"\r\n\r\n{"0":["variables.file"]}\r\n`)
  yield Buffer.from(`--${boundary}\r\ncontent-disposition: form-data; name="0"; filename="a.mp4"\r\ncontent-type: video/mp4\r\n\r\n`)
  for (let sent = 0; sent < requestLimits.uploadBytes; sent += chunk) yield Buffer.alloc(chunk, 1)
  yield Buffer.from(`\r\n--${boundary}--\r\n`)
}

const directory = mkdtempSync(join(tmpdir(), 'wasla-uploads-'))
const ids = randomIds(systemClock)
const store = localFiles(directory)
const memory = () => {
  const { rss, external, heapUsed } = process.memoryUsage()
  return { rss, held: external + heapUsed }
}

/** Stores one upload from a request, as `addContent` does with a video. */
async function upload(): Promise<void> {
  const headers = { 'content-type': `multipart/form-data; boundary=${boundary}` }
  const { operations, discard } = await readMultipart(Readable.from(film()), headers, { directory: join(directory, 'tmp'), ids })
  const { file } = (operations as { variables: { file: { path: string } } }).variables
  await store.put(`${ids.uuid()}.mp4`, file.path)
  await discard()
}

try {
  await upload()
  globalThis.gc?.()
  const before = memory()
  const most = { ...before }
  const watch = setInterval(() => {
    const now = memory()
    most.rss = Math.max(most.rss, now.rss)
    most.held = Math.max(most.held, now.held)
  }, 5)
  const since = performance.now()
  await Promise.all(Array.from({ length: together }, upload))
  clearInterval(watch)
  const seconds = (performance.now() - since) / 1000
  const each = { held: (most.held - before.held) / together, rss: (most.rss - before.rss) / together }
  const megabytes = (bytes: number) => (bytes / 1024 / 1024).toFixed(1)
  console.log(`${together} uploads of 50 MB at once in ${seconds.toFixed(1)} s`)
  console.log(`memory of each: ${megabytes(each.held)} MB held by the program, ${megabytes(each.rss)} MB of the process`)
  if (Math.max(each.held, each.rss) > promised) {
    console.error(`An upload holds more than ${megabytes(promised)} MB`)
    process.exitCode = 1
  }
} finally {
  rmSync(directory, { recursive: true, force: true })
}
