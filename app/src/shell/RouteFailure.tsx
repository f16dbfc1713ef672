import { useEffect, useState } from 'react'
import { useRouteError } from 'react-router'
import { isModuleFailure, takeReload } from '#platform/module-reload.ts'
import { useServices } from '#services/context.ts'
import { CrashScreen } from './CrashScreen.tsx'
import { OfflineScreen } from './OfflineScreen.tsx'

/**
 * What stands where a page broke (T-02). A part of the app that could not be fetched reloads the page by itself, at most once in
 * ten seconds; everything else says so and leaves the reload to the reader. Without a connection a reload would lose the app to the
 * browser's own page, so it waits until there is one.
 */
export function RouteFailure() {
  const error = useRouteError()
  const { clock } = useServices()
  const [isMissingPart] = useState(() => isModuleFailure(error))
  const [isReloading] = useState(() => isMissingPart && navigator.onLine && takeReload(() => window.sessionStorage, clock.now()))
  useEffect(() => {
    if (!isMissingPart) return
    const reload = () => window.location.reload()
    if (isReloading) return reload()
    window.addEventListener('online', reload)
    return () => window.removeEventListener('online', reload)
  }, [isMissingPart, isReloading])
  if (isReloading) return null
  return isMissingPart && !navigator.onLine ? <OfflineScreen /> : <CrashScreen onReload={() => window.location.reload()} />
}
