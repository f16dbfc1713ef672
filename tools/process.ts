import { spawn, type ChildProcess, type SpawnOptions } from 'node:child_process'
import path from 'node:path'

export const root = path.resolve(import.meta.dirname, '..')
export const inRoot = (...parts: string[]): string => path.join(root, ...parts)

/** Returns the command of an installed package. */
export const installed = (name: string): string => inRoot('node_modules', '.bin', process.platform === 'win32' ? `${name}.CMD` : name)

export type Options = { cwd?: string; env?: Record<string, string | undefined>; onText?: (text: string) => void }
export type Ended = { code: number; output: string }

const running = new Set<ChildProcess>()
let isListening = false

/**
 * Ends all children when this process ends, by signal or otherwise. Ctrl-C reaches them directly: the terminal sends it to the whole group.
 */
function listen() {
  if (isListening) return
  isListening = true
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
    process.on(signal, () => {
      if (signal === 'SIGINT' && process.stdin.isTTY) return
      for (const child of running) child.kill(signal === 'SIGHUP' ? 'SIGTERM' : signal)
    })
  const parent = process.ppid
  setInterval(() => {
    if (process.ppid !== parent) for (const child of running) child.kill('SIGTERM')
  }, 500).unref()
  process.on('exit', () => {
    for (const child of running) child.kill('SIGTERM')
  })
}

/** Starts a child process that ends with this process. */
export function start(
  command: string,
  args: string[],
  { cwd = root, env }: Options = {},
  stdio: SpawnOptions['stdio'] = 'inherit',
): ChildProcess {
  listen()
  const child = spawn(command, args, { cwd, env: { ...process.env, ...env }, stdio, shell: command.endsWith('.CMD') })
  running.add(child)
  child.on('exit', () => running.delete(child))
  return child
}

/** Returns how a child ended as a number: its exit code, or the shell's number for the signal that ended it. */
export const ended = (child: ChildProcess): Promise<number> =>
  new Promise((resolve) => {
    child.on('error', (error) => {
      console.error(error.message)
      resolve(127)
    })
    child.on('close', (code, signal) => resolve(code ?? (signal === 'SIGINT' ? 130 : 143)))
  })

/** Runs a command whose output is visible. */
export const run = (command: string, args: string[], options?: Options): Promise<number> => ended(start(command, args, options))

/** Runs a command in the background and returns its output. */
export async function capture(command: string, args: string[], options: Options = {}): Promise<Ended> {
  const child = start(command, args, { ...options, env: { FORCE_COLOR: '0', NO_COLOR: '1', ...options.env } }, ['ignore', 'pipe', 'pipe'])
  const parts: string[] = []
  const keep = (chunk: Buffer) => {
    const text = chunk.toString()
    parts.push(text)
    options.onText?.(text)
  }
  child.stdout?.on('data', keep)
  child.stderr?.on('data', keep)
  const code = await ended(child)
  return { code, output: parts.join('') }
}

/** Waits for several long-lived visible commands. When one ends, ends the others. */
export async function together(children: ChildProcess[]): Promise<number> {
  const first = await Promise.race(children.map((child) => ended(child)))
  for (const child of children) child.kill('SIGTERM')
  await Promise.all(children.map((child) => (child.exitCode === null && child.signalCode === null ? ended(child) : Promise.resolve(0))))
  return first
}
