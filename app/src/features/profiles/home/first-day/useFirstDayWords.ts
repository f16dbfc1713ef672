import { useState } from 'react'
import { useWords } from '#services/useWords.ts'
import { firstDayMessages } from './messages/catalogue.ts'

/** The words of a brand's first day, which the rest of home does without. */
export function useFirstDayWords(isFirstDay: boolean) {
  const [hasFailed, setFailed] = useState(false)
  const isReady = useWords(firstDayMessages, isFirstDay && !hasFailed, () => setFailed(true))
  return { isReady, hasFailed, retry: () => setFailed(false) }
}
