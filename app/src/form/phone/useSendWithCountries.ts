import { useEffect, useEffectEvent, useState } from 'react'

type Countries = {
  /** Whether all countries that the number may belong to have loaded or failed to load. */
  readonly areAllHere: boolean
  readonly want: () => void
}

/**
 * Sends a form with a phone number of any country. A valid number is sent at once. Any other number waits until the countries have loaded,
 * because it may belong to one of them.
 */
export function useSendWithCountries({ areAllHere, want }: Countries, isKnown: boolean, send: () => void) {
  const [isRequested, setRequested] = useState(false)
  const sendNow = useEffectEvent(send)
  useEffect(() => {
    if (isRequested && areAllHere) sendNow()
  }, [isRequested, areAllHere])
  return {
    isWaiting: isRequested && !areAllHere,
    submit: () => {
      if (isKnown || areAllHere) return send()
      want()
      setRequested(true)
    },
  }
}
