import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'

export type Program = {
  /** What it prints, line by line. Ends when it does. */
  lines: AsyncIterable<string>
  /** Writes a line to what it reads. */
  tell(line: string): void
  /** Writes nothing more to it, and waits until it has ended by itself. */
  end(): Promise<void>
  /** Ends it at once, as a crash does; resolves when it is gone. */
  kill(): Promise<void>
}

/** Starts a program beside this file in a process of its own. What it compiled stays in `cache` for the next. */
export const start = (program: 'writer' | 'racer', args: readonly string[], cache: string): Program =>
  startAt(new URL(`${program}.ts`, import.meta.url), args, cache)

/** The same for a program anywhere. */
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
