import { directionOf, type Direction, type Language } from '@wasla/design-system/locale/language.ts'
import { initialGlobals, type Globals } from './globals.ts'

type Place = { lang: Language; dir: Direction }

/**
 * Which element has language, direction and theme. A story has the page to itself; a docs page is always in English, and each preview
 * in it has its own root. Overlays are rendered outside of previews, so the theme is that of the page in either case.
 */
export function rootsOf(
  { locale, theme }: Globals,
  isInDocs: boolean,
): { page: Place; preview: Place | null; theme: Exclude<Globals['theme'], 'both'> } {
  const requested = { lang: locale, dir: directionOf(locale) }
  const english = { lang: initialGlobals.locale, dir: directionOf(initialGlobals.locale) }
  return { page: isInDocs ? english : requested, preview: isInDocs ? requested : null, theme: theme === 'both' ? 'light' : theme }
}
