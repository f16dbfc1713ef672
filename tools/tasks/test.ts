import { availableParallelism } from 'node:os'
import { needBrowser } from '../browser.ts'
import { knowPace } from '../machine/measure.ts'
import { givenFactor } from '../machine/pace.ts'
import type { Part, Result } from '../parts/part.ts'
import { parts, prepareReports } from '../parts/parts.ts'
import { schedule } from '../parts/schedule.ts'

const seconds = (from: number) => `${((performance.now() - from) / 1000).toFixed(1)} s`

/** The end of a long output says what failed; all of it would bury the other parts. */
function shortened(output: string, most = 200): string {
  const lines = output.trim().split('\n')
  return lines.length <= most ? lines.join('\n') : [`(${lines.length - most} lines above)`, ...lines.slice(-most)].join('\n')
}

function report({ name, passed, failed, output }: Result, time: string) {
  const count = failed > 0 ? `${passed} passed, ${failed} failed` : passed === 1 ? '' : `${passed} passed`
  console.log(`${failed > 0 ? '✗' : '✓'} ${name.padEnd(12)} ${time.padStart(8)}  ${count}`)
  if (failed > 0) console.log(`\n${shortened(output)}\n`)
}

async function runPart(part: Part): Promise<Result[]> {
  const from = performance.now()
  const results = await part.run()
  const time = seconds(from)
  for (const result of results) report(result, time)
  return results
}

/** A browser with stories waits as much as it works, so three parts keep two cores busy. */
const lanes = availableParallelism() > 1 ? 3 : 1

/** `npm test`, or `npm test -- types lint` for some of its parts. */
const wanted = process.argv.slice(2)
const unknown = wanted.filter((name) => !parts.some((part) => part.name === name))
const chosen = wanted.length === 0 ? parts : parts.filter((part) => wanted.includes(part.name))
if (unknown.length > 0) {
  console.error(`There is no part "${unknown.join('", "')}". There are: ${parts.map((part) => part.name).join(', ')}.`)
  process.exit(64)
}

const from = performance.now()
await knowPace()
if (givenFactor() > 1)
  console.log(`This machine is ${givenFactor()} times slower than limits are written for: each is as many times longer.\n`)
try {
  process.env['CHROMIUM_PATH'] = needBrowser((text) => console.error(`[setup] ${text}`))
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exit(69)
}
prepareReports()
const results = (
  await schedule(
    chosen.map((part) => ({ lanes: part.lanes, run: () => runPart(part) })),
    lanes,
  )
).flat()
const sum = (of: 'passed' | 'failed') => results.reduce((total, result) => total + result[of], 0)
const broken = results.filter((result) => result.failed > 0).map((result) => result.name)

console.log(`\n${results.length} parts in ${seconds(from)}${broken.length > 0 ? `; look at ${broken.join(', ')}` : ''}`)
console.log(`${sum('passed')} passed, ${sum('failed')} failed`)
process.exitCode = broken.length > 0 ? 1 : 0
