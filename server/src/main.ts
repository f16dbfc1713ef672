import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { isStoreBusy } from './database/transaction.ts'
import { readEnv, type Env } from './env.ts'
import { exitCodes } from './exit-codes.ts'
import { welcome } from './demo/welcome.ts'
import { systemClock } from './platform/clock.ts'
import { randomIds } from './platform/ids.ts'
import { keptSecrets } from './platform/kept-secrets.ts'
import { createLog, silentLog, standardOutput, type Log } from './platform/log.ts'
import { startProblem } from './start-problem.ts'
import { startServer, type Running } from './start.ts'

const clock = systemClock
const ids = randomIds(clock)
const appRoot = join(dirname(fileURLToPath(import.meta.url)), '../../app/dist')
const print = (line: string) => void process.stdout.write(`${line}\n`)

/** Running requests have this long when an operator stops the process, and when a fault does (F27, F29). */
const grace = { asked: 8_000, fault: 4_000 } as const

let log: Log = silentLog
let running: Running | undefined
let ending = false

function endWith(exitCode: number): never {
  log.flush()
  process.exit(exitCode)
}

/** Stops once, whatever happens meanwhile; a second signal does not wait. */
function end(exitCode: number, patience: number): void {
  if (ending) return endWith(exitCode)
  ending = true
  setTimeout(() => endWith(exitCode), patience + 1_500).unref()
  void (running?.stop(patience) ?? Promise.resolve()).then(
    () => endWith(exitCode),
    (error: unknown) => {
      log.error('The server did not stop as it should', { error })
      endWith(exitCodes.fault)
    },
  )
}

function fault(error: unknown): void {
  log.error('An error that nobody caught', { error })
  // A store that is away for a moment is no reason to end what still works.
  if (!isStoreBusy(error)) end(exitCodes.fault, grace.fault)
}

async function main(): Promise<void> {
  const env: Env = readEnv(process.env, (dataDir) => keptSecrets(dataDir, ids))
  log = createLog(env.logLevel, standardOutput())
  running = await startServer({ env, clock, ids, log, print, appRoot })
  for (const line of welcome(env, running.port)) print(line)
}

process.on('SIGTERM', () => end(exitCodes.stopped, grace.asked))
process.on('SIGINT', () => end(exitCodes.stopped, grace.asked))
process.on('uncaughtException', fault)
process.on('unhandledRejection', fault)

main().catch((error: unknown) => {
  const problem = startProblem(error)
  process.stderr.write(`${problem?.message ?? `The server could not start: ${error instanceof Error ? error.stack : String(error)}`}\n`)
  endWith(problem?.exitCode ?? exitCodes.fault)
})
