import { parseArgs } from 'node:util'
import { isServed, openCaller, type Outcome } from './caller.ts'
import { slopeOf, type Point } from './figures.ts'
import { engines, startFleet, type Engine } from './fleet.ts'
import { countOf } from './mix.ts'
import { causesOf, inMegabytes, mostMemory, timesAsText, timesOf } from './report.ts'

/** Promised growth of a process after it is warm, in megabytes an hour (F28). */
const promised = 5
/** Seconds between two looks at the memory. */
const every = 10
/** The part of the run in which caches and pools fill, and after which growth counts. */
const warming = 0.25
const fewest = 200
const minute = 60

const { values } = parseArgs({
  options: {
    on: { type: 'string', default: 'sqlite' },
    minutes: { type: 'string', default: '60' },
    rate: { type: 'string', default: '100' },
  },
})
const [seconds, rate] = [Number(values.minutes) * minute, Number(values.rate)]

async function soak(engine: Engine): Promise<boolean> {
  const fleet = await startFleet(engine, fewest + Math.ceil(countOf('withdrawFromWallet', rate * seconds)))
  if (!fleet) {
    console.log('PostgreSQL is not installed here: nothing was measured')
    return true
  }
  const caller = openCaller(fleet.ports, fleet.world)
  const used: Point[] = []
  const times: number[] = []
  const failed: Outcome[] = []
  try {
    console.log(`${engine}, ${rate} requests/s for ${values.minutes} minutes`)
    const looks = Math.max(4, Math.round(seconds / every))
    for (let look = 0; look < looks; look++) {
      for (const outcome of (await caller.atRate(rate, rate * every)).outcomes) {
        times.push(outcome.took + outcome.late)
        if (!isServed(outcome)) failed.push(outcome)
      }
      const megabytes = inMegabytes(await fleet.mostBytes())
      used.push({ at: performance.now(), value: megabytes })
      // A collection of garbage changes what is measured, so few looks cause one.
      if (look === looks - 1 || (look * every) % (5 * minute) === 0) {
        const { live } = mostMemory(await fleet.memory())
        console.log(`  after ${(look + 1) * every} s: ${megabytes.toFixed(0)} MB, ${live.toFixed(0)} MB reachable`)
      }
    }
  } finally {
    caller.close()
    await fleet.end()
  }
  const from = Math.min(Math.floor(used.length * warming), used.length - 3)
  const { perHour, error } = slopeOf(used.slice(from))
  console.log(
    `growth after ${from * every} s: ${perHour.toFixed(1)} MB/h, standard error ${error.toFixed(1)} (promised: below ${promised} MB/h)`,
  )
  console.log(`${times.length} requests: ${timesAsText(timesOf(times))}; failed ${failed.length} (promised: none)`)
  for (const cause of causesOf(failed)) console.log(cause)
  return perHour < promised && failed.length === 0
}

const chosen = (Object.keys(engines) as Engine[]).find((one) => one === values.on)
if (!chosen) {
  console.error(`There is no engine called "${values.on}". There are: ${Object.keys(engines).join(', ')}.`)
  process.exitCode = 64
} else if (!(await soak(chosen))) process.exitCode = 1
