import { useState } from 'react'
import { useWords } from '#services/useWords.ts'
import { firstDayMessages } from './messages/catalogue.ts'

/** Loads the messages of a brand's first day, which the rest of home does not need. */
export function useFirstDayWords(isFirstDay: boolean) {
  const [hasFailed, setFailed] = useState(false)
  const isReady = useWords(firstDayMessages, isFirstDay && !hasFailed, () => setFailed(true))
  return { isReady, hasFailed, retry: () => setFailed(false) }
}
