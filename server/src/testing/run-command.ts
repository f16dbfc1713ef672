import { spawn } from 'node:child_process'
import { once } from 'node:events'

/** Runs a command of the server with this environment and nothing else of it. Resolves to its exit code and everything that it printed. */
export async function runCommand(file: string, env: Readonly<Record<string, string>>, ...args: string[]) {
  const child = spawn(process.execPath, [file, ...args], {
    env: { PATH: process.env['PATH'] ?? '', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let said = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => (said += chunk.toString()))
  const [code] = (await once(child, 'close')) as [number | null]
  return { code, said }
}
