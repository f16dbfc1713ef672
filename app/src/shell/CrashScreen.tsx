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
