import { expect, test } from 'vitest'
import type { DocumentNode } from 'graphql'
import { createOperations } from './operations.ts'

const documentOf = (hash?: string) =>
  ({ kind: 'Document', definitions: [], ...(hash && { __meta__: { hash } }) }) as unknown as DocumentNode

test('operations run by their hash, and are current until a result changes', async () => {
  let followers = 7
  const ran: unknown[] = []
  const { runOnce, areCurrent } = createOperations(async (operation) => {
    ran.push(operation)
    return { data: { followers } }
  })
  expect(await runOnce(documentOf('a'), { id: 1 })).toEqual({ data: { followers: 7 } })
  expect(await areCurrent()).toBe(true)
  followers = 8
  expect(await areCurrent()).toBe(false)
  expect(ran).toEqual(Array.from({ length: 3 }, () => ({ id: 'a', variables: { id: 1 } })))
})

test('the same operation runs once for a page, and with other variables it runs again', async () => {
  const ran: unknown[] = []
  const { runOnce } = createOperations(async ({ variables }) => {
    ran.push(variables)
    return { data: variables }
  })
  const [first, same, other] = [
    runOnce(documentOf('a'), { id: 1 }),
    runOnce(documentOf('a'), { id: 1 }),
    runOnce(documentOf('a'), { id: 2 }),
  ]
  expect(same).toBe(first)
  expect(await other).toEqual({ data: { id: 2 } })
  expect(ran).toEqual([{ id: 1 }, { id: 2 }])
})

test('a page without operations is always current', async () => {
  expect(await createOperations(async () => ({})).areCurrent()).toBe(true)
})

test('an operation that is not of the build is refused', () => {
  const { runOnce } = createOperations(async () => ({}))
  expect(() => runOnce(documentOf(), {})).toThrow('operations of the build')
})
