import { useEffect, useEffectEvent, useSyncExternalStore, type ComponentProps, type ReactNode } from 'react'
import { RouterProvider } from 'react-router/dom'
import { PictureSet } from '@wasla/design-system/components/Image/PictureSet.ts'
import { ToastRegion } from '@wasla/design-system/components/Toast'
import { LocaleProvider, type LocaleProviderProps } from '@wasla/design-system/locale/LocaleProvider.tsx'
import { pictureSet } from '@wasla/contract/files/picture-sizes.ts'
import { RefusedEntryContext, type RefusedEntry } from '#features/session/form/refused-entry.ts'
import { ServicesContext, useValue } from '#services/context.ts'
import type { Services } from '#services/services.ts'
import { RouterContext } from '#shell/useAddress.ts'

type AppProps = {
  services: Services
  router: ComponentProps<typeof RouterProvider>['router']
  /** A number that the server refused before the app was there. */
  refused?: RefusedEntry | null
  onMessageError?: LocaleProviderProps['onError']
  /** Called when the page reacts to presses. */
  onStarted?: () => void
}

const never = () => () => {}

/** Renders its children once the page is there. React cannot take over a page with content outside of its root. */
function AfterStart({ onStarted, children }: { onStarted: (() => void) | undefined; children: ReactNode }) {
  const isTakenOver = useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
  const start = useEffectEvent(() => onStarted?.())
  useEffect(() => start(), [])
  return isTakenOver ? children : null
}

/**
 * Renders the whole page: services, language, routes, and the region for toasts. `page-renderer.tsx` renders the same tree on the server,
 * with two children of the language as here.
 */
export function App({ services, router, refused = null, onMessageError, onStarted }: AppProps) {
  const { language, messages } = useValue(services.messages)
  return (
    <ServicesContext value={services}>
      <RefusedEntryContext value={refused}>
        <LocaleProvider language={language} messages={messages as LocaleProviderProps['messages']} onError={onMessageError}>
          <PictureSet value={pictureSet}>
            <RouterContext value={router}>
              <RouterProvider router={router} />
            </RouterContext>
          </PictureSet>
          <AfterStart onStarted={onStarted}>
            <ToastRegion />
          </AfterStart>
        </LocaleProvider>
      </RefusedEntryContext>
    </ServicesContext>
  )
}
