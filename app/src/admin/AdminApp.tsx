import type { ComponentProps } from 'react'
import { RouterProvider } from 'react-router/dom'
import { ToastRegion } from '@wasla/design-system/components/Toast'
import { LocaleProvider, type LocaleProviderProps } from '@wasla/design-system/locale/LocaleProvider.tsx'
import { useValue } from '#services/context.ts'
import { OfficeContext } from './services/context.ts'
import type { Office } from './services/office.ts'

type AdminAppProps = {
  office: Office
  router: ComponentProps<typeof RouterProvider>['router']
  onMessageError?: LocaleProviderProps['onError']
}

/** Everything inside the back office's page. */
export function AdminApp({ office, router, onMessageError }: AdminAppProps) {
  const { language, messages } = useValue(office.messages)
  return (
    <OfficeContext value={office}>
      <LocaleProvider language={language} messages={messages as LocaleProviderProps['messages']} onError={onMessageError}>
        <RouterProvider router={router} />
        <ToastRegion />
      </LocaleProvider>
    </OfficeContext>
  )
}
