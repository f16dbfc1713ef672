import { useEffect, useState } from 'react'
import { useServices } from '#services/context.ts'
import { useIsLeaving } from '#shell/useAddress.ts'

/** Milliseconds without typing before the list is searched. */
const rest = 400

/**
 * Returns the text of a search field and a function that sets the text. The search term is in the address and changes after a pause in
 * typing. If a link or the back button changes the term, the field shows the new term.
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
    /* If the user has followed a link during the pause, the pending search must not bring them back. */
    return startTimer(() => void (isLeaving() || onSearch(typed.trim())), rest)
  }, [typed, term, onSearch, startTimer, isLeaving])
  return [typed, setTyped] as const
}
