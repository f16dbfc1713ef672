import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitest/config'

export default defineConfig({
  root: fileURLToPath(new URL('.', import.meta.url)),
  /** Makes all modules use one copy of graphql, because two copies would reject each other's schemas. */
  resolve: { alias: [{ find: /^graphql$/, replacement: fileURLToPath(new URL('node_modules/graphql/index.js', import.meta.url)) }] },
  test: { name: 'mocks', environment: 'node', isolate: false, include: ['**/*.test.ts'], server: { deps: { inline: [/@graphql-tools/] } } },
})
