import { expect, test } from 'vitest'
import { findTransaction, type AskPage } from './find-transaction.ts'
import type { Transaction } from './row.ts'

function listOf(count: number) {
  const requests: number[] = []
  const ask: AskPage = async ({ limit, offset }) => {
    requests.push(offset)
    const length = Math.max(0, Math.min(limit, count - offset))
    return { count, data: Array.from({ length }, (_, index) => ({ id: String(offset + index) }) as Transaction) }
  }
  return { ask, requests }
}

test('findTransaction finds a transaction far down the list', async () => {
  const { ask, requests } = listOf(250)
  expect((await findTransaction(ask, '230'))?.id).toBe('230')
  expect(requests).toEqual([0, 100, 200])
})

test('findTransaction stops at the end of the list', async () => {
  const { ask, requests } = listOf(120)
  expect(await findTransaction(ask, 'gone')).toBeNull()
  expect(requests).toEqual([0, 100])
  expect(await findTransaction(listOf(0).ask, 'gone')).toBeNull()
})

test('findTransaction stops after ten pages of a very long list', async () => {
  const { ask, requests } = listOf(1_000_000)
  expect(await findTransaction(ask, 'gone')).toBeNull()
  expect(requests).toHaveLength(10)
})
