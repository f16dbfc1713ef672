import { useLocale } from '../../locale/LocaleProvider.tsx'

/** `lang` and `dir` for a node that is portalled out of the tree whose language it speaks (convention 16). */
export function useOverlayNode(): { lang: string; dir: 'ltr' | 'rtl' } {
  const { language, direction } = useLocale()
  return { lang: language, dir: direction }
}
