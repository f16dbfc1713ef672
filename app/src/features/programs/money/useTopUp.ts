import { useEffect, useState } from 'react'
import { useNavigate } from 'react-router'
import { useServices } from '#services/context.ts'
import { topUpAddress, topUpErrand, type ReturnPage } from '#shared/wallet/top-up-errand.ts'

/**
 * Returns a function that opens the wallet, which leads back to `returnTo`. While `isLeaving` is true, nothing counts as unsaved, because
 * the caller has stored the typed values.
 */
export function useTopUp(returnTo: ReturnPage) {
  const { tabBox } = useServices()
  const navigate = useNavigate()
  const [isLeaving, setLeaving] = useState(false)
  useEffect(() => topUpErrand.forget(tabBox), [tabBox])
  /* Navigates in an effect, after the unsaved-changes prompt has been switched off. */
  useEffect(() => {
    if (isLeaving) void navigate(topUpAddress)
  }, [isLeaving, navigate])
  const topUp = (missing: number | null) => {
    topUpErrand.store(tabBox, { amount: missing, returnTo })
    setLeaving(true)
  }
  return { topUp, isLeaving }
}
