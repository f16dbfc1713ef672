import { Suspense, type ComponentType } from 'react'
import { Outlet, redirectDocument, replace, ScrollRestoration, useMatches, useNavigate, type RouteObject } from 'react-router'
import { RouterProvider as LinkRouter } from 'react-aria-components'
import { profilesMessages } from '#features/profiles/messages/catalogue.ts'
import { settingsMessages } from '#features/settings/messages/catalogue.ts'
import { loadArts } from '@wasla/design-system/icons/arts.ts'
import type { Catalogue } from '#i18n/catalogue.ts'
import { beyondMessages } from '#i18n/common/catalogue.ts'
import type { MessageStore } from '#i18n/message-store.ts'
import { guards, outside, paths, type Path } from '#paths.ts'
import { screens, type Frame, type ScreenRow } from '#screens.ts'
import { useSession } from '#services/context.ts'
import { Guarded, Redirecting } from '#session/Guarded.tsx'
import { SessionRoot } from '#session/SessionRoot.tsx'
import { FirstWaiting } from '#shell/FirstWaiting.tsx'
import { useLinkAddress } from '#shell/link-address.ts'
import { PageWaiting } from '#shell/PageWaiting.tsx'
import { RouteFailure } from '#shell/RouteFailure.tsx'

/** Where a path without a screen stands: with the bar of those whom its guard lets in. */
const emptyFrame = (path: Path): Frame => (guards[path].kind === 'open' ? 'plain' : 'app')
const frameOf = (path: Path): Frame => screens[path]?.frame ?? emptyFrame(path)

type Handle = { readonly path: Path }
const isHandle = (handle: unknown): handle is Handle => typeof handle === 'object' && handle !== null && 'path' in handle

/** The row of the table that the address belongs to; null where no row does. */
function useMatchedPath(): Path | null {
  const handle = useMatches().at(-1)?.handle
  return isHandle(handle) ? handle.path : null
}

function Root() {
  const navigate = useNavigate()
  return (
    <LinkRouter navigate={(to, options) => void navigate(to, options)} useHref={useLinkAddress}>
      <SessionRoot waiting={<FirstWaiting />}>
        <Outlet />
      </SessionRoot>
      <ScrollRestoration />
    </LinkRouter>
  )
}

type Layout = ComponentType<{ width?: ScreenRow['width']; children: React.ReactNode }>

/** A frame stays while one goes from page to page in it; who may not be in it is sent away before it is drawn. */
function framed(Frame: Layout) {
  return function FramedRoute() {
    const path = useMatchedPath()
    const page = (
      <Frame width={path ? screens[path]?.width : undefined}>
        <Suspense fallback={<PageWaiting />}>
          <Outlet />
        </Suspense>
      </Frame>
    )
    return path ? <Redirecting path={path}>{page}</Redirecting> : page
  }
}

/** A part of the product with a menu of its own, inside a frame that has sent away whom it must. */
function within(Part: ComponentType<{ children: React.ReactNode }>) {
  return function PartRoute() {
    return (
      <Part>
        <Suspense fallback={<PageWaiting />}>
          <Outlet />
        </Suspense>
      </Part>
    )
  }
}

const Nothing = () => null

/** What is not this app's is asked of the server as a page. */
const leadingOut = (path: (typeof outside)[number]): RouteObject => ({
  path: `${path}/*`,
  loader: ({ request }) => {
    const { pathname, search } = new URL(request.url)
    return redirectDocument(pathname + search)
  },
  Component: Nothing,
})

/** The table of paths as routes; every screen and every frame is fetched when it is first needed, with its words. */
export function createRoutes(messages: Pick<MessageStore, 'need'>): RouteObject[] {
  const needAll = (catalogues: readonly Catalogue[]) => Promise.all(catalogues.map(messages.need))

  /** What pages beyond the door may need of the system: the drawings and words that those at the door come without. */
  const needBeyond = () => Promise.all([loadArts(), messages.need(beyondMessages)])

  const loadNotFound = async () => {
    const { NotFoundScreen } = await import('#shell/NotFoundScreen.tsx')
    return function NotFound() {
      return <NotFoundScreen isSignedIn={useSession().status === 'signedIn'} />
    }
  }

  const screenRoute = (path: Path): RouteObject => ({
    path,
    handle: { path } satisfies Handle,
    lazy: async () => {
      const row = screens[path]
      /* Only an address with a name in it can turn out to lead nowhere. */
      const mayBeMissing = !row || guards[path].kind === 'publicProfile'
      const [NotFound, parts] = await Promise.all([
        mayBeMissing ? loadNotFound() : Nothing,
        row?.load(),
        needAll(row?.catalogues ?? []),
        guards[path].kind === 'guest' ? undefined : needBeyond(),
      ])
      const { Screen, Waiting = PageWaiting } = parts ?? { Screen: NotFound }
      return {
        Component: () => (
          <Guarded path={path} waiting={<Waiting />} notFound={<NotFound />}>
            <Screen />
          </Guarded>
        ),
      }
    },
  })

  const inFrame = (frame: Frame) => paths.filter((path) => frameOf(path) === frame).map(screenRoute)

  return [
    {
      Component: Root,
      ErrorBoundary: RouteFailure,
      HydrateFallback: () => null,
      children: [
        ...outside.map(leadingOut),
        /* D-41 */
        { path: '/settings', loader: () => replace('/settings/profile'), Component: Nothing },
        { Component: framed(({ children }) => children), children: inFrame('bare') },
        {
          lazy: async () => {
            const [{ AppLayout }] = await Promise.all([import('#shell/AppLayout.tsx'), messages.need(profilesMessages)])
            return { Component: framed(AppLayout) }
          },
          children: [
            ...inFrame('app'),
            {
              lazy: async () => {
                const [{ SettingsLayout }] = await Promise.all([
                  import('#features/settings/shell/SettingsLayout.tsx'),
                  messages.need(settingsMessages),
                ])
                return { Component: within(SettingsLayout) }
              },
              children: inFrame('settings'),
            },
          ],
        },
        {
          lazy: async () => ({ Component: framed((await import('#shell/PublicLayout.tsx')).PublicLayout) }),
          children: inFrame('public'),
        },
        {
          lazy: async () => ({ Component: framed((await import('#shell/PlainLayout.tsx')).PlainLayout) }),
          children: [
            ...inFrame('plain'),
            { path: '*', lazy: async () => ({ Component: (await Promise.all([loadNotFound(), needBeyond()]))[0] }) },
          ],
        },
      ],
    },
  ]
}
