import { useEffect, useState } from 'react'
import { useRouteError } from 'react-router'
import { isModuleFailure, takeReload } from '#platform/module-reload.ts'
import { useServices } from '#services/context.ts'
import { CrashScreen } from './CrashScreen.tsx'

/**
 * What stands where a page broke (T-02). A part of the app that could not be fetched reloads the page by itself, at most once in
 * ten seconds; everything else says so and leaves the reload to the reader.
 */
export function RouteFailure() {
  const error = useRouteError()
  const { clock } = useServices()
  const [isReloading] = useState(() => isModuleFailure(error) && takeReload(() => window.sessionStorage, clock.now()))
  useEffect(() => {
    if (isReloading) window.location.reload()
  }, [isReloading])
  return isReloading ? null : <CrashScreen onReload={() => window.location.reload()} />
}
