import { use, useEffect, useRef, useState, type ReactNode } from 'react'
import { ApolloProvider } from '@apollo/client/react'
import { createClient } from '#graphql/client.ts'
import { refetchAll } from '#graphql/refetch-all.ts'
import { useValue } from './context.ts'
import { PreparedClient } from './PreparedClient.ts'
import type { Services } from './services.ts'

type DataRootProps = { services: Pick<Services, 'askFor' | 'report' | 'messages'>; generation: number; children: ReactNode }

/**
 * Provides the GraphQL client of one identity, in the product or the back office. Pass the session's generation as `key`, so that another
 * identity gets a new client. The entry pages need no client, so this component loads with the first page that needs one.
 */
export function DataRoot({ services: { askFor, report, messages }, generation, children }: DataRootProps) {
  const prepared = use(PreparedClient)
  const [client] = useState(() => prepared ?? createClient({ ask: askFor(generation), report }))
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
