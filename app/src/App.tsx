import type { ComponentProps } from 'react'
import { RouterProvider } from 'react-router/dom'
import { ToastRegion } from '@wasla/design-system/components/Toast'
import { LocaleProvider, type LocaleProviderProps } from '@wasla/design-system/locale/LocaleProvider.tsx'
import { ServicesContext, useValue } from '#services/context.ts'
import type { Services } from '#services/services.ts'
import { RouterContext } from '#shell/useAddress.ts'

type AppProps = {
  services: Services
  router: ComponentProps<typeof RouterProvider>['router']
  onMessageError?: LocaleProviderProps['onError']
}

/** Renders the whole page: services, language, routes, and the region for toasts. */
export function App({ services, router, onMessageError }: AppProps) {
  const { language, messages } = useValue(services.messages)
  return (
    <ServicesContext value={services}>
      <LocaleProvider language={language} messages={messages as LocaleProviderProps['messages']} onError={onMessageError}>
        <RouterContext value={router}>
          <RouterProvider router={router} />
        </RouterContext>
        <ToastRegion />
      </LocaleProvider>
    </ServicesContext>
  )
}
