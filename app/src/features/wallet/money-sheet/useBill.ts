import { useEffect, useState } from 'react'
import { useQuery } from '@apollo/client/react'
import type { BillKind } from '@wasla/contract/wallet/bill.ts'
import { useServices } from '#services/context.ts'
import { WalletBillDocument, type WalletBillQuery } from './walletBill.generated.ts'

export type BillLines = Omit<WalletBillQuery['walletBill'], '__typename'>

/** Debounce time before a bill is fetched, in milliseconds. */
const pause = 250

/**
 * Returns the bill of the typed amount; null if that amount cannot be moved. While another bill loads, the previous bill is returned with
 * `isStale` true, so that nothing flickers.
 */
export function useBill(kind: BillKind, amount: number | null) {
  const { startTimer } = useServices()
  const [requested, setRequested] = useState(amount)
  useEffect(() => startTimer(() => setRequested(amount), pause), [startTimer, amount])
  const { data, error, loading, refetch } = useQuery(WalletBillDocument, {
    variables: { kind, amount: requested ?? 0 },
    skip: requested === null,
    context: { errors: 'mine' },
  })
  const [last, setLast] = useState<BillLines | null>(null)
  if (data && data.walletBill !== last) setLast(data.walletBill)
  const bill = amount === null ? null : last
  return {
    bill,
    isStale: amount !== null && bill?.subtotal !== amount,
    hasFailed: error !== undefined && !loading && requested === amount,
    retry: () => void refetch().catch(() => undefined),
  }
}
