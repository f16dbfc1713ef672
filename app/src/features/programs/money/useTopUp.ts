import { useEffect, useState } from 'react'
import { useNavigate } from 'react-router'
import { useServices } from '#services/context.ts'
import { topUpAddress, topUpErrand, type ReturnPage } from '#shared/wallet/top-up-errand.ts'

/** Leads to the wallet, which leads back to `returnTo`. While `isLeaving`, nothing counts as unsaved: the caller has stored what was typed. */
export function useTopUp(returnTo: ReturnPage) {
  const { tabBox } = useServices()
  const navigate = useNavigate()
  const [isLeaving, setLeaving] = useState(false)
  useEffect(() => topUpErrand.forget(tabBox), [tabBox])
  /* Left in an effect: by then the question before leaving knows that nothing is lost. */
  useEffect(() => {
    if (isLeaving) void navigate(topUpAddress)
  }, [isLeaving, navigate])
  const topUp = (missing: number | null) => {
    topUpErrand.store(tabBox, { amount: missing, returnTo })
    setLeaving(true)
  }
  return { topUp, isLeaving }
}
