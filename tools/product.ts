import { spawn } from 'node:child_process'
import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { exitCodes } from '@wasla/server/config/exit-codes.ts'
import { nodeEnvironment, nodeOptions } from '@wasla/server/config/node-options.ts'
import { limit } from './machine/pace.ts'

const root = path.resolve(import.meta.dirname, '..')

/** Returns a port on which nothing listens at the moment. */
export const freePort = (): Promise<number> =>
  new Promise((resolve, reject) => {
    const probe = createServer()
    probe.on('error', reject)
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address()
      probe.close(() => (address && typeof address === 'object' ? resolve(address.port) : reject(new Error('No free port'))))
    })
  })

export type Product = {
  /** The address of the server, without a trailing slash. */
  readonly address: string
  readonly processId: number
  /** Returns false if the server has ended by itself. */
  isRunning(): boolean
  /** Returns what the server has printed. */
  output(): string
  /** Ends the server as an operator would. Moves its data to the folder `saveIn`, or deletes them. Resolves to its exit code. */
  stop(saveIn?: string): Promise<number | null>
}

/**
 * `home`: the folder with the product’s files; this project by default. `begin`: the folder with the data of a stopped server. The new
 * server begins with a copy of it. If it is null, the server makes a new demo world.
 */
type Options = { env: Readonly<Record<string, string>>; patience: number; home: string; begin: string | null }

/** What the server prints when it listens. */
const greeting = 'Wasla is running at'

/** Starts a server on a port. Resolves to null if another program has taken the port meanwhile. */
async function startOn(port: number, { env, patience, home, begin }: Options): Promise<Product | null> {
  const data = mkdtempSync(path.join(tmpdir(), 'wasla-'))
  if (begin !== null) cpSync(begin, data, { recursive: true })
  const address = `http://localhost:${port}`
  const printed: string[] = []
  const output = () => printed.join('')
  const child = spawn(process.execPath, [...nodeOptions, path.join(home, 'server/src/main.ts')], {
    cwd: home,
    env: {
      ...process.env,
      ...nodeEnvironment,
      APP_MODE: 'demo',
      // A journey may run past midnight, when a demo is reset by default.
      DEMO_STAYS_OVERNIGHT: '1',
      DATA_DIR: data,
      PORT: String(port),
      PUBLIC_URL: address,
      ...env,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => printed.push(chunk.toString()))
  let isOver = false
  const over = new Promise<number | null>((resolve) =>
    child.on('close', (code) => {
      isOver = true
      resolve(code)
    }),
  )
  const killWithUs = () => child.kill('SIGKILL')
  process.on('exit', killWithUs)

  const stop = async (saveIn?: string) => {
    child.kill('SIGTERM')
    const impatient = setTimeout(() => child.kill('SIGKILL'), limit(10_000))
    const code = await over
    clearTimeout(impatient)
    process.off('exit', killWithUs)
    if (saveIn !== undefined) cpSync(data, saveIn, { recursive: true })
    rmSync(data, { recursive: true, force: true })
    return code
  }

  const isReady = () =>
    fetch(`${address}/readyz`).then(
      (answer) => answer.ok,
      () => false,
    )
  const deadline = performance.now() + patience
  // Another server may answer at the port. Only the greeting shows that this one has it.
  while (!output().includes(greeting) || !(await isReady())) {
    if (isOver || performance.now() > deadline) {
      if ((await stop()) === exitCodes.portTaken) return null
      throw new Error(`The server did not get ready.\n${output()}`)
    }
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
  return { address, processId: child.pid ?? 0, isRunning: () => !isOver, output, stop }
}

/** Starts the real server with the production build and a demo world. Rejects with its output if it is not ready in time. */
export async function startProduct({ env = {}, patience = 60_000, home = root, begin = null }: Partial<Options> = {}): Promise<Product> {
  for (;;) {
    const product = await startOn(await freePort(), { env, patience, home, begin })
    if (product) return product
  }
}
