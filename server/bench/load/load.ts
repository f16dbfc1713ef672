import { loadavg } from 'node:os'
import { parseArgs } from 'node:util'
import { openCaller } from './caller.ts'
import { measureCodes } from './codes.ts'
import { engines, startFleet, type Engine } from './fleet.ts'
import { countOf } from './mix.ts'
import { measureRate } from './rate.ts'
import { measureTooMuch } from './too-much.ts'

/**
 * Measures the load that the product holds, on SQLite and on PostgreSQL with two processes: the mixture at a fixed rate with the memory
 * after `--first` requests and after `--all`, codes, and then five times too much. `--on` measures one engine. The caller is this process.
 */
const { values } = parseArgs({
  options: {
    on: { type: 'string' },
    rate: { type: 'string', default: '500' },
    first: { type: 'string', default: '10000' },
    all: { type: 'string', default: '100000' },
    seconds: { type: 'string', default: '6' },
  },
})
const [perSecond, first, all, seconds] = [values.rate, values.first, values.all, values.seconds].map(Number) as [
  number,
  number,
  number,
  number,
]
/** Newcomers that are there in any case, so that none of them reaches a limit of calls. */
const fewest = 200

async function measure(engine: Engine): Promise<string[]> {
  // Each newcomer withdraws once.
  const fleet = await startFleet(engine, fewest + Math.ceil(countOf('withdrawFromWallet', all)))
  if (!fleet) {
    console.log('PostgreSQL is not installed here: nothing was measured on it')
    return []
  }
  const caller = openCaller(fleet.ports, fleet.world)
  try {
    console.log(`${engine}, processes: ${engines[engine]}; the machine's load ${loadavg()[0]?.toFixed(1)}`)
    const own = [
      ...(await measureRate(caller, fleet.memory, { perSecond, first, all, warming: perSecond * seconds })),
      ...(await measureCodes(caller, seconds)),
      ...(await measureTooMuch(caller, seconds)),
    ]
    return own.map((promise) => `${promise} on ${engine}`)
  } finally {
    caller.close()
    await fleet.end()
  }
}

const broken: string[] = []
for (const engine of Object.keys(engines) as Engine[]) if ((values.on ?? engine) === engine) broken.push(...(await measure(engine)))
if (broken.length > 0) {
  console.log(`Not as promised: ${broken.join('; ')}`)
  process.exitCode = 1
}
