import { useEffect, useState } from 'react'
import { useRouteError } from 'react-router'
import { PageError } from '@wasla/design-system/patterns/PageError'
import { isModuleFailure, takeReload } from '#platform/module-reload.ts'
import { useAdminServices } from '../services/context.ts'

/** Error boundary of a page (T-02). If a chunk failed to load, reloads the page automatically, at most once in ten seconds. */
export function AdminFailure() {
  const error = useRouteError()
  const { clock } = useAdminServices()
  const [isReloading] = useState(() => isModuleFailure(error) && takeReload(() => window.sessionStorage, clock.now()))
  useEffect(() => {
    if (isReloading) window.location.reload()
  }, [isReloading])
  if (isReloading) return null
  return (
    <main>
      <PageError kind="crash" homeHref="/admin" onReload={() => window.location.reload()} />
    </main>
  )
}
