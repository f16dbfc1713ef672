import type { DocumentNode } from 'graphql'
import { expect, test, vi } from 'vitest'
import type { OperationResult } from '@wasla/contract/public-pages/renderer.ts'
import { createQuestions } from './questions.ts'

const documentOf = (hash?: string) =>
  ({ kind: 'Document', definitions: [], ...(hash && { __meta__: { hash } }) }) as unknown as DocumentNode

test('the same question runs once for a page, and another one runs by itself', async () => {
  const run = vi.fn<(question: { variables: unknown }) => Promise<OperationResult>>(async ({ variables }) => ({ data: variables }))
  const { answer } = createQuestions(run)
  const [first, again, other] = [answer(documentOf('a'), { id: 1 }), answer(documentOf('a'), { id: 1 }), answer(documentOf('a'), { id: 2 })]
  expect(again).toBe(first)
  await expect(other).resolves.toEqual({ data: { id: 2 } })
  expect(run).toHaveBeenCalledTimes(2)
})

test('a page is current until one of its questions has another answer', async () => {
  let count = 3
  const { answer, areCurrent } = createQuestions(async ({ id }) => ({ data: id === 'b' ? { count } : null }))
  await Promise.all([answer(documentOf('a'), {}), answer(documentOf('b'), {})])
  await expect(areCurrent()).resolves.toBe(true)
  count = 4
  await expect(areCurrent()).resolves.toBe(false)
})

test('an operation that is not part of the build is refused', () => {
  const { answer } = createQuestions(async () => ({ data: null }))
  expect(() => answer(documentOf(), {})).toThrow('operations of the build')
})
