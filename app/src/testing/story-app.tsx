import { useEffect, useState, type ReactNode } from 'react'
import { ApolloProvider } from '@apollo/client/react'
import type { Decorator } from '@storybook/react-vite'
import { RouterProvider as AriaRouterProvider } from 'react-aria-components'
import { createMemoryRouter, Outlet, useHref, useLocation, useNavigate } from 'react-router'
import { RouterProvider } from 'react-router/dom'
import { ToastRegion } from '@wasla/design-system/components/Toast'
import { closeToast } from '@wasla/design-system/components/Toast/toastStore.ts'
import type { Language } from '@wasla/design-system/locale/language.ts'
import { LocaleProvider, useLocale, type LocaleProviderProps } from '@wasla/design-system/locale/LocaleProvider.tsx'
import type { ScenarioServer } from '@wasla/mocks/scenarios/scenario-server.ts'
import type { Catalogue } from '#i18n/catalogue.ts'
import { ServicesContext, useServices, useSession, useValue } from '#services/context.ts'
import type { Services } from '#services/services.ts'
import { SessionRoot } from '#session/SessionRoot.tsx'
import { loadMessages, storyServices } from './story-services.ts'

export type StoryAppProps = {
  /** Whose session the story has; null for a stranger. */
  session: ScenarioServer['session']
  /** The address the story stands at, with its query. */
  path: string
  /** What its screens have to say, besides what every screen has. */
  catalogues?: readonly Catalogue[]
  children: ReactNode
}

/** The app around one screen: session, client, messages and a router of its own, none of which outlives the story. */
export function StoryApp({ session, path, catalogues = [], children }: StoryAppProps) {
  const { language } = useLocale()
  const [services] = useState(() => storyServices(language, session))
  const isReady = useMessages(services, language, catalogues)
  const [router] = useState(() => storyRouter(path, children))
  useEffect(() => {
    services.flags.start()
    return () => closeToast()
  }, [services])
  const spoken = useValue(services.messages)
  if (!isReady) return null
  return (
    <ServicesContext value={services}>
      <LocaleProvider language={spoken.language} messages={spoken.messages as LocaleProviderProps['messages']}>
        <RouterProvider router={router} />
        <ToastRegion />
      </LocaleProvider>
    </ServicesContext>
  )
}

/** Loads the messages and follows the toolbar. */
function useMessages(services: Services, language: Language, catalogues: readonly Catalogue[]) {
  const [isReady, setReady] = useState(false)
  useEffect(() => {
    let isWanted = true
    void services.messages.setLanguage(language).then(() => loadMessages(services, catalogues)).then(() => isWanted && setReady(true))
    return () => {
      isWanted = false
    }
  }, [services, language, catalogues])
  return isReady
}

const storyRouter = (path: string, screen: ReactNode) =>
  createMemoryRouter(
    [{ element: <Root />, children: [{ path: new URL(path, 'http://story').pathname, element: screen }, { path: '*', element: <Elsewhere /> }] }],
    { initialEntries: [path] },
  )

/** Identity and navigation, as in the product: a client per identity, links of the components through the router. */
function Root() {
  const services = useServices()
  const { generation } = useSession()
  const client = useValue(services.client)
  const navigate = useNavigate()
  return (
    <AriaRouterProvider navigate={(to) => void navigate(to)} useHref={useHref}>
      <ApolloProvider client={client} key={generation}>
        <SessionRoot waiting={null}><Outlet /></SessionRoot>
      </ApolloProvider>
    </AriaRouterProvider>
  )
}

/** Where a link of the story led: its address, for people and for play functions. */
const Elsewhere = () => {
  const { pathname, search } = useLocation()
  return <output>{`${pathname}${search}`}</output>
}

/** Puts a story into the app. `parameters: { scenario, path }` say whose and where; `catalogues` what it has to say. */
export const withApp = (catalogues: readonly Catalogue[] = []): Decorator =>
  function AppDecorator(Story, { id, loaded, parameters }) {
    const scenario = loaded['scenario'] as ScenarioServer | undefined
    return (
      <StoryApp key={id} session={scenario?.session ?? null} path={String(parameters['path'] ?? '/')} catalogues={catalogues}>
        <Story />
      </StoryApp>
    )
  }
