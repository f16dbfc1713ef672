import { useEffect, useState } from 'react'
import { useServices } from '#services/context.ts'
import { useIsLeaving } from '#shell/useAddress.ts'

/** Pause in typing after which the list is searched, in milliseconds. */
const rest = 400

/**
 * Returns the text of a search field and its setter. The search term is in the address. It is updated after a pause in typing; if a link or
 * the back button changes it, the field shows the new term.
 */
export function useSearchText(term: string, onSearch: (term: string) => void) {
  const { startTimer } = useServices()
  const isLeaving = useIsLeaving()
  const [typed, setTyped] = useState(term)
  const [shown, setShown] = useState(term)
  if (shown !== term) {
    setShown(term)
    if (typed.trim() !== term) setTyped(term)
  }
  useEffect(() => {
    if (typed.trim() === term) return
    /* If the user followed a link in the meantime, the pending search must not bring them back. */
    return startTimer(() => void (isLeaving() || onSearch(typed.trim())), rest)
  }, [typed, term, onSearch, startTimer, isLeaving])
  return [typed, setTyped] as const
}
