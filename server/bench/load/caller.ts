import { Agent, request } from 'node:http'
import { gunzipSync } from 'node:zlib'
import { breathe, pause } from '../../src/wait.ts'
import { trustedHash } from '../signed-in.ts'
import type { Data, Errand } from './errand.ts'
import { errandsOf } from './errands.ts'
import { beginnings, kindOf, mix, requestsOfOne, type FirstName, type Kind, type OperationName } from './mix.ts'
import { orderOf } from './order.ts'
import type { Person, World } from './world.ts'

export type Outcome = {
  readonly name: OperationName
  readonly kind: Kind
  /** HTTP status. 0 means that the connection was cut. */
  readonly status: number
  /** What the answer refuses, for an answer with errors; else null. */
  readonly problem: string | null
  /** Milliseconds from the request to the last byte of its answer. */
  readonly took: number
  /** Milliseconds by which the request was sent too late, because this process was busy. 0 for a request that follows another one. */
  readonly late: number
}

export const isServed = ({ status, problem }: Outcome): boolean => status === 200 && problem === null
export const isRefused = ({ status }: Outcome): boolean => status === 503

/** What was sent, and the seconds until the last errand had begun: more than planned if this process could not keep up. */
type Sent = { readonly outcomes: readonly Outcome[]; readonly seconds: number }

/** How long the caller sleeps if nothing is due, in milliseconds. */
const tick = 2
/** Errands that begin before answers are read again, if many are due. */
const atOnce = 32
const languages = ['en', 'ar'] as const

/** Returns the codes of an answer with errors; null if it has none. */
function problemOf(text: string): string | null {
  if (!text.includes('"errors"')) return null
  const { errors = [] } = JSON.parse(text) as { errors?: readonly { message: string; extensions?: { code?: string } }[] }
  return errors.map(({ message, extensions }) => extensions?.code ?? message).join(', ')
}

/** Sends the mixture to the processes of a product in turn, as a balancer would. */
export function openCaller(ports: readonly number[], world: World) {
  const agent = new Agent({ keepAlive: true })
  const hashes = new Map(mix.map(({ name }) => [name, trustedHash(name)]))
  const errandAt = errandsOf(world)
  const mixture = orderOf(beginnings)
  /** Operations whose errand was replaced by the next one of the order, because nobody was free for it. */
  const replaced = new Map<string, number>()
  let begun = 0
  let sent = 0
  let lastSent = performance.now()

  function send({ token, address }: Person, name: OperationName, variables: unknown): Promise<{ status: number; text: string }> {
    const number = sent++
    const body = JSON.stringify({ id: hashes.get(name), variables })
    const headers = {
      'content-type': 'application/json',
      'content-length': Buffer.byteLength(body),
      'x-forwarded-for': address,
      'accept-encoding': 'gzip',
      'accept-language': languages[Math.floor(number / ports.length) % languages.length] ?? 'en',
      ...(token === null ? {} : { authorization: `Bearer ${token}` }),
    }
    const to = { agent, host: '127.0.0.1', port: ports[number % ports.length], path: '/user/graphql', method: 'POST', headers }
    return new Promise((resolve) => {
      const call = request(to, (answer) => {
        const parts: Buffer[] = []
        answer.on('data', (part: Buffer) => parts.push(part))
        answer.once('end', () => {
          const packed = Buffer.concat(parts)
          const isPacked = answer.headers['content-encoding'] === 'gzip'
          resolve({ status: answer.statusCode ?? 0, text: String(isPacked ? gunzipSync(packed) : packed) })
        })
        answer.once('error', () => resolve({ status: 0, text: '' }))
      })
      call.on('error', () => resolve({ status: 0, text: '' }))
      call.end(body)
    })
  }

  /** Returns the next errand of an order. Null if nobody is free for any, which is counted. */
  function nextErrand(order: readonly FirstName[]): Errand | null {
    for (let tries = 0; tries < order.length; tries++) {
      const name = order[begun++ % order.length]
      const errand = name === undefined ? null : errandAt(name)
      if (errand) return errand
      if (name !== undefined) replaced.set(name, (replaced.get(name) ?? 0) + 1)
    }
    return null
  }

  /** Does the steps of an errand until one is not served. `late`: by how much the first one is late. */
  async function run({ person, steps, ended }: Errand, late: number, note: (outcome: Outcome) => void): Promise<void> {
    let served = 0
    let data: Data = {}
    for (const { name, variables } of steps) {
      const given = variables(data)
      const since = performance.now()
      const { status, text } = await send(person, name, given)
      const took = performance.now() - since
      const kind = kindOf.get(name) ?? 'list'
      const outcome = { name, kind, status, problem: status === 503 ? null : problemOf(text), took, late: served === 0 ? late : 0 }
      note(outcome)
      if (!isServed(outcome)) break
      served += 1
      if (served < steps.length) ({ data } = JSON.parse(text) as { data: Data })
    }
    ended(served)
  }

  /** Sends `count` errands at a fixed rate, whether or not earlier ones are done. */
  async function errandsAtRate(order: readonly FirstName[], perSecond: number, count: number): Promise<Sent> {
    const outcomes: Outcome[] = []
    const errands: Promise<void>[] = []
    const begin = performance.now()
    const dueAt = (index: number) => begin + (index * 1_000) / perSecond
    const isDue = () => errands.length < count && dueAt(errands.length) <= performance.now()
    while (errands.length < count) {
      for (let now = 0; now < atOnce && isDue(); now++) {
        const late = performance.now() - dueAt(errands.length)
        const errand = nextErrand(order)
        errands.push(errand ? run(errand, late, (outcome) => outcomes.push(outcome)) : Promise.resolve())
      }
      // Answers are read meanwhile.
      await (isDue() ? breathe() : pause(tick))
    }
    lastSent = performance.now()
    await Promise.all(errands)
    return { outcomes, seconds: (lastSent - begin) / 1_000 }
  }

  return {
    /** Returns operations whose errand was replaced since the last call, with how often, and forgets them. */
    takeReplaced(): { name: string; count: number }[] {
      const taken = [...replaced].map(([name, count]) => ({ name, count }))
      replaced.clear()
      return taken
    },
    errandsAtRate,
    /** Sends about `count` requests of the mixture at a fixed rate, whether or not earlier ones are answered. */
    atRate: (perSecond: number, count: number): Promise<Sent> =>
      errandsAtRate(mixture, perSecond / requestsOfOne, Math.ceil(count / requestsOfOne)),
    /** Sends errands one after the other from each of some clients. Returns the number of requests that were served in a second. */
    async fromClients(clients: number, seconds: number): Promise<number> {
      let served = 0
      const end = performance.now() + seconds * 1_000
      const client = async () => {
        while (performance.now() < end) {
          const errand = nextErrand(mixture)
          if (!errand) return
          await run(errand, 0, (outcome) => (served += isServed(outcome) ? 1 : 0))
        }
      }
      await Promise.all(Array.from({ length: clients }, client))
      return served / seconds
    },
    /** Returns the milliseconds from the end of a load until this many requests in a row were served; at most about `patience`. */
    async recovery(inARow: number, patience: number): Promise<number> {
      let row = 0
      while (row < inARow && performance.now() - lastSent < patience) {
        const errand = nextErrand(mixture)
        if (!errand) return Infinity
        const statuses: number[] = []
        await run(errand, 0, ({ status }) => statuses.push(status))
        row = statuses.every((status) => status === 200) ? row + statuses.length : 0
      }
      return performance.now() - lastSent
    },
    close: () => agent.destroy(),
  }
}

export type Caller = ReturnType<typeof openCaller>
