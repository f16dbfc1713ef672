import { useEffect, useEffectEvent, useState } from 'react'
import type { Catalogue } from '#i18n/catalogue.ts'
import { useServices } from './context.ts'

/**
 * Returns whether the messages of a lazily loaded part are available. Loads them in parallel with the part while `isNeeded` is true. Calls
 * `onFailed` if they cannot be loaded.
 */
export function useWords(catalogue: Catalogue, isNeeded: boolean, onFailed: () => void): boolean {
  const { messages } = useServices()
  const [isReady, setReady] = useState(false)
  const failed = useEffectEvent(onFailed)
  useEffect(() => {
    if (!isNeeded) return undefined
    let isCurrent = true
    messages.need(catalogue).then(
      () => isCurrent && setReady(true),
      () => isCurrent && failed(),
    )
    return () => {
      isCurrent = false
    }
  }, [messages, catalogue, isNeeded])
  return isReady
}
