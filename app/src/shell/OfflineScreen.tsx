import { PageError } from '@wasla/design-system/patterns/PageError'
import { usePageTitle } from './usePageTitle.ts'

/** A page of the app that has not been fetched yet, where there is no connection to fetch it by. */
export function OfflineScreen() {
  usePageTitle('ds.pageError.offline.title')
  return (
    <main>
      <PageError kind="offline" homeHref="/" />
    </main>
  )
}
