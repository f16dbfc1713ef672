import { createContext, useContext, type ReactNode } from 'react'
import { useQuery } from '@apollo/client/react'
import type { AdminRole } from '@wasla/contract/admin/roles.ts'
import { ErrorState } from '@wasla/design-system/components/ErrorState'
import { PageWaiting } from '#shell/PageWaiting.tsx'
import { AdminData } from '../services/AdminData.tsx'
import { useAdminSession } from '../services/context.ts'
import { SignInScreen } from '../sign-in/SignInScreen.tsx'
import { AdminFrame } from './AdminFrame.tsx'
import { AdminMeDocument } from './AdminRoot.generated.ts'

export type AdminPerson = {
  readonly id: string
  readonly name: string
  readonly email: string
  readonly role: AdminRole
  readonly hasTotp: boolean
}

const AdminContext = createContext<AdminPerson | null>(null)

/** Who works here. Only below `AdminRoot`, which draws nothing before it is known. */
export function useAdmin(): AdminPerson {
  const admin = useContext(AdminContext)
  if (!admin) throw new Error('useAdmin needs an AdminRoot above it')
  return admin
}

/** The door for who is not signed in, at whatever address; the page they wanted stands there once they are. */
export function AdminRoot({ children }: { children: ReactNode }) {
  const session = useAdminSession()
  if (session.status === 'signedOut') return <SignInScreen reason={session.reason} />
  return (
    <AdminData key={session.generation} generation={session.generation}>
      <Known>{children}</Known>
    </AdminData>
  )
}

function Known({ children }: { children: ReactNode }) {
  const { data, loading, refetch } = useQuery(AdminMeDocument, { context: { errors: 'mine' } })
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
