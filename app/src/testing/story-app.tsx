import { useEffect, useState, type ReactNode } from 'react'
import type { Decorator } from '@storybook/react-vite'
import { RouterProvider as LinkRouter } from 'react-aria-components'
import { createMemoryRouter, Outlet, useLocation, useNavigate, type RouteObject } from 'react-router'
import { closeToast } from '@wasla/design-system/components/Toast/toastStore.ts'
import type { Language } from '@wasla/design-system/locale/language.ts'
import { useLocale } from '@wasla/design-system/locale/LocaleProvider.tsx'
import type { ScenarioServer } from '@wasla/mocks/scenarios/scenario-server.ts'
import type { PushBrowser } from '#platform/push-browser.ts'
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
  /** The story's session; null if signed out. */
  session: ScenarioServer['session']
  /** Address of the story, with its query. */
  path: string
  /** Route pattern of the address, if the screen reads its parameters. */
  route?: string
  /** Catalogues of the story's screens, in addition to the common ones. */
  catalogues?: readonly Catalogue[]
  /** Additional pages that the story's links open. Any other address is shown as text. */
  also?: readonly RouteObject[]
  /** Renders the screen once the viewer is known, as a guard does in the product. */
  isGuarded?: boolean
  /** The browser's part of pushes, if the story needs it. */
  push?: PushBrowser
  /** Prepares the services before the screen renders. */
  prepare?: (services: Services) => void
  children: ReactNode
}

const none: readonly Catalogue[] = []

/** Provides a screen with its own session, client, messages and router. All of them end with the story. */
function StoryApp({ session, path, route, catalogues = none, also = [], isGuarded = false, push, prepare, children }: StoryAppProps) {
  const { language } = useLocale()
  const [services] = useState(() => {
    const made = storyServices(language, session, push)
    prepare?.(made)
    return made
  })
  const isReady = useMessages(services, language, catalogues)
  const [router] = useState(() => storyRouter(path, route, isGuarded ? <OnceKnown>{children}</OnceKnown> : children, also))
  // A router listens to the window until it is disposed of, and so keeps everything that a story made.
  useEffect(() => () => router.dispose(), [router])
  useEffect(() => {
    services.flags.start()
    void services.config.start()
    return () => closeToast()
  }, [services])
  return isReady && <App services={services} router={router} />
}

/** Shows a placeholder for an unknown viewer, like the product's guard. */
const OnceKnown = ({ children }: { children: ReactNode }) => (useViewer().kind === 'signedIn' ? children : <PageWaiting />)

/** Loads the messages and follows the toolbar's language. */
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

/** Sends links through the router, as in the product. After a sign-out, removes the screen, as a guard does. */
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

/** Shows the address that a link of the story opened, for people and for play functions. */
const Elsewhere = () => {
  const { pathname, search } = useLocation()
  return <output>{`${pathname}${search}`}</output>
}

/**
 * Returns a decorator that puts a story into the app. `parameters: { scenario, path, route }` set the viewer and the address. `catalogues`
 * sets the messages.
 */
export const withApp = (
  catalogues: readonly Catalogue[] = none,
  more: Pick<StoryAppProps, 'also' | 'isGuarded' | 'push' | 'prepare'> = {},
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
