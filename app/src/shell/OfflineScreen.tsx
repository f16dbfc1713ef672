import { PageError } from '@wasla/design-system/patterns/PageError'
import { usePageTitle } from './usePageTitle.ts'

/** Shown if a page's code cannot be fetched because there is no connection. */
export function OfflineScreen() {
  usePageTitle('ds.pageError.offline.title')
  return (
    <main>
      <PageError kind="offline" homeHref="/" />
    </main>
  )
}
