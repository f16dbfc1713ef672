import { PageError } from '@wasla/design-system/patterns/PageError'
import { usePageTitle } from './usePageTitle.ts'

/** Something broke while the page was drawn (T-02). `reference` finds the error in the server's log, where there is one. */
export function CrashScreen({ reference, onReload }: { reference?: string; onReload: () => void }) {
  usePageTitle('shell.crash.page')
  return (
    <main>
      <PageError kind="crash" homeHref="/" onReload={onReload} reference={reference} />
    </main>
  )
}
