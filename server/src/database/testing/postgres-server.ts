import { execFileSync, spawn, type ChildProcess, type ExecFileSyncOptions } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { chownSync, existsSync, mkdtempSync, readdirSync, realpathSync, rmSync } from 'node:fs'
import { userInfo, tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import pg from 'pg'
import type { TestProject } from 'vitest/node'

declare module 'vitest' {
  interface ProvidedContext {
    /** Address of a PostgreSQL server for tests; null if there is none and PGlite must do. */
    postgresUrl: string | null
  }
}

const debian = '/usr/lib/postgresql'
const places = () => [
  '/usr/local/bin',
  '/usr/bin',
  ...(existsSync(debian) ? readdirSync(debian).map((version) => join(debian, version, 'bin')) : []),
]
const binaries = () => places().find((place) => existsSync(join(place, 'postgres')) && existsSync(join(place, 'initdb')))

/** Returns another user if this process is root, because PostgreSQL refuses to run as root. */
export function lentUser(): { uid: number; gid: number } | undefined {
  if (userInfo().uid !== 0) return undefined
  const id = (flag: string, name: string) => Number(execFileSync('id', [flag, name], { stdio: ['ignore', 'pipe', 'ignore'] }).toString())
  for (const name of ['postgres', 'nobody']) {
    try {
      return { uid: id('-u', name), gid: id('-g', name) }
    } catch {
      continue
    }
  }
  return undefined
}

const ready = (child: ChildProcess) =>
  new Promise<void>((resolve, reject) => {
    child.stderr?.on('data', (chunk: Buffer) => /ready to accept (?:read-only )?connections/.test(chunk.toString()) && resolve())
    child.once('exit', (code) => reject(new Error(`postgres ended with ${code}`)))
  })

/** Starts a server in a new folder. `make` writes its data. */
async function startIn(bin: string, make: (data: string, options: ExecFileSyncOptions) => void): Promise<ThrowAwayServer> {
  const home = mkdtempSync(join(tmpdir(), 'wasla-pg-'))
  const user = lentUser()
  if (user) chownSync(home, user.uid, user.gid)
  const options = { cwd: home, ...user }
  const data = join(home, 'data')
  make(data, { ...options, stdio: 'ignore' })
  const settings = ['fsync=off', 'synchronous_commit=off', 'listen_addresses=', `unix_socket_directories=${home}`, 'max_connections=200']
  const launch = async () => {
    const child = spawn(join(bin, 'postgres'), ['-D', data, ...settings.flatMap((setting) => ['-c', setting])], {
      ...options,
      stdio: ['ignore', 'ignore', 'pipe'],
    })
    await ready(child)
    return child
  }
  let running: ChildProcess | null = await launch()
  const halt = async (signal: 'SIGINT' | 'SIGQUIT' = 'SIGINT') => {
    const child = running
    if (!child) return
    running = null
    const ended = new Promise((resolve) => child.once('exit', resolve))
    child.kill(signal)
    await ended
  }
  return {
    url: `postgres://wasla@localhost/postgres?host=${encodeURIComponent(home)}`,
    halt,
    async resume() {
      running ??= await launch()
    },
    async stop() {
      await halt()
      rmSync(home, { recursive: true, force: true })
    },
  }
}

const start = (bin: string) =>
  startIn(bin, (data, options) =>
    execFileSync(join(bin, 'initdb'), ['-D', data, '-U', 'wasla', '-A', 'trust', '--no-sync', '-E', 'UTF8', '--locale=C'], options),
  )

/** A server that a test starts for itself. */
export type ThrowAwayServer = {
  url: string
  /** Ends all connections and stops the server. With `SIGQUIT` it does not shut down in order, as after a crash. */
  halt(signal?: 'SIGINT' | 'SIGQUIT'): Promise<void>
  /** Starts the server again, with its data. */
  resume(): Promise<void>
  stop(): Promise<void>
}

/** Starts a server for the caller alone. Returns null if PostgreSQL is not installed. */
export async function throwAwayServer(): Promise<ThrowAwayServer | null> {
  const bin = binaries()
  return bin ? start(bin) : null
}

/** Returns the program that copies a running server; undefined if it is not installed. */
function baseBackup(): string | undefined {
  const bin = binaries()
  // The common folder may have links to the programs of the server only, so look in the folder of their targets too.
  const folders = bin ? [bin, dirname(realpathSync(join(bin, 'postgres')))] : []
  return folders.map((folder) => join(folder, 'pg_basebackup')).find((program) => existsSync(program))
}

/** Whether a replica can be started here. If not, tests of a replica are skipped. */
export const canReplicate = baseBackup() !== undefined

/** Starts a streaming replica of a server for the caller alone. Returns null if PostgreSQL is not installed. */
export async function throwAwayReplica(primary: Pick<ThrowAwayServer, 'url'>): Promise<ThrowAwayServer | null> {
  const bin = binaries()
  const program = baseBackup()
  if (!bin || !program) return null
  const host = new URL(primary.url).searchParams.get('host') ?? ''
  const copy = (data: string, options: ExecFileSyncOptions) =>
    execFileSync(program, ['-h', host, '-U', 'wasla', '-D', data, '-R', '-X', 'stream', '-c', 'fast', '--no-sync'], options)
  return startIn(bin, copy)
}

/** Creates a database for this run on a shared server. */
async function ownDatabase(url: string) {
  const name = `wasla_test_${process.pid}_${randomBytes(4).toString('hex')}`
  const ask = async (statement: string) => {
    const client = new pg.Client({ connectionString: url })
    await client.connect()
    await client.query(statement).finally(() => client.end())
  }
  await ask(`create database ${name}`)
  const own = new URL(url)
  own.pathname = name
  return { url: own.href, stop: () => ask(`drop database ${name} with (force)`) }
}

let stop: () => Promise<void> = async () => undefined

/** Runs before all tests. Provides `TEST_DATABASE_URL`; without it, a new server if PostgreSQL is installed; otherwise null. */
export async function setup(project: TestProject): Promise<void> {
  const given = process.env['TEST_DATABASE_URL']
  if (given) {
    const own = await ownDatabase(given)
    stop = own.stop
    project.provide('postgresUrl', own.url)
    return
  }
  const bin = binaries()
  if (!bin) {
    project.provide('postgresUrl', null)
    return
  }
  try {
    const server = await start(bin)
    stop = server.stop
    project.provide('postgresUrl', server.url)
  } catch (error) {
    console.warn(`PostgreSQL is installed but did not start (${String(error)}): store tests run on the in-process one alone.`)
    project.provide('postgresUrl', null)
  }
}

export const teardown = () => stop()
