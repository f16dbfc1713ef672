import path from 'node:path'
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
import { defineConfig, type TestProjectInlineConfiguration } from 'vitest/config'
import { limit } from './tools/machine/pace.ts'

const root = import.meta.dirname

const designSystem: TestProjectInlineConfiguration = {
  root: path.join(root, 'design-system'),
  // Styles get their names and nothing else: no test here looks at CSS.
  plugins: [vanillaExtractPlugin({ unstable_mode: 'transform' })],
  test: { name: 'design-system', environment: 'node', isolate: false, env: { TZ: 'UTC' }, include: ['**/*.test.{ts,tsx}'] },
}

const tools: TestProjectInlineConfiguration = {
  root: path.join(root, 'tools'),
  // The tester of lint rules registers its cases with the global `describe` and `it`.
  test: { name: 'tools', environment: 'node', isolate: false, globals: true, include: ['**/*.test.ts'] },
}

/**
 * What ends a test that hangs, for every project alike. The first test of a file may start a PostgreSQL inside the process, or the
 * program itself, on a machine that does other things too.
 */
const limits = {
  testTimeout: limit(180_000),
  hookTimeout: limit(180_000),
  teardownTimeout: limit(20_000),
  expect: { poll: { timeout: limit(10_000) } },
}

/** A project that has a file of its own beside what it tests. */
const inFolder = (name: string, folder = name): TestProjectInlineConfiguration => ({
  extends: path.join(root, folder, 'vitest.config.ts'),
  root: path.join(root, folder),
  test: { name },
})

/** Whatever runs in Node. */
export const nodeProjects = [
  inFolder('server'),
  inFolder('parity', 'server/parity'),
  inFolder('mocks'),
  inFolder('app'),
  designSystem,
  tools,
].map((project): TestProjectInlineConfiguration => ({ ...project, test: { ...project.test, ...limits } }))

/** By itself it starts without what stories need, which takes longer than many of its tests. */
export default defineConfig({ test: { projects: nodeProjects } })
