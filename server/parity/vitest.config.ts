import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitest/config'

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url))

/** Tests the mock and the server together, separately from the other tests of the server. */
export default defineConfig({
  root: here('.'),
  resolve: {
    // Mock and server share one copy of graphql, because two copies would refuse each other's schemas.
    alias: [{ find: /^graphql$/, replacement: here('../node_modules/graphql/index.js') }],
  },
  test: {
    name: 'parity',
    environment: 'node',
    isolate: false,
    include: ['**/*.test.ts'],
    env: { TZ: 'UTC' },
    server: { deps: { inline: [/@graphql-tools/] } },
  },
})
