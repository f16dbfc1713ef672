import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitest/config'

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url))

/** Mock and server side by side; a part of its own beside the server's tests. */
export default defineConfig({
  root: here('.'),
  resolve: {
    // One realm of graphql for both sides: two copies would refuse each other's schemas.
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
