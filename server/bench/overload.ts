import { fork, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { Agent, request } from 'node:http'
import { loadavg } from 'node:os'
import { nodeEnvironment, nodeOptions } from '../src/config/node-options.ts'

/**
 * Promises under `times` times the load that the server can answer: milliseconds until a request is refused or served, and until the server
 * has recovered.
 */
const promised = { times: 5, refused: 50, served: 500, recovery: 5_000 } as const
const seconds = { alone: 4, overload: 6 } as const
const together = 8

/** A request that is so expensive that one client can send more requests than the server can answer. */
const body = JSON.stringify({
  query: `{ ${['a', 'b', 'c', 'd'].map((name) => `${name}: getInterests(pagination: { limit: 100 }) { count data { id name } }`).join(' ')} getCountries { id country_name phone_code } }`,
})

/** Result of a request. Status 0 means that the connection was cut. */
type Outcome = { status: number; milliseconds: number }

function ask(agent: Agent, port: number): Promise<Outcome> {
  const since = performance.now()
  return new Promise((resolve) => {
    const end = (status: number) => resolve({ status, milliseconds: performance.now() - since })
    const headers = { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) }
    const call = request({ agent, host: '127.0.0.1', port, path: '/user/graphql', method: 'POST', headers }, (response) => {
      response.resume()
      response.once('end', () => end(response.statusCode ?? 0))
    })
    call.on('error', () => end(0))
    call.end(body)
  })
}

/** Returns the number of requests that the server answers per second if a few clients each send one request after the other. */
async function capacityOf(agent: Agent, port: number): Promise<number> {
  let answered = 0
  const end = performance.now() + seconds.alone * 1000
  const one = async () => {
    while (performance.now() < end) {
      await ask(agent, port)
      answered += 1
    }
  }
  await Promise.all(Array.from({ length: together }, one))
  return answered / seconds.alone
}

/** Sends `perSecond` requests per second without waiting for answers. */
async function flood(agent: Agent, port: number, perSecond: number): Promise<Outcome[]> {
  const begin = performance.now()
  const outcomes: Promise<Outcome>[] = []
  while (outcomes.length < perSecond * seconds.overload) {
    const due = Math.min(((performance.now() - begin) * perSecond) / 1000, perSecond * seconds.overload)
    while (outcomes.length < due) outcomes.push(ask(agent, port))
    await new Promise((resume) => setTimeout(resume, 2))
  }
  return Promise.all(outcomes)
}

/** Returns the milliseconds until the server has answered twenty requests in a row. */
async function recoveryOf(agent: Agent, port: number): Promise<number> {
  const since = performance.now()
  for (let inARow = 0; inARow < 20 && performance.now() - since < 4 * promised.recovery;) {
    const { status } = await ask(agent, port)
    inARow = status === 200 ? inARow + 1 : 0
  }
  return performance.now() - since
}

const quantile = (outcomes: readonly Outcome[], part: number) =>
  outcomes.map(({ milliseconds }) => milliseconds).toSorted((a, b) => a - b)[Math.floor(outcomes.length * part)] ?? 0

async function measure(child: ChildProcess): Promise<boolean> {
  const [{ product }] = (await once(child, 'message')) as [{ product: number }]
  const agent = new Agent({ keepAlive: true })
  await capacityOf(agent, product)
  const capacity = await capacityOf(agent, product)
  const outcomes = await flood(agent, product, capacity * promised.times)
  const recovery = await recoveryOf(agent, product)
  agent.destroy()
  const served = outcomes.filter(({ status }) => status === 200)
  const refused = outcomes.filter(({ status }) => status === 503)
  const lines = [
    `overload: ${Math.round(capacity)} requests/s are answered; for ${seconds.overload} s came ${promised.times} times as many; the machine's load ${loadavg()[0]?.toFixed(1)}`,
    `served   ${served.length}: median ${quantile(served, 0.5).toFixed(0)} ms, p99 ${quantile(served, 0.99).toFixed(0)} ms (promised: at most ${promised.served})`,
    `refused  ${refused.length}: median ${quantile(refused, 0.5).toFixed(0)} ms, p99 ${quantile(refused, 0.99).toFixed(0)} ms (promised: below ${promised.refused})`,
    `cut off ${outcomes.length - served.length - refused.length} (promised: none)`,
    `served again, everybody, after ${recovery.toFixed(0)} ms (promised: at most ${promised.recovery})`,
  ]
  for (const line of lines) console.log(line)
  return (
    served.length + refused.length === outcomes.length &&
    refused.length > 0 &&
    quantile(served, 0.99) <= promised.served &&
    quantile(refused, 0.99) < promised.refused &&
    recovery <= promised.recovery
  )
}

const child = fork(new URL('target.ts', import.meta.url), { execArgv: [...nodeOptions], env: { ...process.env, ...nodeEnvironment } })
try {
  if (!(await measure(child))) process.exitCode = 1
} finally {
  child.send('stop')
}
