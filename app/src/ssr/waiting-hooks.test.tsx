import { ApolloProvider, getApolloContext, skipToken, useFragment, useQuery } from '@apollo/client/react'
import { wrapperSymbol } from '@apollo/client/react/internal'
import type { DocumentNode } from 'graphql'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { createClient } from '#graphql/client.ts'
import { SessionViewer_ActiveProfileFragmentDoc } from '#session/SessionViewer.generated.ts'
import { ActiveProfileDocument } from '#shared/profiles/activeProfile.generated.ts'
import { waitingHooks, type KnownViewer } from './waiting-hooks.ts'

const document = { kind: 'Document', definitions: [] } as unknown as DocumentNode
const ApolloContext = getApolloContext()

function rendered(page: React.ReactNode, viewer: KnownViewer | null = null) {
  const ran: unknown[] = []
  const client = createClient({ ask: () => Promise.reject(new Error('A client must not be asked')), report: () => undefined })
  const html = renderToStaticMarkup(
    <ApolloContext value={{ [wrapperSymbol]: waitingHooks((_, variables) => ran.push(variables), viewer) }}>
      <ApolloProvider client={client}>{page}</ApolloProvider>
    </ApolloContext>,
  )
  return { html, ran }
}

function Count({ options = {} }: { options?: object }) {
  const { data, loading } = useQuery<{ count: number }>(document, options)
  return loading ? 'Loading' : String(data?.count)
}

test('a query is loading, and is told', () => {
  expect(rendered(<Count options={{ variables: { id: 1 } }} />)).toEqual({ html: 'Loading', ran: [{ id: 1 }] })
})

test.each([
  ['skipped', { skip: true }],
  ['waiting', { fetchPolicy: 'standby' }],
  ['of the cache', { fetchPolicy: 'cache-only' }],
])('a query that is %s is not told', (_, options) => {
  expect(rendered(<Count options={options} />).ran).toEqual([])
})

function Skipped() {
  return useQuery(document, skipToken).loading ? 'Loading' : 'Nothing'
}

test('a query without options that run it is not loading', () => {
  expect(rendered(<Skipped />)).toEqual({ html: 'Nothing', ran: [] })
})

function Viewer() {
  const { data } = useQuery(ActiveProfileDocument)
  const seen = useFragment({ fragment: SessionViewer_ActiveProfileFragmentDoc, from: data?.activeProfile ?? null })
  return seen.complete ? seen.data.type : 'Nobody'
}

test('the viewer is known if the caller says so', () => {
  expect(rendered(<Viewer />).html).toBe('Nobody')
  expect(rendered(<Viewer />, { type: 'BRAND' }).html).toBe('BRAND')
})
