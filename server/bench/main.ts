import { fork, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import autocannon from 'autocannon'
import { demoNumbers } from '@wasla/contract/session/demo.ts'
import { nodeEnvironment, nodeOptions } from '../src/config/node-options.ts'
import { trustedHash } from './signed-in.ts'

/**
 * Promises on a machine with two cores. `ratio`: a bare route’s processor time per request, divided by that of the product. `rss`: bytes of
 * memory.
 */
const promised = { ratio: 0.4, rss: 250 * 1024 * 1024 } as const
/** Number of short rounds. Both routes take turns, so that other load of the machine affects both. */
const rounds = 15
const seconds = 1
const warming = 3
const connections = 16
const mixedRequests = 10_000

type Ports = { product: number; bare: number }
type Load = { url: string; method: 'GET' | 'POST'; body?: string; headers?: Record<string, string> }

const ask = async <T>(child: ChildProcess, question: string): Promise<T> => {
  child.send(question)
  const [answer] = (await once(child, 'message')) as [T]
  return answer
}

const json = { 'content-type': 'application/json' }

async function call(url: string, body: unknown, headers: Record<string, string> = {}): Promise<Record<string, Record<string, string>>> {
  const response = await fetch(url, { method: 'POST', headers: { ...json, ...headers }, body: JSON.stringify(body) })
  const answer = (await response.json()) as { data?: Record<string, Record<string, string>>; errors?: unknown }
  if (!answer.data || answer.errors) throw new Error(JSON.stringify(answer))
  return answer.data
}

async function signIn(url: string): Promise<string> {
  const { signIn: challenge } = await call(url, {
    id: trustedHash('signIn'),
    variables: { signInInput: { countryId: 'SA', mobileNumber: demoNumbers.INFLUENCER } },
  })
  const { verifyOtp: session } = await call(url, {
    id: trustedHash('verifyOtp'),
    variables: { verifyOtpInput: { challengeId: challenge?.['challengeId'], code: '123456' } },
  })
  return session?.['accessToken'] ?? ''
}

type Speed = {
  perSecond: number
  /** Microseconds of the server’s processor time per request, which does not depend on other load of the machine. */
  cost: number
}

async function speedOf(child: ChildProcess, load: Load, duration = seconds): Promise<Speed> {
  const cpu = async () => {
    const { user, system } = await ask<{ user: number; system: number }>(child, 'cpu')
    return user + system
  }
  const before = await cpu()
  const result = await autocannon({ ...load, connections, duration })
  if (result.non2xx > 0 || result.errors > 0) throw new Error(`${load.url}: ${result.non2xx} refused, ${result.errors} failed`)
  return { perSecond: result.requests.average, cost: ((await cpu()) - before) / result.requests.total }
}

const median = (values: readonly number[]) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0
const round = (value: number, digits = 0) => value.toFixed(digits)

async function compare(child: ChildProcess, ports: Ports, url: string, token: string) {
  const trusted: Load = {
    url,
    method: 'POST',
    headers: { ...json, authorization: `Bearer ${token}` },
    body: JSON.stringify({ id: trustedHash('activeProfile'), variables: {} }),
  }
  const bare: Load = { url: `http://127.0.0.1:${ports.bare}/profile`, method: 'GET' }
  await speedOf(child, trusted, warming)
  await speedOf(child, bare, warming)
  const pairs: { trusted: Speed; bare: Speed }[] = []
  for (let i = 0; i < rounds; i++) pairs.push({ bare: await speedOf(child, bare), trusted: await speedOf(child, trusted) })
  const middle = (read: (pair: (typeof pairs)[number]) => number) => median(pairs.map(read))
  return {
    trusted: { perSecond: middle((pair) => pair.trusted.perSecond), cost: middle((pair) => pair.trusted.cost) },
    bare: { perSecond: middle((pair) => pair.bare.perSecond), cost: middle((pair) => pair.bare.cost) },
    ratio: middle((pair) => pair.trusted.perSecond / pair.bare.perSecond),
    ratioOfCost: middle((pair) => pair.bare.cost / pair.trusted.cost),
  }
}

/** Sends a fixed mixture of reads, refused requests and requests with invalid inputs. */
async function mixed(origin: string, token: string): Promise<void> {
  const signedIn = { ...json, authorization: `Bearer ${token}` }
  const reads = ['activeProfile', 'myProfiles', 'ProfileProgress', 'mySocialLinks', 'myVerifications'].map((name) => ({
    method: 'POST' as const,
    path: '/user/graphql',
    headers: signedIn,
    body: JSON.stringify({ id: trustedHash(name) }),
  }))
  const requests = [
    ...reads,
    {
      method: 'POST' as const,
      path: '/user/graphql',
      headers: json,
      body: JSON.stringify({
        query: '{ getCountries { id country_name phone_code } getInterests(pagination: { limit: 100 }) { count data { id name } } }',
      }),
    },
    { method: 'POST' as const, path: '/user/graphql', headers: json, body: JSON.stringify({ query: `{ ${'a { '.repeat(20)}` }) },
    {
      method: 'POST' as const,
      path: '/user/graphql',
      headers: json,
      body: JSON.stringify({ id: trustedHash('signIn'), variables: { signInInput: { countryId: 'SA', mobileNumber: 'x' } } }),
    },
    { method: 'GET' as const, path: '/flags' },
    { method: 'GET' as const, path: '/config' },
  ]
  await autocannon({ url: origin, connections, amount: mixedRequests, requests })
}

/** Starts a new process for each measurement, so that no process has memory from another measurement. */
async function withTarget<T>(
  measure: (target: { child: ChildProcess; ports: Ports; origin: string; token: string }) => Promise<T>,
): Promise<T> {
  const child = fork(new URL('target.ts', import.meta.url), { execArgv: [...nodeOptions], env: { ...process.env, ...nodeEnvironment } })
  const [ports] = (await once(child, 'message')) as [Ports]
  const origin = `http://127.0.0.1:${ports.product}`
  try {
    return await measure({ child, ports, origin, token: await signIn(`${origin}/user/graphql`) })
  } finally {
    child.send('stop')
  }
}

const speed = await withTarget(({ child, ports, origin, token }) => compare(child, ports, `${origin}/user/graphql`, token))
const { rss } = await withTarget(async ({ child, origin, token }) => {
  await mixed(origin, token)
  return ask<{ rss: number }>(child, 'memory')
})

const lines = [
  `activeProfile by hash   ${round(speed.trusted.perSecond)} requests/s, ${round(speed.trusted.cost)} µs of processor each`,
  `bare Hono route         ${round(speed.bare.perSecond)} requests/s, ${round(speed.bare.cost)} µs of processor each`,
  `ratio by processor time ${round(speed.ratioOfCost, 2)} (promised: at least ${promised.ratio}); of requests per second ${round(speed.ratio, 2)}`,
  `memory after ${mixedRequests} mixed requests: ${round(rss / 1024 / 1024)} MB (promised: below ${promised.rss / 1024 / 1024})`,
]
for (const line of lines) console.log(line)
if (speed.ratioOfCost < promised.ratio || rss > promised.rss) process.exitCode = 1
