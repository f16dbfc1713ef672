import type { ReactNode } from 'react'
import { FormattedMessage } from 'react-intl'
import { adminMay } from '@wasla/contract/admin/policy.ts'
import { ErrorState } from '@wasla/design-system/components/ErrorState'
import { places, type PlaceId } from '../places.ts'
import { useAdmin } from './AdminRoot.tsx'
import { useAdminTitle } from './useAdminTitle.ts'

/** A screen for those whose role allows it; the others read that it is not for them. The server refuses them too. */
export function Allowed({ place, children }: { place: PlaceId; children: ReactNode }) {
  const { role } = useAdmin()
  const permission = places.find(({ id }) => id === place)?.permission
  return permission && adminMay(role, permission) ? children : <NotForYou />
}

function NotForYou() {
  const { role } = useAdmin()
  useAdminTitle('admin.forbidden.title')
  return (
    <ErrorState kind="forbidden" level={1} title={<FormattedMessage id="admin.forbidden.title" />}>
      <FormattedMessage id="admin.forbidden.text" values={{ role: <FormattedMessage id={`admin.role.${role}`} /> }} />
    </ErrorState>
  )
}
