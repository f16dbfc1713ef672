import { useEffect, useState } from 'react'
import { useQuery } from '@apollo/client/react'
import { walletLimits } from '@wasla/contract/wallet/limits.ts'
import { useServices } from '#services/context.ts'
import { TopUpDocument } from './topUp.generated.ts'

const { every, most } = walletLimits.topUpPoll

/** A top-up as it is now: fetched every two seconds, sixty times at most, until it has ended (P-07). A look that fails counts as one. */
export function useTopUp(id: string) {
  const { startTimer } = useServices()
  const { data, error, loading, refetch } = useQuery(TopUpDocument, {
    variables: { id },
    fetchPolicy: 'network-only',
    nextFetchPolicy: 'cache-first',
    context: { errors: 'mine' },
  })
  const [looks, setLooks] = useState(0)
  const topUp = data?.topUp
  const isOpen = topUp?.status === 'Initiated'
  useEffect(() => {
    if (!isOpen || looks >= most) return
    return startTimer(() => {
      const count = () => setLooks(looks + 1)
      refetch().then(count, count)
    }, every)
  }, [isOpen, looks, startTimer, refetch])
  return {
    topUp,
    error,
    isLoading: loading,
    /** It is still open, and nobody looks any more. */
    hasGivenUp: isOpen && looks >= most,
    lookAgain() {
      setLooks(0)
      void refetch().catch(() => undefined)
    },
  }
}
