import { expect, test } from 'vitest'
import type { DocumentNode } from 'graphql'
import { createOperations } from './operations.ts'

const documentOf = (hash?: string) =>
  ({ kind: 'Document', definitions: [], ...(hash && { __meta__: { hash } }) }) as unknown as DocumentNode

test('operations run by their hash, and are current until a result changes', async () => {
  let followers = 7
  const ran: unknown[] = []
  const { ask, areCurrent } = createOperations(async (operation) => {
    ran.push(operation)
    return { data: { followers } }
  })
  expect(await ask({ document: documentOf('a'), variables: { id: 1 } })).toEqual({ data: { followers: 7 } })
  expect(await areCurrent()).toBe(true)
  followers = 8
  expect(await areCurrent()).toBe(false)
  expect(ran).toEqual(Array.from({ length: 3 }, () => ({ id: 'a', variables: { id: 1 } })))
})

test('a page without operations is always current', async () => {
  expect(await createOperations(async () => ({})).areCurrent()).toBe(true)
})

test('an operation that is not of the build is refused', async () => {
  const { ask } = createOperations(async () => ({}))
  await expect(ask({ document: documentOf(), variables: {} })).rejects.toThrow('operations of the build')
})
