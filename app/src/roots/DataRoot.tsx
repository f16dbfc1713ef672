import { useEffect, useRef, useState, type ReactNode } from 'react'
import { ApolloProvider } from '@apollo/client/react'
import { useServices, useValue } from '#services/context.ts'
import { createClient } from '#graphql/client.ts'
import { refetchAll } from '#graphql/refetch-all.ts'

/**
 * The client and cache of one identity. Give it the generation as its key, so that another identity gets another one. The entry pages
 * do without, so the client is fetched with the first page that needs it.
 */
export function DataRoot({ generation, children }: { generation: number; children: ReactNode }) {
  const { askFor, report, messages } = useServices()
  const [client] = useState(() => createClient({ ask: askFor(generation), report }))
  const { language } = useValue(messages)
  const shown = useRef(language)

  useEffect(() => () => client.stop(), [client])
  useEffect(() => {
    if (shown.current === language) return
    shown.current = language
    void refetchAll(client)
  }, [client, language])

  return <ApolloProvider client={client}>{children}</ApolloProvider>
}
