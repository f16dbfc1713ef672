import type { ReactNode } from 'react'
import { useQuery } from '@apollo/client/react'
import { ErrorState } from '@wasla/design-system/components/ErrorState'
import { DataRoot } from '#services/DataRoot.tsx'
import { PageWaiting } from '#shell/PageWaiting.tsx'
import { useAdminServices, useAdminSession } from './services/context.ts'
import { SetUpTotpScreen } from './account/SetUpTotpScreen.tsx'
import { SignInScreen } from './sign-in/SignInScreen.tsx'
import { AdminContext } from './shell/admin-context.ts'
import { AdminFrame } from './shell/AdminFrame.tsx'
import { AdminMeDocument } from './shell/adminMe.generated.ts'

/**
 * Shows the sign-in screen at every address until an admin is signed in. After the sign-in, the requested page appears without a redirect.
 */
export function AdminRoot({ children }: { children: ReactNode }) {
  const services = useAdminServices()
  const session = useAdminSession()
  if (session.status === 'signedOut') return <SignInScreen reason={session.reason} />
  return (
    <DataRoot key={session.generation} services={services} generation={session.generation}>
      <SignedIn>{children}</SignedIn>
    </DataRoot>
  )
}

function SignedIn({ children }: { children: ReactNode }) {
  const { data, loading, refetch } = useQuery(AdminMeDocument, { context: { errors: 'mine' } })
  if (data?.adminNeedsTotp)
    return (
      <AdminContext value={data.adminMe}>
        <SetUpTotpScreen />
      </AdminContext>
    )
  if (data)
    return (
      <AdminContext value={data.adminMe}>
        <AdminFrame admin={data.adminMe}>{children}</AdminFrame>
      </AdminContext>
    )
  return (
    <AdminFrame admin={null}>
      {loading ? <PageWaiting /> : <ErrorState level={1} onRetry={() => void refetch().catch(() => undefined)} isRetrying={loading} />}
    </AdminFrame>
  )
}
