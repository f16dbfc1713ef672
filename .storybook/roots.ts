import { directionOf, type Direction, type Language } from '@wasla/design-system/locale/language.ts'
import { initialGlobals, type Globals } from './globals.ts'

type Place = { lang: Language; dir: Direction }

/**
 * Where language, direction and theme stand. A story has the page to itself; a docs page is in English whatever is asked for, and each
 * preview in it has its own root. Overlays stand outside of previews, so the theme is that of the page in either case.
 */
export function rootsOf(
  { locale, theme }: Globals,
  isInDocs: boolean,
): { page: Place; preview: Place | null; theme: Exclude<Globals['theme'], 'both'> } {
  const asked = { lang: locale, dir: directionOf(locale) }
  const english = { lang: initialGlobals.locale, dir: directionOf(initialGlobals.locale) }
  return { page: isInDocs ? english : asked, preview: isInDocs ? asked : null, theme: theme === 'both' ? 'light' : theme }
}
