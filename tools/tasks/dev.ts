import { inRoot, installed, start, together } from '../process.ts'

/** `npm run dev`: restarts the server on each change; the app's dev server forwards its requests to it. */
const server = start(process.execPath, ['--watch', '--watch-preserve-output', inRoot('server/src/main.ts')], {
  env: { PORT: process.env['SERVER_PORT'] ?? '4000' },
})
const app = start(installed('vite'), [], { cwd: inRoot('app'), env: { PORT: process.env['PORT'] ?? '5173' } })
console.log(`The app: http://127.0.0.1:${process.env['PORT'] ?? '5173'}`)
process.exitCode = await together([server, app])
