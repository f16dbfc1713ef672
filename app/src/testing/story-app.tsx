import { useEffect, useState, type ReactNode } from 'react'
import type { Decorator } from '@storybook/react-vite'
import { RouterProvider as LinkRouter } from 'react-aria-components'
import { createMemoryRouter, Outlet, useLocation, useNavigate, type RouteObject } from 'react-router'
import { closeToast } from '@wasla/design-system/components/Toast/toastStore.ts'
import type { Language } from '@wasla/design-system/locale/language.ts'
import { useLocale } from '@wasla/design-system/locale/LocaleProvider.tsx'
import type { ScenarioServer } from '@wasla/mocks/scenarios/scenario-server.ts'
import { App } from '#App.tsx'
import type { Catalogue } from '#i18n/catalogue.ts'
import { useSession } from '#services/context.ts'
import type { Services } from '#services/services.ts'
import { SessionRoot } from '#roots/SessionRoot.tsx'
import { useViewer } from '#session/ViewerContext.ts'
import { useLinkAddress } from '#shell/link-address.ts'
import { PageWaiting } from '#shell/PageWaiting.tsx'
import { loadMessages, storyServices } from './story-services.ts'

export type StoryAppProps = {
  /** Whose session the story has; null for a stranger. */
  session: ScenarioServer['session']
  /** The address the story stands at, with its query. */
  path: string
  /** The pattern of that address, where the screen reads its parts. */
  route?: string
  /** What its screens have to say, besides what every screen has. */
  catalogues?: readonly Catalogue[]
  /** Further pages that links of the story really open; every other address is shown as text. */
  also?: readonly RouteObject[]
  /** The screen stands behind a guard in the product: it is drawn once the viewer is known. */
  isGuarded?: boolean
  /** Puts things in place before the screen is drawn. */
  prepare?: (services: Services) => void
  children: ReactNode
}

const none: readonly Catalogue[] = []

/** The app around one screen: session, client, messages and a router of its own, none of which outlives the story. */
export function StoryApp({ session, path, route, catalogues = none, also = [], isGuarded = false, prepare, children }: StoryAppProps) {
  const { language } = useLocale()
  const [services] = useState(() => {
    const made = storyServices(language, session)
    prepare?.(made)
    return made
  })
  const isReady = useMessages(services, language, catalogues)
  const [router] = useState(() => storyRouter(path, route, isGuarded ? <OnceKnown>{children}</OnceKnown> : children, also))
  useEffect(() => {
    services.flags.start()
    void services.config.start()
    return () => closeToast()
  }, [services])
  return isReady && <App services={services} router={router} />
}

/** As the product's guard does it: nothing is drawn for a viewer nobody knows yet. */
const OnceKnown = ({ children }: { children: ReactNode }) => (useViewer().kind === 'signedIn' ? children : <PageWaiting />)

/** Loads the messages and follows the toolbar. */
function useMessages(services: Services, language: Language, catalogues: readonly Catalogue[]) {
  const [isReady, setReady] = useState(false)
  useEffect(() => {
    let isMounted = true
    void services.messages
      .setLanguage(language)
      .then(() => loadMessages(services, catalogues))
      .then(() => isMounted && setReady(true))
    return () => {
      isMounted = false
    }
  }, [services, language, catalogues])
  return isReady
}

const storyRouter = (path: string, route: string | undefined, screen: ReactNode, also: readonly RouteObject[]) =>
  createMemoryRouter(
    [
      {
        element: <Root />,
        children: [
          { path: route ?? new URL(path, 'http://story').pathname, element: screen },
          ...also,
          { path: '*', element: <Elsewhere /> },
        ],
      },
    ],
    { initialEntries: [path] },
  )

/** Links of the components go through the router, as in the product; who signs out leaves the screen, as its guard would have it. */
function Root() {
  const navigate = useNavigate()
  const { status } = useSession()
  const [before] = useState(status)
  return (
    <LinkRouter navigate={(to) => void navigate(to)} useHref={useLinkAddress}>
      {before === 'signedIn' && status === 'signedOut' ? (
        <output>{status}</output>
      ) : (
        <SessionRoot waiting={null}>
          <Outlet />
        </SessionRoot>
      )}
    </LinkRouter>
  )
}

/** Where a link of the story led: its address, for people and for play functions. */
const Elsewhere = () => {
  const { pathname, search } = useLocation()
  return <output>{`${pathname}${search}`}</output>
}

/** Puts a story into the app. `parameters: { scenario, path, route }` say whose and where; `catalogues` what it has to say. */
export const withApp = (
  catalogues: readonly Catalogue[] = none,
  more: Pick<StoryAppProps, 'also' | 'isGuarded' | 'prepare'> = {},
): Decorator =>
  function AppDecorator(Story, { id, loaded, parameters }) {
    const scenario = loaded['scenario'] as ScenarioServer | undefined
    return (
      <StoryApp
        key={id}
        session={scenario?.session ?? null}
        path={String(parameters['path'] ?? '/')}
        route={parameters['route'] as string | undefined}
        catalogues={catalogues}
        {...more}
      >
        <Story />
      </StoryApp>
    )
  }
