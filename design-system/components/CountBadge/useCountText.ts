import { useFormats } from '../../locale/LocaleProvider.tsx'

/** Returns a count as its badge shows it, “9+” above the limit. Voice control needs the visible text in the accessible name. */
export function useCountText(count: number, limit: number): string {
  const { number } = useFormats()
  return count > limit ? `${number(limit)}+` : number(count)
}
