import { useEffect, useRef, useState, type ReactNode } from 'react'
import { ApolloProvider } from '@apollo/client/react'
import { createClient } from '#graphql/client.ts'
import { refetchAll } from '#graphql/refetch-all.ts'
import { useValue } from '#services/context.ts'
import { useAdminServices } from './context.ts'

/** The Apollo client of one sign-in. Pass the generation as its `key`: the next sign-in gets a new client. */
export function AdminData({ generation, children }: { generation: number; children: ReactNode }) {
  const { askFor, report, messages } = useAdminServices()
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
