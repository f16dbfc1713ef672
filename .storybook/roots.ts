import { directionOf, type Direction, type Language } from '@wasla/design-system/locale/language.ts'
import { initialGlobals, type Globals } from './globals.ts'

type Place = { lang: Language; dir: Direction }

/**
 * Returns which element has which language, direction and theme. A story fills the page; the page of docs is English, and each of its
 * previews has its own root. Overlays are rendered outside previews, so the theme is always set on the page.
 */
export function rootsOf(
  { locale, theme }: Pick<Globals, 'locale' | 'theme'>,
  isInDocs: boolean,
): { page: Place; preview: Place | null; theme: Exclude<Globals['theme'], 'both'> } {
  const requested = { lang: locale, dir: directionOf(locale) }
  const english = { lang: initialGlobals.locale, dir: directionOf(initialGlobals.locale) }
  return { page: isInDocs ? english : requested, preview: isInDocs ? requested : null, theme: theme === 'both' ? 'light' : theme }
}
