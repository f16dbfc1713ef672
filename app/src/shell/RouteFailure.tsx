import { useEffect, useState } from 'react'
import { useRouteError } from 'react-router'
import { isModuleFailure, takeReload } from '#platform/module-reload.ts'
import { useServices } from '#services/context.ts'
import { PageError } from '@wasla/design-system/patterns/PageError'
import { usePageTitle } from './usePageTitle.ts'

/** Shown if rendering a page failed (T-02). `reference` identifies the error in the server's log. */
export function CrashScreen({ reference, onReload }: { reference?: string; onReload: () => void }) {
  usePageTitle('shell.crash.page')
  return (
    <main>
      <PageError kind="crash" homeHref="/" onReload={onReload} reference={reference} />
    </main>
  )
}

/** Shown if a page's code cannot be fetched because there is no connection. */
function OfflineScreen() {
  usePageTitle('ds.pageError.offline.title')
  return (
    <main>
      <PageError kind="offline" homeHref="/" />
    </main>
  )
}

/**
 * Replaces a page that failed (T-02). If a part of the app's code could not be fetched, reloads the page, at most once in ten seconds.
 * Otherwise shows the failure and offers a reload. Without a connection, waits for the connection, because a reload would show the
 * browser's error page.
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
