import { describe, expect, it } from 'vitest'
import { causedBy, currentCause } from '#cause.ts'
import { afterCommit } from './after-commit.ts'
import { inSharedTransaction } from './group-commit/group-commit.ts'
import { inRepeatableTransaction } from './repeatable.ts'
import { eachDatabase } from './testing/each-database.ts'
import { inTransaction } from './transaction.ts'

describe('afterCommit', () => {
  eachDatabase((open) => {
    it('runs once after the transaction, also if it is called in an inner or a repeatable transaction', async () => {
      const { db } = await open()
      const order: string[] = []
      await inTransaction(db, async (tx) => {
        await inTransaction(tx, async (inner) => afterCommit(inner, () => order.push('noted')))
        order.push('worked')
      })
      await inRepeatableTransaction(db, async (tx) => afterCommit(tx, () => order.push('repeatable')))
      expect(order).toEqual(['worked', 'noted', 'repeatable'])
    })

    it('does not run if the transaction is undone', async () => {
      const { db } = await open()
      const order: string[] = []
      const undone = inTransaction(db, async (tx) => {
        afterCommit(tx, () => order.push('noted'))
        throw new Error('no')
      })
      await expect(undone).rejects.toThrow('no')
      expect(order).toEqual([])
    })

    it('in a shared commit, runs only for calls that were not undone, each with its own request as the cause', async () => {
      const handle = await open()
      const noted: unknown[] = []
      const call = (n: number) =>
        causedBy({ requestId: `request-${n}` }, () =>
          inSharedTransaction(handle, async (tx) => {
            afterCommit(tx, () => noted.push(currentCause()))
            if (n === 1) throw new Error('no')
          }),
        )
      await Promise.allSettled([0, 1, 2].map(call))
      expect(noted).toHaveLength(2)
      expect(noted).toEqual(expect.arrayContaining([{ requestId: 'request-0' }, { requestId: 'request-2' }]))
    })
  })
})
