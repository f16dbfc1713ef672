import { useEffect, useState } from 'react'

/** How long “Copied” is shown, in milliseconds (S1 §2, connect). */
export const confirmationMs = 2000

export type CopyOutcome = 'none' | 'copied' | 'refused'

/**
 * Puts a value on the clipboard and returns the outcome. A browser may refuse: no permission, no secure page, no
 * clipboard at all; then the outcome is `refused` until the next try.
 */
export function useCopy(value: string, onCopy?: () => void): { outcome: CopyOutcome; copy: () => Promise<void> } {
  const [outcome, setOutcome] = useState<CopyOutcome>('none')

  useEffect(() => {
    if (outcome !== 'copied') return
    const timer = setTimeout(() => setOutcome('none'), confirmationMs)
    return () => clearTimeout(timer)
  }, [outcome])

  const copy = async () => {
    try {
      await navigator.clipboard.writeText(value)
      setOutcome('copied')
      onCopy?.()
    } catch {
      setOutcome('refused')
    }
  }
  return { outcome, copy }
}
