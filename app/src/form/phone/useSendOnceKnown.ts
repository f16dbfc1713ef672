import { useEffect, useEffectEvent, useState } from 'react'

type Countries = {
  /** Whether every country is here that a number may be of, or could not be fetched. */
  readonly areAllHere: boolean
  readonly want: () => void
}

/**
 * Sends a form with a phone number of any country. A number that is known goes at once; any other waits for the countries that are
 * still on their way, so that nobody is told their number is wrong who was only faster than the list.
 */
export function useSendOnceKnown({ areAllHere, want }: Countries, isKnown: boolean, send: () => void) {
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
