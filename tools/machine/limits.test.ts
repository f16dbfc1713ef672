import { execFileSync } from 'node:child_process'
import { pathToFileURL } from 'node:url'
import { expect, it } from 'vitest'
import { inRoot } from '../process.ts'
import { asEnv } from './pace.ts'

/**
 * Returns the value of an expression over a configuration, on a machine that is `factor` times slower. A child process with that factor
 * imports the configuration by its address, because the types of configurations differ.
 */
function read(file: string, expression: string, factor: number): unknown {
  const script = `import(${JSON.stringify(pathToFileURL(inRoot(file)).href)}).then((module) => console.log(JSON.stringify(${expression})))`
  return JSON.parse(
    execFileSync(process.execPath, ['-e', script], { cwd: inRoot(), env: { ...process.env, ...asEnv(factor) }, encoding: 'utf8' }),
  )
}

const projects =
  'module.nodeProjects.map(({ test }) => [test.testTimeout, test.hookTimeout, test.teardownTimeout, test.expect.poll.timeout])'
const journeys = '[module.default.timeout, module.default.expect.timeout, module.default.use.actionTimeout]'

it.each([
  ['every test in Node', 'vitest.node.config.ts', projects, Array.from({ length: 6 }, () => [180_000, 180_000, 20_000, 10_000])],
  ['journeys', 'app/e2e/playwright.config.ts', journeys, [120_000, 15_000, 20_000]],
] as const)('limits of %s grow with the slowness of the machine', (_, file, expression, limits) => {
  expect(read(file, expression, 1)).toEqual(limits)
  expect(read(file, expression, 2.5)).toEqual(
    JSON.parse(JSON.stringify(limits), (_key, value: unknown) => (typeof value === 'number' ? value * 2.5 : value)),
  )
})
