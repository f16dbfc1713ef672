import { type ComponentProps } from 'react'
import { ApolloProvider } from '@apollo/client/react'
import { RouterProvider } from 'react-router/dom'
import { ToastRegion } from '@wasla/design-system/components/Toast'
import { LocaleProvider, type LocaleProviderProps } from '@wasla/design-system/locale/LocaleProvider.tsx'
import { ServicesContext, useServices, useSession, useValue } from '#services/context.ts'
import type { Services } from '#services/services.ts'

type Router = ComponentProps<typeof RouterProvider>['router']
type AppProps = { services: Services; router: Router; onMessageError?: LocaleProviderProps['onError'] }

/** Everything inside the page: the services, the language, one client for one identity, the routes. */
export function App({ services, router, onMessageError }: AppProps) {
  const { language, messages } = useValue(services.messages)
  return (
    <ServicesContext value={services}>
      <LocaleProvider language={language} messages={messages as LocaleProviderProps['messages']} onError={onMessageError}>
        <Identity router={router} />
        <ToastRegion />
      </LocaleProvider>
    </ServicesContext>
  )
}

/** A change of identity throws away everything of the old one: its client, its answers and whatever screens remembered. */
function Identity({ router }: { router: Router }) {
  const { generation } = useSession()
  const client = useServices().client.read()
  return (
    <ApolloProvider key={generation} client={client}>
      <RouterProvider router={router} />
    </ApolloProvider>
  )
}
