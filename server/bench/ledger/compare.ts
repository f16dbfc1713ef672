import { fork, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { Agent, request } from 'node:http'
import { loadavg } from 'node:os'
import { nodeEnvironment, nodeOptions } from '../../src/config/node-options.ts'

/**
 * Messages to a target. `bare`: make this number of bare transactions. `cpu`: report the processor time. `findings`: report the findings of
 * a check. `stop`: end the process.
 */
export type Question = { bare: number } | 'cpu' | 'findings' | 'stop'

/** The first message of a target, which says that it is ready. */
export type Hello = { port: number; tokens: readonly string[] }

export type Comparison = {
  what: string
  /** Program that serves requests, makes bare transactions and answers questions. */
  target: URL
  /** Returns the request with the number `index`. */
  requestOf(hello: Hello, index: number): { path: string; headers: Record<string, string>; body: string }
  /** Number of short rounds. Requests and bare statements take turns, so that other load of the machine affects both. */
  rounds: number
  /** Requests per round. */
  each: number
  /** The rate of requests divided by that of bare statements must be at least this ratio. */
  ratio: number
}

const connections = 32

async function ask<T>(child: ChildProcess, question: Question): Promise<T> {
  child.send(question)
  const [answer] = (await once(child, 'message')) as [T]
  return answer
}

const cpuOf = ({ user, system }: NodeJS.CpuUsage) => user + system
const median = (values: readonly number[]) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0

/** Sends a request. Resolves at an answer without errors, and rejects at any other. */
const send = (agent: Agent, port: number, { path, headers, body }: ReturnType<Comparison['requestOf']>) =>
  new Promise<void>((resolve, reject) => {
    const all = { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body), ...headers }
    const call = request({ agent, host: '127.0.0.1', port, path, method: 'POST', headers: all }, (answer) => {
      const parts: Buffer[] = []
      answer.on('data', (part: Buffer) => parts.push(part))
      answer.once('end', () => {
        const text = String(Buffer.concat(parts))
        if (answer.statusCode === 200 && !text.includes('"errors"')) resolve()
        else reject(new Error(`${answer.statusCode} ${text.slice(0, 300)}`))
      })
    })
    call.on('error', reject)
    call.end(body)
  })

type Speed = { perSecond: number; cost: number }

/**
 * Compares requests over HTTP with bare statements that write the same rows. Both are on the disk when they are answered. Returns whether
 * the promised ratio is reached and a check of the ledger has no findings.
 */
export async function compareWithBare({ what, target, requestOf, rounds, each, ratio: promised }: Comparison): Promise<boolean> {
  const agent = new Agent({ keepAlive: true, maxSockets: connections })
  const child = fork(target, { execArgv: [...nodeOptions], env: { ...process.env, ...nodeEnvironment } })
  try {
    const [hello] = (await once(child, 'message')) as [Hello]
    let sent = 0
    const overHttp = async () => {
      const last = sent + each
      const client = async () => {
        while (sent < last) await send(agent, hello.port, requestOf(hello, sent++))
      }
      await Promise.all(Array.from({ length: connections }, client))
    }
    const speedOf = async (make: () => Promise<unknown>): Promise<Speed> => {
      const before = cpuOf(await ask<NodeJS.CpuUsage>(child, 'cpu'))
      const begin = performance.now()
      await make()
      const took = performance.now() - begin
      return { perSecond: (1000 * each) / took, cost: (cpuOf(await ask<NodeJS.CpuUsage>(child, 'cpu')) - before) / each }
    }
    const bare = () => ask(child, { bare: each })
    await speedOf(overHttp)
    await speedOf(bare)
    const pairs: { http: Speed; bare: Speed }[] = []
    for (let round = 0; round < rounds; round++) pairs.push({ bare: await speedOf(bare), http: await speedOf(overHttp) })
    const middle = (read: (pair: (typeof pairs)[number]) => number) => median(pairs.map(read))
    const ratio = middle((pair) => pair.http.perSecond / pair.bare.perSecond)
    const findings = await ask<number>(child, 'findings')
    const lines = [
      `${what}: ${middle(({ http }) => http.perSecond).toFixed(0)}/s from ${connections} connections, ${middle(({ http }) => http.cost).toFixed(0)} µs of processor each; the machine's load ${loadavg()[0]?.toFixed(1)}`,
      `  bare statements that write the same rows: ${middle((pair) => pair.bare.perSecond).toFixed(0)}/s, ${middle((pair) => pair.bare.cost).toFixed(0)} µs of processor each`,
      `  ${ratio.toFixed(2)} of their rate (promised: at least ${promised}); by processor time ${middle((pair) => pair.bare.cost / pair.http.cost).toFixed(2)}; ${findings} findings`,
    ]
    for (const line of lines) console.log(line)
    return ratio >= promised && findings === 0
  } finally {
    agent.destroy()
    if (child.connected) child.send('stop')
  }
}
