import { Suspense } from 'react'
import { ApolloProvider, getApolloContext, skipToken, useFragment, useQuery } from '@apollo/client/react'
import { wrapperSymbol } from '@apollo/client/react/internal'
import { parse, type DocumentNode } from 'graphql'
import { prerenderToNodeStream } from 'react-dom/static'
import { expect, test, vi } from 'vitest'
import type { OperationResult } from '@wasla/contract/public-pages/renderer.ts'
import { createClient } from '#graphql/client.ts'
import { problemOf } from '#graphql/problems.ts'
import { answeredHooks } from './answered-hooks.ts'

const document = { kind: 'Document', definitions: [] } as unknown as DocumentNode
const ApolloContext = getApolloContext()

async function rendered(page: React.ReactNode, answer: () => Promise<OperationResult>, hasCache = false) {
  const client = createClient({ ask: () => Promise.reject(new Error('A client must not be asked')), report: () => undefined })
  const failures: unknown[] = []
  const { prelude } = await prerenderToNodeStream(
    <ApolloContext value={{ [wrapperSymbol]: answeredHooks(answer, hasCache ? client.cache : undefined) }}>
      <ApolloProvider client={client}>
        <Suspense fallback="A skeleton">{page}</Suspense>
      </ApolloProvider>
    </ApolloContext>,
    { onError: (error) => void failures.push(error) },
  )
  let html = ''
  for await (const chunk of prelude.setEncoding('utf8')) html += String(chunk)
  return { html: html.replaceAll(/<!--.*?-->/g, ''), failures }
}

function Count({ isSkipped = false }: { isSkipped?: boolean }) {
  const { data, error, loading } = useQuery<{ count: number }>(document, isSkipped ? skipToken : { fetchPolicy: 'cache-and-network' })
  if (loading) return 'Loading'
  if (error) return `Refused: ${problemOf(error)?.code}`
  return data ? `Counted ${data.count}` : 'Nothing'
}

test('a component waits for its answer instead of rendering its skeleton', async () => {
  const { html } = await rendered(<Count />, async () => ({ data: { count: 7 } }))
  expect(html).toBe('Counted 7')
})

test('a component gets a refusal as in the browser', async () => {
  const refused = async () => ({ data: null, errors: [{ message: 'No', extensions: { code: 'PROFILE_NOT_FOUND' } }] })
  expect((await rendered(<Count />, refused)).html).toBe('Refused: PROFILE_NOT_FOUND')
})

test('a skipped query asks nothing', async () => {
  const answer = vi.fn<() => Promise<OperationResult>>(async () => ({ data: null }))
  expect((await rendered(<Count isSkipped />, answer)).html).toBe('Nothing')
  expect(answer).not.toHaveBeenCalled()
})

test('a page fails if it reads a fragment or if an operation cannot run', async () => {
  function Part() {
    useFragment({ fragment: document, from: null })
    return null
  }
  expect((await rendered(<Part />, async () => ({ data: null }))).failures).toHaveLength(1)
  const broken = await rendered(<Count />, () => Promise.reject(new Error('The database is busy')))
  expect(broken.failures).toEqual([new Error('The database is busy')])
})

test('with a cache, a component reads the fragments of an answer', async () => {
  const [query, fragment] = [
    parse('{ me { __typename id ...Named } } fragment Named on Me { name }'),
    parse('fragment Named on Me { name }'),
  ]
  function Name() {
    const { data } = useQuery<{ me: { __typename: 'Me'; id: string } }>(query)
    const seen = useFragment<{ name: string }>({ fragment, from: data?.me ?? null })
    return seen.complete ? seen.data.name : 'Nobody'
  }
  const answer = Promise.resolve({ data: { me: { __typename: 'Me', id: '1', name: 'Noura' } } })
  expect((await rendered(<Name />, () => answer, true)).html).toBe('Noura')
})
