import { useEffect, useEffectEvent, useState } from 'react'
import type { Catalogue } from '#i18n/catalogue.ts'
import { useServices } from './context.ts'

/**
 * Whether the texts of a part are on the page that is fetched on use. While `isNeeded` they are fetched, beside the part itself;
 * `onFailed` reports that they cannot be.
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
