import { afterAll, describe, expect, inject, it } from 'vitest'
import type { Database } from '../database.ts'
import type { DatabaseHandle } from '../handle.ts'
import { newServerPlace } from '../testing/real-postgres.ts'
import { inTransaction } from '../transaction.ts'
import { isAlone } from './named-lock.ts'

/** Returns whether `other` gets the lock called `name` while `holder` has the lock called `sealer`. */
const isAloneBeside = (holder: Database, other: Database, name: string): Promise<boolean> =>
  inTransaction(holder, async (held) => {
    expect(await isAlone(held, 'postgres', 'sealer')).toBe(true)
    return inTransaction(other, (tx) => isAlone(tx, 'postgres', name))
  })

describe.runIf(inject('postgresUrl'))('isAlone on a PostgreSQL server', () => {
  const ends: (() => Promise<void>)[] = []
  afterAll(async () => {
    for (const end of ends.toReversed()) await end()
  })

  async function schema(): Promise<() => Promise<DatabaseHandle>> {
    const place = await newServerPlace(inject('postgresUrl') ?? '')
    ends.push(place.drop)
    return async () => {
      const handle = await place.open()
      ends.push(handle.close)
      return handle
    }
  }

  it('returns true in only one of all processes of a schema', async () => {
    const open = await schema()
    const [one, other] = [await open(), await open()]
    expect(await isAloneBeside(one.db, other.db, 'sealer')).toBe(false)
    expect(await isAloneBeside(one.db, other.db, 'another')).toBe(true)
  })

  it('ignores locks of another schema of the same database', async () => {
    const [one, other] = [await (await schema())(), await (await schema())()]
    expect(await isAloneBeside(one.db, other.db, 'sealer')).toBe(true)
  })
})
