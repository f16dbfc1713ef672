import type { ReactNode } from 'react'
import { FormattedMessage } from 'react-intl'
import { ErrorState } from '@wasla/design-system/components/ErrorState'
import { isAllowed, type Place } from '../places.ts'
import { useAdmin } from './admin-context.ts'
import { useAdminTitle } from './useAdminTitle.ts'

/** A screen for those whose role allows it; the others read that it is not for them. The server refuses them as well. */
export function Allowed({ place, children }: { place: Place; children: ReactNode }) {
  return isAllowed(useAdmin().role, place) ? children : <NotForYou />
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
