import { fork, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { Agent, request } from 'node:http'
import { loadavg } from 'node:os'
import { nodeOptions } from '../../src/node-options.ts'
import type { Question } from './target.ts'

/** What the product promises of transfers over HTTP beside bare statements that write the same rows, both on the disk when they are answered. */
const promised = { ratio: 0.5 } as const
/** Short rounds, by turns: what else the machine does falls on both. */
const rounds = 15
const transfers = 500
const connections = 32

async function ask<T>(child: ChildProcess, question: Question): Promise<T> {
  child.send(question)
  const [answer] = (await once(child, 'message')) as [T]
  return answer
}

const cpuOf = ({ user, system }: NodeJS.CpuUsage) => user + system
const median = (values: readonly number[]) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0

type Speed = { perSecond: number; cost: number }

/** How fast so many transfers are made, and the microseconds of the target's processor for each. */
async function speedOf(child: ChildProcess, make: () => Promise<unknown>): Promise<Speed> {
  const before = cpuOf(await ask<NodeJS.CpuUsage>(child, 'cpu'))
  const begin = performance.now()
  await make()
  const took = performance.now() - begin
  const after = cpuOf(await ask<NodeJS.CpuUsage>(child, 'cpu'))
  return { perSecond: (1000 * transfers) / took, cost: (after - before) / transfers }
}

const body = JSON.stringify({ from: 'a', to: 'b', amount: 100 })
const headers = { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) }

/** One transfer; resolves when it is answered. */
const transfer = (agent: Agent, port: number) =>
  new Promise<void>((resolve, reject) => {
    const call = request({ agent, host: '127.0.0.1', port, path: '/transfer', method: 'POST', headers }, (response) => {
      response.resume()
      response.once('end', () => (response.statusCode === 200 ? resolve() : reject(new Error(`Answered with ${response.statusCode}`))))
    })
    call.on('error', reject)
    call.end(body)
  })

const agent = new Agent({ keepAlive: true, maxSockets: connections })
const child = fork(new URL('target.ts', import.meta.url), { execArgv: [...nodeOptions], env: { ...process.env, NODE_ENV: 'production' } })
try {
  const [port] = (await once(child, 'message')) as [number]
  const overHttp = async () => {
    let left = transfers
    const client = async () => {
      while (left-- > 0) await transfer(agent, port)
    }
    await Promise.all(Array.from({ length: connections }, client))
  }
  const bare = () => ask(child, { bare: transfers })
  await speedOf(child, overHttp)
  await speedOf(child, bare)
  const pairs: { http: Speed; bare: Speed }[] = []
  for (let round = 0; round < rounds; round++) pairs.push({ bare: await speedOf(child, bare), http: await speedOf(child, overHttp) })
  const middle = (read: (pair: (typeof pairs)[number]) => number) => median(pairs.map(read))
  const ratio = middle((pair) => pair.http.perSecond / pair.bare.perSecond)
  const findings = await ask<number>(child, 'findings')
  const lines = [
    `transfers over HTTP: ${middle(({ http }) => http.perSecond).toFixed(0)}/s from ${connections} connections, ${middle(({ http }) => http.cost).toFixed(0)} µs of processor each; the machine's load ${loadavg()[0]?.toFixed(1)}`,
    `bare statements that write the same rows: ${middle((pair) => pair.bare.perSecond).toFixed(0)}/s, ${middle((pair) => pair.bare.cost).toFixed(0)} µs of processor each`,
    `over HTTP at ${ratio.toFixed(2)} of their rate (promised: at least ${promised.ratio}); by processor time ${middle((pair) => pair.bare.cost / pair.http.cost).toFixed(2)}; ${findings} findings`,
  ]
  for (const line of lines) console.log(line)
  if (ratio < promised.ratio || findings > 0) process.exitCode = 1
} finally {
  agent.destroy()
  if (child.connected) child.send('stop')
}
