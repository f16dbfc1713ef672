import { availableParallelism } from 'node:os'
import { needTestBrowser } from '../browser.ts'
import { choose } from '../changes/choose.ts'
import { changedSince, mergeBase } from '../changes/git.ts'
import { planOf, type Planned } from '../changes/plan.ts'
import { readProject } from '../changes/project.ts'
import { knowPace } from '../machine/measure.ts'
import { givenFactor } from '../machine/pace.ts'
import type { Result } from '../parts/part.ts'
import { parts, prepareReports } from '../parts/parts.ts'
import { schedule } from '../parts/schedule.ts'

const seconds = (from: number) => `${((performance.now() - from) / 1000).toFixed(1)} s`

/** Returns the last lines of a long output, which name the failure. The whole output would hide the other parts. */
function shortened(output: string, most = 200): string {
  const lines = output.trim().split('\n')
  return lines.length <= most ? lines.join('\n') : [`(${lines.length - most} lines above)`, ...lines.slice(-most)].join('\n')
}

function report({ name, passed, failed, output }: Result, time: string) {
  const count = failed > 0 ? `${passed} passed, ${failed} failed` : passed === 1 ? '' : `${passed} passed`
  console.log(`${failed > 0 ? '✗' : '✓'} ${name.padEnd(12)} ${time.padStart(8)}  ${count}`)
  if (failed > 0) console.log(`\n${shortened(output)}\n`)
}

/** Three parts keep two cores busy, because a browser with stories waits as much as it works. */
const lanes = availableParallelism() > 1 ? 3 : 1

/** Returns the parts that a change since the branch left `main` can affect, committed or not, and prints what is left out. */
async function plannedForChange(): Promise<readonly Planned[]> {
  const base = await mergeBase()
  const changed = await changedSince(base)
  const project = readProject(changed)
  const counts = {
    server: project.files.server.length,
    unit: project.files.unit.length,
    parity: project.files.parity.length,
    stories: project.files.stories.length,
    journeys: project.files.journeys.length,
  }
  const { runs, says } = planOf(
    parts.map(({ name }) => name),
    choose(project),
    counts,
  )
  console.log(`${changed.length} ${changed.length === 1 ? 'file has' : 'files have'} changed since ${base.slice(0, 9)}:`)
  console.log(`${says.join('\n')}\n`)
  return runs
}

function named(requested: readonly string[]): readonly Planned[] {
  const unknown = requested.filter((name) => !parts.some((part) => part.name === name))
  if (unknown.length > 0) {
    console.error(`There is no part "${unknown.join('", "')}". There are: ${parts.map((part) => part.name).join(', ')}; and changed.`)
    process.exit(64)
  }
  return parts.flatMap(({ name }) => (requested.length === 0 || requested.includes(name) ? [{ name }] : []))
}

/**
 * `npm test` runs all parts. `npm test -- types lint` runs the named parts. `npm test -- changed` runs the tests that a change can affect.
 */
const requested = process.argv.slice(2)
const from = performance.now()
const planned = requested.length === 1 && requested[0] === 'changed' ? await plannedForChange() : named(requested)

await knowPace()
if (givenFactor() > 1)
  console.log(`This machine is ${givenFactor()} times slower than limits are written for: each is as many times longer.\n`)
try {
  process.env['CHROMIUM_PATH'] = needTestBrowser((text) => console.error(`[setup] ${text}`))
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exit(69)
}
prepareReports()

const results = (
  await schedule(
    parts.flatMap((part) => {
      const plan = planned.find(({ name }) => name === part.name)
      if (!plan) return []
      const run = async () => {
        const start = performance.now()
        const found = await part.run(plan.choice)
        const time = seconds(start)
        for (const result of found) report(result, time)
        return found
      }
      return [{ lanes: part.lanes, run }]
    }),
    lanes,
  )
).flat()
const sum = (of: 'passed' | 'failed') => results.reduce((total, result) => total + result[of], 0)
const broken = results.filter((result) => result.failed > 0).map((result) => result.name)

console.log(`\n${results.length} parts in ${seconds(from)}${broken.length > 0 ? `; look at ${broken.join(', ')}` : ''}`)
console.log(`${sum('passed')} passed, ${sum('failed')} failed`)
process.exitCode = broken.length > 0 ? 1 : 0
