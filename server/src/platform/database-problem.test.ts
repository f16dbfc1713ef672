import { createServer } from 'node:net'
import { expect, it, onTestFinished } from 'vitest'
import { openPostgres } from '../database/dialects/postgres.ts'
import { databaseProblem } from './database-problem.ts'

const coded = (code: string, more: object = {}) => Object.assign(new Error(`it failed with ${code}`), { code, ...more })

it.each([
  [coded('08P01'), 64, /did not follow the protocol.*port.*pooler refuses a start-up parameter.*\(08P01\)$/],
  [coded('25006'), 69, /standby.*primary/],
  [coded('28000'), 64, /does not let this user in.*pg_hba/],
  [coded('28P01'), 64, /user or the password/],
  [coded('3D000'), 64, /no database with the name/],
  [coded('3F000'), 64, /no schema/],
  [coded('42501'), 78, /rights/],
  [coded('53300'), 69, /no room for another connection.*PgBouncer/],
  [coded('57P03'), 69, /starting or stopping/],
  [coded('ECONNREFUSED'), 69, /does not answer.*nothing listens/],
  [coded('ECONNRESET'), 69, /does not answer.*sslmode/],
  [coded('ENOTFOUND'), 69, /no host with the name in DATABASE_URL/],
  [coded('ENOENT', { syscall: 'connect' }), 69, /no socket/],
  [coded('ETIMEDOUT'), 69, /in time/],
  [coded('DEPTH_ZERO_SELF_SIGNED_CERT'), 64, /certificate/],
  [new Error('The server does not support SSL connections'), 64, /encrypted/],
  [new Error('timeout expired'), 69, /in time/],
  [new Error('Connection terminated due to connection timeout'), 69, /in time/],
  [new Error('Connection terminated unexpectedly'), 69, /port is not that of PostgreSQL/],
])('explains why the database cannot be used: %s', (error, exitCode, words) => {
  const problem = databaseProblem(error)
  expect(problem?.exitCode).toBe(exitCode)
  expect(problem?.message).toMatch(words)
})

it('speaks of a password only if PostgreSQL refused the password', () => {
  for (const code of ['08P01', '28000', '3D000', 'ECONNREFUSED']) expect(databaseProblem(coded(code))?.message).not.toContain('password')
})

it.each([coded('ENOENT', { syscall: 'open' }), coded('23505'), new Error('anything else'), 'text'])(
  'returns null for an error about something else: %s',
  (error) => {
    expect(databaseProblem(error)).toBeNull()
  },
)

it('explains a port at which another program answers', async () => {
  const other = createServer((socket) => socket.end('HTTP/1.1 400 Bad Request\r\n\r\n'))
  await new Promise<void>((resolve) => other.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => void other.close())
  const address = other.address()
  const port = typeof address === 'object' ? address?.port : 0
  const error: unknown = await openPostgres({ url: `postgres://somebody@127.0.0.1:${port}/some`, create: true }).catch(
    (thrown: unknown) => thrown,
  )
  expect(databaseProblem(error)?.message).toMatch(/does not answer.*port is not that of PostgreSQL/)
})
