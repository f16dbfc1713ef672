import { useEffect, useState } from 'react'
import { useQuery } from '@apollo/client/react'
import { walletLimits } from '@wasla/contract/wallet/limits.ts'
import { useServices } from '#services/context.ts'
import { TopUpDocument } from './topUp.generated.ts'

const { every, most } = walletLimits.topUpPoll

/**
 * Returns the current state of a top-up. Polls it every two seconds, at most sixty times, until the top-up has ended (P-07). Failed polls
 * count too.
 */
export function useTopUp(id: string) {
  const { startTimer } = useServices()
  const { data, error, loading, refetch } = useQuery(TopUpDocument, {
    variables: { id },
    fetchPolicy: 'network-only',
    nextFetchPolicy: 'cache-first',
    context: { errors: 'mine' },
  })
  const [polls, setPolls] = useState(0)
  const topUp = data?.topUp
  const isOpen = topUp?.status === 'Initiated'
  useEffect(() => {
    if (!isOpen || polls >= most) return
    return startTimer(() => {
      const count = () => setPolls(polls + 1)
      refetch().then(count, count)
    }, every)
  }, [isOpen, polls, startTimer, refetch])
  return {
    topUp,
    error,
    isLoading: loading,
    /** True if polling has stopped although the top-up has not ended. */
    hasGivenUp: isOpen && polls >= most,
    pollAgain() {
      setPolls(0)
      void refetch().catch(() => undefined)
    },
  }
}
