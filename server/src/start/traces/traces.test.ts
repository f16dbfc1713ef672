import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { json } from 'node:stream/consumers'
import { fileURLToPath } from 'node:url'
import { describe, expect, it, onTestFinished } from 'vitest'
import { readEnv } from '../../config/env.ts'
import { systemClock } from '../../platform/clock.ts'
import { randomIds } from '../../platform/ids.ts'
import { createLog } from '../../platform/log.ts'
import { temporaryFolder } from '../../testing/temporary-folder.ts'
import { startServer } from '../start.ts'

type Attribute = { key: string; value: { stringValue?: string; intValue?: number } }
type Sent = {
  name: string
  traceId: string
  spanId: string
  parentSpanId?: string
  kind: number
  attributes: Attribute[]
  status: { code?: number }
}
type Body = { resourceSpans: { resource: { attributes: Attribute[] }; scopeSpans: { spans: Sent[] }[] }[] }

/** Starts a collector that stores what it receives: OTLP as JSON over HTTP. It answers with `status`. */
async function collector(status = 200) {
  const bodies: Body[] = []
  const paths = new Set<string>()
  const server = createServer(async (incoming, outgoing) => {
    paths.add(`${incoming.method} ${incoming.url} ${incoming.headers['content-type']}`)
    bodies.push((await json(incoming)) as Body)
    outgoing.writeHead(status, { 'content-type': 'application/json' }).end('{}')
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => void server.close())
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    paths,
    resources: () => bodies.flatMap(({ resourceSpans }) => resourceSpans.flatMap(({ resource }) => resource.attributes)),
    spans: () => bodies.flatMap(({ resourceSpans }) => resourceSpans.flatMap(({ scopeSpans }) => scopeSpans.flatMap(({ spans }) => spans))),
    text: () => JSON.stringify(bodies),
  }
}

async function started(given: Record<string, string>) {
  const env = readEnv({ PORT: '0', HOST: '127.0.0.1', DATA_DIR: temporaryFolder(), LOG_LEVEL: 'info', TRUST_PROXY: '1', ...given }, () => ({
    token: 't'.repeat(40),
    otp: 'o'.repeat(40),
  }))
  const lines: string[] = []
  const log = createLog('info', { write: (line) => void lines.push(line) })
  const ids = randomIds(systemClock)
  const running = await startServer({ env, clock: systemClock, ids, log, print: () => undefined, appRoot: null })
  onTestFinished(() => running.stop(100))
  const ask = (query: string, variables: object, headers: Record<string, string> = {}) =>
    fetch(`http://127.0.0.1:${running.port}/user/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: JSON.stringify({ query, variables }),
    })
  return { running, lines, ask }
}

const trace = '4bf92f3577b34da6a3ce929d0e0e4736'
const caller = '00f067aa0ba902b7'
const signIn = 'mutation ($i: SignInInput!) { signIn(signInInput: $i) { challengeId } }'
const typed = { i: { countryId: 'SA', mobileNumber: '500000001' } }

describe('the traces of the server', () => {
  it('reach a collector with spans of requests, operations, statements and jobs, and continue the trace of a trusted proxy', async () => {
    const to = await collector()
    const { running, lines, ask } = await started({ OTEL_EXPORTER_OTLP_ENDPOINT: to.url, OTEL_SERVICE_NAME: 'wasla-test' })
    const answer = await ask(signIn, typed, { traceparent: `00-${trace}-${caller}-01` })
    expect(answer.headers.get('x-request-id')).toBe(trace)
    await answer.text()
    await running.stop(100)
    expect([...to.paths]).toEqual(['POST /v1/traces application/json'])
    expect(to.resources()).toContainEqual({ key: 'service.name', value: { stringValue: 'wasla-test' } })
    const spans = to.spans()
    const own = spans.filter(({ traceId }) => traceId === trace)
    const request = own.find(({ name }) => name === 'POST user-api')
    expect(request).toMatchObject({ parentSpanId: caller, kind: 2 })
    expect(request?.attributes).toContainEqual({ key: 'http.response.status_code', value: { intValue: 200 } })
    const operation = own.find(({ name }) => name === 'graphql other')
    expect(operation?.parentSpanId).toBe(request?.spanId)
    const texts = own.flatMap(({ attributes }) => attributes.filter(({ key }) => key === 'db.query.text'))
    expect(texts.some(({ value }) => value.stringValue?.startsWith('insert into "otp_challenges"'))).toBe(true)
    expect(spans.some(({ name, parentSpanId }) => name.startsWith('job ') && !parentSpanId)).toBe(true)
    expect(to.text()).not.toContain('500000001')
    expect(lines.some((line) => line.includes(trace))).toBe(true)
  })

  it('leave out a trace that the proxy does not keep', async () => {
    const to = await collector()
    const { running, ask } = await started({ OTEL_EXPORTER_OTLP_ENDPOINT: to.url })
    await (await ask(signIn, typed, { traceparent: `00-${trace}-${caller}-00` })).text()
    await running.stop(100)
    expect(to.spans().filter(({ traceId }) => traceId === trace)).toEqual([])
  })

  it('do not continue the trace of a stranger', async () => {
    const to = await collector()
    const { running, ask } = await started({ OTEL_EXPORTER_OTLP_ENDPOINT: to.url, TRUST_PROXY: '0' })
    await (await ask(signIn, typed, { traceparent: `00-${trace}-${caller}-01` })).text()
    await running.stop(100)
    expect(to.spans().some(({ name, traceId }) => name === 'POST user-api' && traceId !== trace)).toBe(true)
    expect(to.text()).not.toContain(trace)
  })

  it('are dropped with a warning if the collector refuses them, and the server still answers', async () => {
    const to = await collector(400)
    const { running, lines, ask } = await started({ OTEL_EXPORTER_OTLP_ENDPOINT: to.url })
    expect((await ask('{ __typename }', {})).status).toBe(200)
    await running.stop(100)
    expect(lines.filter((line) => line.includes('Traces could not be sent'))).toHaveLength(1)
  })
})

/**
 * A module that prints, when the process ends, how many modules of OpenTelemetry it has loaded. Threads of the process run it too, but do not
 * count: each has modules of its own.
 */
const counter = `import { createRequire } from 'node:module'
import { isMainThread } from 'node:worker_threads'
const { cache } = createRequire(${JSON.stringify(import.meta.url)})
const print = () => process.stdout.write('loaded ' + Object.keys(cache).filter((name) => name.includes('opentelemetry')).length + '\\n')
if (isMainThread) process.on('exit', print)`

/** Starts and ends the program. Returns how many modules of OpenTelemetry it loaded. */
async function loadedModules(given: Record<string, string>): Promise<number> {
  const main = fileURLToPath(new URL('../../main.ts', import.meta.url))
  const child = spawn(process.execPath, ['--import', `data:text/javascript,${encodeURIComponent(counter)}`, main], {
    env: { PATH: process.env['PATH'] ?? '', HOST: '127.0.0.1', PORT: '0', DATA_DIR: temporaryFolder(), ...given },
    stdio: ['ignore', 'pipe', 'ignore'],
  })
  onTestFinished(() => void child.kill('SIGKILL'))
  let said = ''
  child.stdout.on('data', (chunk: Buffer) => {
    said += chunk.toString()
    if (said.includes('http://localhost:')) child.kill('SIGTERM')
  })
  await once(child, 'close')
  return Number(/loaded (\d+)/.exec(said)?.[1])
}

describe('OpenTelemetry', () => {
  it('is not loaded without a collector', async () => expect(await loadedModules({})).toBe(0))

  it('is loaded if a collector is set', async () => {
    const { url } = await collector()
    expect(await loadedModules({ OTEL_EXPORTER_OTLP_ENDPOINT: url })).toBeGreaterThan(0)
  })
})
