import path from 'node:path'
import { createRequire } from 'node:module'
import { defineConfig } from 'vitest/config'

const require = createRequire(import.meta.url)

/** Runs only tests that need no browser. Stories test everything else. */
export default defineConfig({
  root: import.meta.dirname,
  resolve: { alias: [{ find: /^graphql$/, replacement: path.join(path.dirname(require.resolve('graphql/package.json')), 'index.js') }] },
  test: { name: 'app', environment: 'node', isolate: false, include: ['src/**/*.test.ts', 'src/**/*.test.tsx', 'vite/**/*.test.ts'] },
})
