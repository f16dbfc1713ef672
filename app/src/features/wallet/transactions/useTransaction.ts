import { useCallback, useEffect, useState } from 'react'
import { useApolloClient } from '@apollo/client/react'
import { findTransaction, type AskPage } from './find-transaction.ts'
import type { Transaction } from './row.ts'
import { MyTransactionsDocument } from './transactions.generated.ts'

export type Found = { kind: 'looking' } | { kind: 'found'; row: Transaction } | { kind: 'missing' } | { kind: 'failed'; retry: () => void }

/** Returns the transaction with this id. If the transaction is not on the shown page of the list, searches the list from its first page. */
export function useTransaction(id: string, onPage: Transaction | null): Found {
  const client = useApolloClient()
  const [answer, setAnswer] = useState<{ id: string; row: Transaction | null | 'failed' } | null>(null)
  const isOnPage = onPage !== null

  const search = useCallback(() => {
    const state = { isCurrent: true }
    const say = (row: Transaction | null | 'failed') => state.isCurrent && setAnswer({ id, row })
    const ask: AskPage = async (pagination) => {
      const query = { query: MyTransactionsDocument, variables: { pagination }, context: { errors: 'mine' } } as const
      const { data } = await client.query({ ...query, fetchPolicy: 'network-only' })
      return data?.myTransactions ?? { count: 0, data: [] }
    }
    void findTransaction(ask, id).then(say, () => say('failed'))
    return () => {
      state.isCurrent = false
    }
  }, [client, id])
  useEffect(() => (isOnPage ? undefined : search()), [isOnPage, search])

  if (onPage) return { kind: 'found', row: onPage }
  if (answer?.id !== id) return { kind: 'looking' }
  if (answer.row === 'failed') {
    const retry = () => {
      setAnswer(null)
      search()
    }
    return { kind: 'failed', retry }
  }
  return answer.row ? { kind: 'found', row: answer.row } : { kind: 'missing' }
}
