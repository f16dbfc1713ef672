import { useIntl } from 'react-intl'
import { tookOf } from './took.ts'

/** Returns a function that writes a time in seconds after “within”: “3 days”, «٣ أيام», «يومين». */
export function useWithin(): (seconds: number) => string {
  const intl = useIntl()
  return (seconds) => {
    const { unit, count } = tookOf(seconds)
    return intl.formatMessage({ id: `record.within.${unit}` }, { count })
  }
}

/** Returns a function that writes a time in seconds without other words: «يومان». */
export function useTook(): (seconds: number) => string {
  const intl = useIntl()
  return (seconds) => {
    const { unit, count } = tookOf(seconds)
    return intl.formatMessage({ id: `record.took.${unit}` }, { count, b: (chunks) => chunks.join('') }) as string
  }
}
