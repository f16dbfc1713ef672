import { spawn } from 'node:child_process'
import { chownSync, existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { lentUser } from './postgres-server.ts'

const pgbouncer = ['/usr/sbin/pgbouncer', '/usr/bin/pgbouncer', '/usr/local/bin/pgbouncer'].find((path) => existsSync(path))

/** Whether PgBouncer is installed. Without it, tests of a pooler are skipped. */
export const hasPooler = pgbouncer !== undefined

/** Returns the server behind the pooler, in the notation of PgBouncer’s configuration. */
function target(server: string): string {
  const url = new URL(server)
  const facts = {
    host: url.searchParams.get('host') ?? url.hostname,
    port: url.port || '5432',
    user: decodeURIComponent(url.username),
    password: decodeURIComponent(url.password),
  }
  return Object.entries(facts)
    .filter(([, value]) => value !== '')
    .map(([name, value]) => `${name}='${value.replaceAll("'", "''")}'`)
    .join(' ')
}

export type Pooler = {
  /** Returns the address of a database through the pooler. */
  urlOf(database: string): string
  stop(): Promise<void>
}

/**
 * Starts a PgBouncer in front of `server`, with two connections per database. It lends a connection for one transaction. It drops the
 * start-up parameters in `ignored`, and refuses most other parameters. Returns null if PgBouncer is not installed.
 */
export async function startPooler(server: string, ignored: readonly string[] = []): Promise<Pooler | null> {
  if (pgbouncer === undefined) return null
  const home = mkdtempSync(join(tmpdir(), 'wasla-pooler-'))
  const user = lentUser()
  const config = join(home, 'pgbouncer.ini')
  writeFileSync(
    config,
    [
      '[databases]',
      `* = ${target(server)}`,
      '[pgbouncer]',
      'listen_port = 6432',
      `unix_socket_dir = ${home}`,
      'auth_type = any',
      'pool_mode = transaction',
      'default_pool_size = 2',
      'max_client_conn = 100',
      ...(ignored.length > 0 ? [`ignore_startup_parameters = ${ignored.join(',')}`] : []),
    ].join('\n'),
  )
  if (user) for (const path of [home, config]) chownSync(path, user.uid, user.gid)
  const child = spawn(pgbouncer, [config], { cwd: home, ...user, stdio: ['ignore', 'ignore', 'pipe'] })
  const ended = new Promise((resolve) => child.once('exit', resolve))
  await new Promise<void>((resolve, reject) => {
    let said = ''
    child.stderr.on('data', (chunk: Buffer) => {
      said += chunk.toString()
      if (said.includes('process up')) resolve()
    })
    child.once('error', reject)
    child.once('exit', (code) => reject(new Error(`pgbouncer ended with ${code}: ${said}`)))
  })
  return {
    urlOf: (database) => `postgres://wasla@localhost:6432/${database}?host=${encodeURIComponent(home)}`,
    async stop() {
      child.kill('SIGTERM')
      await ended
      rmSync(home, { recursive: true, force: true })
    },
  }
}
