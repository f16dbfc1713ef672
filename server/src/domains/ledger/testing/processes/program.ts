import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'

export type Program = {
  /** The lines that the program prints. Ends when the program ends. */
  lines: AsyncIterable<string>
  /** Writes a line to the program's stdin. */
  tell(line: string): void
  /** Closes the program's stdin, and waits until the program has ended. */
  end(): Promise<void>
  /** Kills the program, as a crash does; resolves when the program has ended. */
  kill(): Promise<void>
}

/** Starts a program of this folder in its own process. Its compiled code is stored in `cache` for the next program. */
export const start = (program: 'writer' | 'racer', args: readonly string[], cache: string): Program =>
  startAt(new URL(`${program}.ts`, import.meta.url), args, cache)

/** Starts a program at any path in its own process. */
export function startAt(program: URL, args: readonly string[], cache: string): Program {
  const child = spawn(process.execPath, [fileURLToPath(program), ...args], {
    env: { PATH: process.env['PATH'] ?? '', NODE_COMPILE_CACHE: join(cache, 'compiled') },
    stdio: ['pipe', 'pipe', 'inherit'],
  })
  const closed = once(child, 'close')
  return {
    lines: createInterface({ input: child.stdout }),
    tell: (line) => void child.stdin.write(`${line}\n`),
    async end() {
      child.stdin.end()
      await closed
    },
    async kill() {
      child.kill('SIGKILL')
      await closed
    },
  }
}
