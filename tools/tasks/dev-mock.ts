import { inRoot, installed, run } from '../process.ts'

/** `npm run dev:mock`: runs the app alone, with the mock of the server. */
process.exitCode = await run(installed('vite'), process.argv.slice(2), {
  cwd: inRoot('app'),
  env: { VITE_MOCKS: '1', PORT: process.env['PORT'] ?? '5173' },
})
