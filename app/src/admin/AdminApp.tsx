import type { ComponentProps } from 'react'
import { RouterProvider } from 'react-router/dom'
import { PictureSet } from '@wasla/design-system/components/Image/PictureSet.ts'
import { ToastRegion } from '@wasla/design-system/components/Toast'
import { LocaleProvider, type LocaleProviderProps } from '@wasla/design-system/locale/LocaleProvider.tsx'
import { pictureSet } from '@wasla/contract/files/picture-sizes.ts'
import { useValue } from '#services/context.ts'
import { RouterContext } from '#shell/useAddress.ts'
import { AdminServicesContext } from './services/context.ts'
import type { AdminServices } from './services/admin-services.ts'

type AdminAppProps = {
  services: AdminServices
  router: ComponentProps<typeof RouterProvider>['router']
  onMessageError?: LocaleProviderProps['onError']
}

/** Wraps every page of the back office in its providers. */
export function AdminApp({ services, router, onMessageError }: AdminAppProps) {
  const { language, messages } = useValue(services.messages)
  return (
    <AdminServicesContext value={services}>
      <LocaleProvider language={language} messages={messages as LocaleProviderProps['messages']} onError={onMessageError}>
        <PictureSet value={pictureSet}>
          <RouterContext value={router}>
            <RouterProvider router={router} />
          </RouterContext>
        </PictureSet>
        <ToastRegion />
      </LocaleProvider>
    </AdminServicesContext>
  )
}
