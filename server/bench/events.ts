import { fork } from 'node:child_process'
import { once } from 'node:events'
import { Agent, request, type IncomingMessage } from 'node:http'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { nodeEnvironment, nodeOptions } from '../src/config/node-options.ts'

/**
 * Promises for one process: the number of open streams, the bytes of memory (`rss`), and the milliseconds from an event to its reader
 * (`p95`).
 */
const promised = { streams: 2_000, rss: 300 * 1024 * 1024, p95: 1_000 } as const
/** Streams per user: the highest number that is allowed. */
const ofOne = 5
const events = 400
const every = 25

const quantile = (sorted: readonly number[], part: number) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? 0

const dataDir = mkdtempSync(join(tmpdir(), 'wasla-bench-'))
const start = () =>
  fork(new URL('events-target.ts', import.meta.url), [dataDir], {
    execArgv: [...nodeOptions],
    env: { ...process.env, ...nodeEnvironment },
  })

// Fills the store in a separate process first, so that the memory for filling is not counted as memory of streams.
const first = start()
await once(first, 'message')
first.send('stop')
await once(first, 'exit')

const child = start()
const agent = new Agent({ keepAlive: true, maxSockets: Infinity })

async function ask<T>(question: string | number): Promise<T> {
  child.send(question)
  const [answer] = (await once(child, 'message')) as [T]
  return answer
}

const times: number[] = []

/** Opens a stream and reads it. The id of each event is the time at which it was written. */
function open(port: number, token: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const read = (answer: IncomingMessage) => {
      if (answer.statusCode !== 200) {
        reject(new Error(`A stream was refused: ${answer.statusCode}`))
        return
      }
      answer.setEncoding('utf8')
      let text = ''
      answer.on('data', (part: string) => {
        text += part
        const lines = text.split('\n')
        text = lines.pop() ?? ''
        for (const line of lines) {
          const [, written] = /^data: \{"id":"(\d+)"/.exec(line) ?? []
          if (written !== undefined) times.push(Date.now() - Number(written))
          // The flags are the first event. The stream is ready after them.
          else if (line.startsWith('event: flags')) resolve()
        }
      })
    }
    request({ agent, host: '127.0.0.1', port, path: '/events', headers: { authorization: `Bearer ${token}` } }, read)
      .once('error', reject)
      .end()
  })
}

try {
  const [port] = (await once(child, 'message')) as [number]
  const tokens = await ask<string[]>(promised.streams / ofOne)
  const before = await ask<number>('memory')
  for (let from = 0; from < promised.streams; from += 100)
    await Promise.all(Array.from({ length: 100 }, (_, at) => open(port, tokens[(from + at) % tokens.length] ?? '')))
  for (let sent = 0; sent < events; sent++) {
    child.send('tell')
    await new Promise((resume) => setTimeout(resume, every))
  }
  await new Promise((resume) => setTimeout(resume, 3_000))
  const rss = await ask<number>('memory')
  const sorted = times.toSorted((a, b) => a - b)
  const megabytes = (bytes: number) => Math.round(bytes / 1024 / 1024)
  console.log(
    `${promised.streams} open streams: ${megabytes(rss)} MB, of which ${megabytes(before)} before them (promised: below ${megabytes(promised.rss)} MB)`,
  )
  console.log(
    `${sorted.length} of ${events * ofOne} events arrived: median ${quantile(sorted, 0.5)} ms, p95 ${quantile(sorted, 0.95)} ms (promised: below ${promised.p95} ms)`,
  )
  if (rss >= promised.rss || sorted.length !== events * ofOne || quantile(sorted, 0.95) >= promised.p95) process.exitCode = 1
} finally {
  agent.destroy()
  if (child.connected) child.send('stop')
  await once(child, 'exit')
  rmSync(dataDir, { recursive: true, force: true })
}
