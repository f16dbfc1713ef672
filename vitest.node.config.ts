import path from 'node:path'
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
import { defineConfig, type TestProjectInlineConfiguration } from 'vitest/config'

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

/** Whatever runs in Node. */
export const nodeProjects = [
  'server/vitest.config.ts',
  'server/parity/vitest.config.ts',
  'mocks/vitest.config.ts',
  'app/vitest.config.ts',
  designSystem,
  tools,
]

/** By itself it starts without what stories need, which takes longer than many of its tests. */
export default defineConfig({ test: { projects: nodeProjects } })
