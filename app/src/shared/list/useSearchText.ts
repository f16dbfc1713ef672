import { useEffect, useState } from 'react'
import { useServices } from '#services/context.ts'
import { useIsLeaving } from '#shell/useAddress.ts'

/** Pause in typing before the list follows, in milliseconds. */
const rest = 400

/** The text of a search field over a list that is chosen by the address: the list follows when typing pauses, the field follows the address. */
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
    /* Nobody who pressed a link meanwhile is brought back by the text that they typed before. */
    return startTimer(() => void (isLeaving() || onSearch(typed.trim())), rest)
  }, [typed, term, onSearch, startTimer, isLeaving])
  return [typed, setTyped] as const
}
