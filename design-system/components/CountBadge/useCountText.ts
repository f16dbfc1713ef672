import { useFormats } from '../../locale/LocaleProvider.tsx'

/** A count as its badge shows it, “9+” above the limit: whoever sees it and speaks it is understood only if the accessible name has it too. */
export function useCountText(count: number, limit: number): string {
  const { number } = useFormats()
  return count > limit ? `${number(limit)}+` : number(count)
}
