import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { welcome } from './demo/welcome.ts'
import { readEnv } from './config/env.ts'
import { exitCodes } from './config/exit-codes.ts'
import { systemClock } from './platform/clock.ts'
import { createEnding } from './platform/ending.ts'
import { randomIds } from './platform/ids.ts'
import { storedSecrets } from './platform/stored-secrets.ts'
import { createLog, silentLog, standardOutput } from './platform/log.ts'
import { startProblem } from './platform/start-problem.ts'
import { startServer, type Running } from './start/start.ts'

// Files of this process are only for its own user: they have numbers, documents and keys.
process.umask(0o077)

const clock = systemClock
const ids = randomIds(clock)
const appRoot = join(dirname(fileURLToPath(import.meta.url)), '../../app/dist')
const print = (line: string) => void process.stdout.write(`${line}\n`)

let log = silentLog
let running: Running | undefined
const ending = createEnding({ clock, log: () => log, running: () => running, exit: (code) => process.exit(code) })

async function main(): Promise<void> {
  const env = readEnv(process.env, (dataDir) => storedSecrets(dataDir, ids))
  log = createLog(env.logLevel, standardOutput())
  running = await startServer({ env, clock, ids, log, print, appRoot })
  for (const line of welcome(env, running.port)) print(line)
}

process.on('SIGTERM', ending.requested)
process.on('SIGHUP', ending.requested)
process.on('SIGINT', ending.interrupted)
process.on('uncaughtException', ending.fault)
process.on('unhandledRejection', ending.fault)

main().catch((error: unknown) => {
  const problem = startProblem(error)
  process.stderr.write(`${problem?.message ?? `The server could not start: ${error instanceof Error ? error.stack : String(error)}`}\n`)
  ending.exitWith(problem?.exitCode ?? exitCodes.fault)
})
