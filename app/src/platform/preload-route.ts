import type { Language } from '@wasla/contract/platform/language.ts'
import { readPageData } from './page-data.ts'

type Files = { readonly scripts?: readonly string[]; readonly styles?: readonly string[] } & Readonly<
  Partial<Record<Language, readonly string[]>>
>
type FirstRoute = { readonly routes?: Readonly<Record<string, Files>> }

/**
 * Loads the files of a first page (`vite/first-route.ts`) without running them, so that the page opens faster later. Files that are loaded
 * already are not requested again. Does nothing in development, where no page names its files.
 */
export function preloadRoute(page: Document, path: string, language: Language): void {
  const { routes } = (readPageData(page, 'first-route') ?? {}) as FirstRoute
  const { scripts = [], styles = [], [language]: words = [] } = routes?.[path] ?? {}
  const add = (rel: 'modulepreload' | 'prefetch', href: string) => {
    const link = page.createElement('link')
    link.rel = rel
    if (rel === 'modulepreload') link.crossOrigin = ''
    link.fetchPriority = 'low'
    link.href = href
    page.head.append(link)
  }
  for (const href of [...scripts, ...words]) add('modulepreload', href)
  for (const href of styles) add('prefetch', href)
}
