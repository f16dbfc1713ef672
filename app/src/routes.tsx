import { Suspense, type ComponentType } from 'react'
import { Outlet, redirectDocument, replace, useMatches, useNavigate, type RouteObject } from 'react-router'
import { RouterProvider as LinkRouter } from 'react-aria-components'
import { loadArts } from '@wasla/design-system/icons/arts.ts'
import type { Catalogue } from '#i18n/catalogue.ts'
import { mainMessages } from '#i18n/common/catalogue.ts'
import { shellMainMessages } from '#shell/messages/catalogue.ts'
import type { MessageFetcher } from '#i18n/message-store.ts'
import { guards, outside, paths, type Path } from '#paths.ts'
import { entryScreens, isEntryPath } from '#screens/entry.ts'
import { isScreenPath, places, type Around, type Frame, type Place } from '#places.ts'
import type { Screen } from '#screens/screen.ts'
import { useSession } from '#services/context.ts'
import { Guarded, Redirecting } from '#roots/Guarded.tsx'
import { SessionRoot } from '#roots/SessionRoot.tsx'
import { FirstWaiting } from '#shell/FirstWaiting.tsx'
import { useLinkAddress } from '#shell/link-address.ts'
import { PageWaiting } from '#shell/PageWaiting.tsx'
import { RouteFailure } from '#shell/RouteFailure.tsx'
import { ScrollPosition } from '#shell/ScrollPosition.tsx'

/** Returns the frame of a path without a screen: `plain` if everybody may open the path, otherwise `app`. */
const emptyFrame = (path: Path): Frame => (guards[path].kind === 'open' ? 'plain' : 'app')
const placeOf = (path: Path): Place => (isScreenPath(path) ? places[path] : { frame: emptyFrame(path) })

/** Loads the table of all screens except the entry screens. */
const loadMain = () => import('#screens/main.ts')

async function screenOf(path: Path): Promise<Screen | undefined> {
  if (isEntryPath(path)) return entryScreens[path]
  return isScreenPath(path) ? (await loadMain()).mainScreens[path] : undefined
}

type Handle = { readonly path: Path }
const isHandle = (handle: unknown): handle is Handle => typeof handle === 'object' && handle !== null && 'path' in handle

/** Returns the path that matches the address, or null if no path matches. */
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
      <ScrollPosition />
    </LinkRouter>
  )
}

type Layout = ComponentType<Pick<Place, 'width'> & { children: React.ReactNode }>

/**
 * Returns a layout route for a frame, which stays mounted when the page changes. Viewers who may not see a page are redirected before the
 * frame renders.
 */
function framed(Frame: Layout) {
  return function FramedRoute() {
    const path = useMatchedPath()
    const page = (
      <Frame width={path ? placeOf(path).width : undefined}>
        <Suspense fallback={<PageWaiting />}>
          <Outlet />
        </Suspense>
      </Frame>
    )
    return path ? <Redirecting path={path}>{page}</Redirecting> : page
  }
}

/** Returns a layout route for use inside a frame. The frame's own route redirects viewers who may not see the page. */
function within(Part: Layout) {
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

/** Returns a route to another bundle, such as the back office. The browser loads that bundle from the server. */
const leadingOut = (path: (typeof outside)[number]): RouteObject => ({
  path: `${path}/*`,
  loader: ({ request }) => {
    const { pathname, search } = new URL(request.url)
    return redirectDocument(pathname + search)
  },
  Component: Nothing,
})

/** Creates the routes of all paths. Each screen and each frame loads with its messages when it is first needed. */
export function createRoutes(messages: MessageFetcher): RouteObject[] {
  const needAll = (catalogues: readonly Catalogue[]) => Promise.all(catalogues.map(messages.need))

  /** Loads the design system's drawings and the texts that main screens may need. The entry pages do not need them. */
  const needMain = () => Promise.all([loadArts(), messages.need(mainMessages), messages.need(shellMainMessages)])

  const loadNotFound = async () => {
    const { NotFoundScreen } = await import('#shell/NotFoundScreen.tsx')
    return function NotFound() {
      return <NotFoundScreen isSignedIn={useSession().status === 'signedIn'} />
    }
  }

  const open = async (screen: Screen | undefined) => (await Promise.all([screen?.load(messages), needAll(screen?.catalogues ?? [])]))[0]

  const screenRoute = (path: Path): RouteObject => ({
    path,
    handle: { path } satisfies Handle,
    lazy: async () => {
      /* Only two kinds of addresses can have no page: paths without a screen, and public profiles. */
      const mayBeMissing = !isScreenPath(path) || guards[path].kind === 'publicProfile'
      const [NotFound, parts] = await Promise.all([
        mayBeMissing ? loadNotFound() : Nothing,
        screenOf(path).then(open),
        isEntryPath(path) ? undefined : needMain(),
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

  /** Returns the loader of a frame's route. `as` turns the frame into the route's component. */
  const around = (frame: Around, as: (Layout: Layout) => ComponentType) => async () => {
    const { load, catalogues } = (await loadMain()).around[frame]
    const [Layout] = await Promise.all([load(), needAll(catalogues)])
    return { Component: as(Layout) }
  }

  const inFrame = (frame: Frame) => paths.filter((path) => placeOf(path).frame === frame).map(screenRoute)

  return [
    {
      Component: Root,
      ErrorBoundary: RouteFailure,
      HydrateFallback: () => null,
      children: [
        ...outside.map(leadingOut),
        /* The address of the settings has no page. It redirects to the first page of the settings (D-41). */
        { path: '/settings', loader: () => replace('/settings/profile'), Component: Nothing },
        { Component: framed(({ children }) => children), children: inFrame('bare') },
        {
          lazy: around('app', framed),
          children: [...inFrame('app'), { lazy: around('settings', within), children: inFrame('settings') }],
        },
        { lazy: around('public', framed), children: inFrame('public') },
        {
          lazy: around('plain', framed),
          children: [
            ...inFrame('plain'),
            { path: '*', lazy: async () => ({ Component: (await Promise.all([loadNotFound(), needMain()]))[0] }) },
          ],
        },
      ],
    },
  ]
}
