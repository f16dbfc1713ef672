import { useEffect, useState } from 'react'
import { useNavigate } from 'react-router'
import { useServices } from '#services/context.ts'
import { topUpAddress, topUpErrand, type ReturnPage } from '#shared/wallet/top-up-errand.ts'

/**
 * Opens the wallet, which returns to `returnTo`. While `isLeaving` is true, nothing counts as unsaved: the caller has stored the typed
 * values.
 */
export function useTopUp(returnTo: ReturnPage) {
  const { tabBox } = useServices()
  const navigate = useNavigate()
  const [isLeaving, setLeaving] = useState(false)
  useEffect(() => topUpErrand.forget(tabBox), [tabBox])
  /* Navigates in an effect: by then the unsaved-changes prompt knows that nothing is lost. */
  useEffect(() => {
    if (isLeaving) void navigate(topUpAddress)
  }, [isLeaving, navigate])
  const topUp = (missing: number | null) => {
    topUpErrand.store(tabBox, { amount: missing, returnTo })
    setLeaving(true)
  }
  return { topUp, isLeaving }
}
