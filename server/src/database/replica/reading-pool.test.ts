import type { PostgresPool, PostgresPoolClient } from 'kysely'
import { describe, expect, it } from 'vitest'
import { boundedPool } from './bounded-pool.ts'
import { readingPool } from './reading-pool.ts'

/** Returns a pool that records each statement and each release in `log`. Every statement throws `fails` if that is given. */
function notedPool(name: string, log: string[], fails?: Error): PostgresPool {
  const client = {
    query: async (text: string) => {
      log.push(`${name}: ${text}`)
      if (fails) throw fails
      return { command: 'SELECT', rowCount: 1, rows: [{ from: name }] }
    },
    release: (discard?: boolean) => void log.push(`${name} ${discard ? 'closed' : 'released'}`),
  } as unknown as PostgresPoolClient
  return { options: {}, end: async () => undefined, connect: async () => client }
}

function pools({ mayAsk = true, fails }: { mayAsk?: boolean; fails?: Error } = {}) {
  const log: string[] = []
  const answered: string[] = []
  const pool = readingPool({
    primary: notedPool('primary', log),
    replica: notedPool('replica', log, fails),
    mayAsk: () => mayAsk,
    answered: (by) => answered.push(by),
    lost: () => log.push('lost'),
  })
  return { pool, log, answered }
}

const coded = (code: string) => Object.assign(new Error(code), { code })

describe('readingPool', () => {
  it('sends a statement that only reads to the replica, and takes no connection of the primary server', async () => {
    const { pool, log, answered } = pools()
    const client = await pool.connect()
    expect(await client.query('select 1', [])).toMatchObject({ rows: [{ from: 'replica' }] })
    client.release()
    expect(log).toEqual(['replica: select 1', 'replica released'])
    expect(answered).toEqual(['replica'])
  })

  it.each(['insert into t values (1)', 'update t set a = 1', 'begin', 'with gone as (delete from t returning a) select a from gone'])(
    'sends to the primary server: %s',
    async (text) => {
      const { pool, log, answered } = pools()
      const client = await pool.connect()
      await client.query(text, [])
      client.release()
      expect(log).toEqual([`primary: ${text}`, 'primary released'])
      expect(answered).toEqual([])
    },
  )

  it('keeps a transaction on one connection of the primary server', async () => {
    const { pool, log } = pools()
    const client = await pool.connect()
    for (const text of ['begin', 'select 1', 'commit']) await client.query(text, [])
    client.release()
    expect(log).toEqual(['primary: begin', 'primary: select 1', 'primary: commit', 'primary released'])
  })

  it('sends a statement to the primary server if the replica may not answer', async () => {
    const { pool, log, answered } = pools({ mayAsk: false })
    const client = await pool.connect()
    await client.query('select 1', [])
    expect(log).toEqual(['primary: select 1'])
    expect(answered).toEqual(['primary'])
  })

  it.each([
    ['57P01', ['lost']],
    ['ECONNREFUSED', ['lost']],
    ['57014', ['lost']],
    ['42P01', []],
    ['40001', []],
  ] as const)('sends the statement to the primary server if the replica fails with %s', async (code, then) => {
    const { pool, log, answered } = pools({ fails: coded(code) })
    const client = await pool.connect()
    expect(await client.query('select 1', [])).toMatchObject({ rows: [{ from: 'primary' }] })
    expect(log).toEqual(['replica: select 1', 'replica released', ...then, 'primary: select 1'])
    expect(answered).toEqual(['primary'])
  })
})

describe('boundedPool', () => {
  it('gives up a statement that gets no answer, and closes its connection', async () => {
    const log: string[] = []
    const silent = { query: () => new Promise(() => undefined), release: (discard?: boolean) => log.push(discard ? 'closed' : 'released') }
    const pool = { options: {}, end: async () => undefined, connect: async () => silent as unknown as PostgresPoolClient }
    const client = await boundedPool(pool, 1).connect()
    await expect(client.query('select 1', [])).rejects.toThrow('timeout expired')
    client.release()
    expect(log).toEqual(['closed'])
  })

  it('returns a connection to the pool if its statement was answered', async () => {
    const log: string[] = []
    const client = await boundedPool(notedPool('replica', log), 60_000).connect()
    await client.query('select 1', [])
    client.release()
    expect(log).toEqual(['replica: select 1', 'replica released'])
  })
})
