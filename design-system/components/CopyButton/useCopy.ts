import { useEffect, useState } from 'react'
import { confirmationMs } from './confirmation.ts'

export type CopyOutcome = 'none' | 'copied' | 'refused'

/**
 * Copies a value and returns the outcome. The outcome is `refused` if the browser refuses: without permission, on an insecure page, or
 * without a clipboard. It stays `refused` until the next try.
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
