import { useLocale } from '../../locale/LocaleProvider.tsx'

/** Returns `lang` and `dir` for a node that is rendered in a portal, outside the element that sets them. */
export function useOverlayNode(): { lang: string; dir: 'ltr' | 'rtl' } {
  const { language, direction } = useLocale()
  return { lang: language, dir: direction }
}
