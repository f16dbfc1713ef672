import { Navigate, Outlet, ScrollRestoration, useNavigate, type RouteObject } from 'react-router'
import { RouterProvider as LinkRouter } from 'react-aria-components'
import { useLinkAddress } from '#shell/link-address.ts'
import { PageWaiting } from '#shell/PageWaiting.tsx'
import { firstPlaceOf, places } from './places.ts'
import { screens } from './screens.ts'
import { AdminFailure } from './shell/AdminFailure.tsx'
import { useAdmin } from './shell/admin-context.ts'
import { AdminRoot } from './AdminRoot.tsx'
import { oidcPath } from './session/return-path.ts'
import { Allowed } from './shell/Allowed.tsx'
import { Missing } from './shell/Missing.tsx'

function Root() {
  const navigate = useNavigate()
  return (
    <LinkRouter navigate={(to, options) => void navigate(to, options)} useHref={useLinkAddress}>
      <AdminRoot>
        <Outlet />
      </AdminRoot>
      <ScrollRestoration />
    </LinkRouter>
  )
}

/** Root for pages without a session: the page that a one-time link opens, and the page to which a sign-in provider leads back. */
function SignedOutRoot() {
  const navigate = useNavigate()
  return (
    <LinkRouter navigate={(to, options) => void navigate(to, options)} useHref={useLinkAddress}>
      <Outlet />
    </LinkRouter>
  )
}

const First = () => <Navigate to={firstPlaceOf(useAdmin().role)} replace />

const placeRoute = (place: (typeof places)[number]): RouteObject => ({
  path: place.path,
  lazy: async () => {
    const Screen = await screens[place.id]()
    return {
      Component: () => (
        <Allowed place={place}>
          <Screen />
        </Allowed>
      ),
    }
  },
})

/** Routes of the back office, below `/admin`. */
export const adminRoutes: RouteObject[] = [
  {
    Component: SignedOutRoot,
    ErrorBoundary: AdminFailure,
    HydrateFallback: PageWaiting,
    children: [
      { path: '/join', lazy: async () => ({ Component: (await import('./join/JoinScreen.tsx')).JoinScreen }) },
      { path: oidcPath, lazy: async () => ({ Component: (await import('./sign-in/OidcScreen.tsx')).OidcScreen }) },
    ],
  },
  {
    Component: Root,
    ErrorBoundary: AdminFailure,
    HydrateFallback: PageWaiting,
    children: [{ index: true, Component: First }, ...places.map(placeRoute), { path: '*', Component: Missing }],
  },
]
