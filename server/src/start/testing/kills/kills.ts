import fc from 'fast-check'
import { systemClock } from '#platform/clock.ts'
import { createClient } from './client.ts'
import { openFleet, type Fleet } from './fleet.ts'
import { guess } from './guesses.ts'
import { addMoney, signedInPerson, takeMoney } from './people.ts'
import { newReports, report } from './reports.ts'
import { verify } from './verify.ts'
import { click, crowd, newClicks } from './visitors.ts'
import { newKey, readWorld } from './world.ts'

type Given = {
  url: string
  /** The folder in which the processes run. */
  home: string
  seed: number
  /** The parts of the run: how many processes run, and how often one of them is killed. */
  parts: readonly { processes: number; kills: number }[]
}

export type KillReport = {
  problems: readonly string[]
  killed: number
  clicks: number
  /** Clicks that were redirected, but lost because the process was killed before it wrote them. */
  lostClicks: number
  sales: number
  topUps: number
  withdrawals: number
  signIns: number
}

/** Returns a function that gives random numbers from the seed. The order of the answers decides which request gets which number. */
function numbersFrom(seed: number): () => number {
  const numbers = fc.sample(fc.nat(), { seed, numRuns: 1_000 })
  let at = 0
  return () => numbers[at++ % numbers.length] ?? 0
}

/** The IBAN of a new bank account, which nobody has in the demo. */
const iban = 'SA3380000000919293949596'

/** Number of answers until the next kill. It is so small that some kills come during a start, a sign-in or a payment. */
const between = { min: 5, max: 150 }

/**
 * Runs processes of the program on one PostgreSQL, while clients send clicks, sales, sign-ins, top-ups and withdrawals. After random
 * numbers of answers, kills a process and starts another one on its data. At the end, compares the database with what was acknowledged.
 */
export async function runKills({ url, home, seed, parts }: Given): Promise<KillReport> {
  const fleet = openFleet({ url, home })
  try {
    return await runOn(fleet, { url, home, seed, parts })
  } finally {
    fleet.end()
  }
}

async function runOn(fleet: Fleet, { url, seed, parts }: Given): Promise<KillReport> {
  const next = numbersFrom(seed)
  let answers = 0
  const waiting: { from: number; resolve(): void }[] = []
  const client = createClient({
    fleet,
    next,
    onAnswer() {
      answers += 1
      for (const one of waiting.filter(({ from }) => from <= answers)) one.resolve()
    },
  })
  const answersAfter = (count: number) => new Promise<void>((resolve) => waiting.push({ from: answers + count, resolve }))

  await fleet.start(0)
  const world = await readWorld(url)
  const since = systemClock.now()
  const clicks = newClicks(world.code)
  const reports = newReports(await newKey(client, world.programId), world.clickIds)
  const people = [await signedInPerson(client, 'AGENT'), await signedInPerson(client, 'AGENCY')]
  const problems: string[] = []

  const over = new AbortController()
  let open = Promise.resolve()
  let mostAnswers = Infinity
  const repeatedly = async (work: (round: number) => Promise<unknown>) => {
    for (let round = 0; !over.signal.aborted; round++) {
      await work(round)
      if (answers > mostAnswers) await open
    }
  }
  /** While a process starts, the others answer at most `between.max` requests. More would take the processor from the start. */
  const duringStart = async (start: Promise<void>) => {
    mostAnswers = answers + between.max
    open = start
    await start
    if (open === start) mostAnswers = Infinity
  }
  const load = Promise.all([
    ...[1, 2, 3].map(() => repeatedly(() => click(client, clicks))),
    ...[1, 2].map(() => repeatedly(() => report(client, reports))),
    ...people.map(async (person) => {
      await addMoney(client, person)
      if (person.role === 'AGENT') await takeMoney(client, person, iban)
      await repeatedly(() => addMoney(client, person))
    }),
    repeatedly(async (round) => {
      const problem = round < 10 ? await guess(client, round) : await click(client, clicks)
      if (problem) problems.push(problem)
    }),
  ])

  /** Waits for this many more answers. Fails if a client fails. */
  const moreAnswers = (count: number) => Promise.race([answersAfter(count), load])

  let started = 1
  let killed = 0
  const replaced: Promise<void>[] = []
  for (const { processes, kills } of parts) {
    for (; started < processes; started++) await duringStart(fleet.start(started))
    for (let kill = 0; kill < kills; kill++) {
      await moreAnswers(between.min + (next() % (between.max - between.min)))
      replaced.push(duringStart(fleet.replace(await fleet.some(next()))))
      killed += 1
    }
  }
  await Promise.all(replaced)
  await moreAnswers(between.max)
  over.abort()
  await load
  // Some clicks of this network may be lost with a killed process. After the last kill no click is lost.
  await crowd(client, clicks)

  // A session that one process opened is valid at every process.
  for (const { tokens, role } of people)
    for (const token of tokens.slice(-3)) {
      const { data } = await client.ask('{ activeProfile { type } }', {}, { address: client.newAddress(), token })
      if (data?.['activeProfile']?.['type'] !== role) problems.push(`a session of ${role} is not valid any more`)
    }
  await fleet.finish()
  const found = await verify(url, { clicks, reports, people, since, before: world.before })
  const count = (of: 'topUps' | 'withdrawals') => people.reduce((sum, person) => sum + person[of].size, 0)
  return {
    problems: [...fleet.problems, ...problems, ...found.problems],
    killed,
    clicks: clicks.redirected.length,
    lostClicks: found.lost,
    sales: reports.acknowledged.size,
    topUps: count('topUps'),
    withdrawals: count('withdrawals'),
    signIns: people.reduce((sum, { tokens }) => sum + tokens.length, 0),
  }
}
