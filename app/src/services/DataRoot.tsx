import { useEffect, useRef, useState, type ReactNode } from 'react'
import { ApolloProvider } from '@apollo/client/react'
import { createClient } from '#graphql/client.ts'
import { refetchAll } from '#graphql/refetch-all.ts'
import { useValue } from './context.ts'
import type { Services } from './services.ts'

type DataRootProps = { services: Pick<Services, 'askFor' | 'report' | 'messages'>; generation: number; children: ReactNode }

/**
 * The client and cache of one identity, of the product or of the back office. Give it the generation as its key, so that another identity
 * gets another one. The entry pages do without, so the client is fetched with the first page that needs it.
 */
export function DataRoot({ services: { askFor, report, messages }, generation, children }: DataRootProps) {
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
