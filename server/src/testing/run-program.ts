import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const main = fileURLToPath(new URL('../main.ts', import.meta.url))
/** Node’s compile cache, which all starts share. Without it, each start compiles the program, which takes three seconds of the processor. */
const compiled = fileURLToPath(new URL('../../../.cache/compiled', import.meta.url))

export type RunningProgram = {
  child: ChildProcess
  /** What the program has written so far. */
  said: { out: string; err: string }
  /** Resolves to the exit code once the program has ended; null if a signal ended it. */
  ended: Promise<number | null>
  /** Resolves to the program's address once it runs; to an empty text if it ended before. */
  address: Promise<string>
}

type Given = {
  /** The folder in which the program runs. Its data are in `data` below it. */
  home: string
  env?: Record<string, string>
}

/** Starts the program as an operator does. */
export function runProgram({ home, env = {} }: Given): RunningProgram {
  const child = spawn(process.execPath, [main], {
    cwd: home,
    env: {
      PATH: process.env['PATH'] ?? '',
      NODE_COMPILE_CACHE: compiled,
      HOST: '127.0.0.1',
      PORT: '0',
      DATA_DIR: join(home, 'data'),
      ...env,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const said = { out: '', err: '' }
  child.stderr.on('data', (chunk: Buffer) => (said.err += chunk.toString()))
  const ended = once(child, 'close').then(([code]) => code as number | null)
  const runs = new Promise<string>((resolve) => {
    child.stdout.on('data', (chunk: Buffer) => {
      said.out += chunk.toString()
      const address = /http:\/\/localhost:(\d+)/.exec(said.out)
      if (address && said.out.includes('/demo/outbox')) resolve(`http://127.0.0.1:${address[1]}`)
    })
  })
  return { child, said, ended, address: Promise.race([runs, ended.then(() => '')]) }
}
