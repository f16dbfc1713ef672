import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitest/config'

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url))

export default defineConfig({
  root: here('.'),
  resolve: {
    // One realm of graphql: its ESM and CommonJS builds refuse each other's objects.
    alias: [{ find: /^graphql$/, replacement: here('./node_modules/graphql/index.js') }],
  },
  test: {
    name: 'server',
    include: ['src/**/*.test.ts', 'contract/**/*.test.ts', 'bench/**/*.test.ts'],
    exclude: ['**/node_modules/**'],
    globalSetup: [here('./src/database/testing/postgres-server.ts')],
    environment: 'node',
    env: { TZ: 'UTC' },
    isolate: false,
    restoreMocks: true,
    maxWorkers: 2,
  },
})
