import { isMovable } from '@wasla/contract/ledger/amounts.ts'
import { paymentMethods, type PaymentMethod } from '@wasla/contract/wallet/payment-methods.ts'

type Box = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

/** What was filled in when the page was left for a payment. `amount` in halalas; the method is null where another one is to be chosen. */
export type StoredTopUp = { readonly walletId: string; readonly amount: number; readonly method: PaymentMethod | null }

const name = 'wasla.topUp'

const isMethod = (value: unknown): value is PaymentMethod => paymentMethods.some((method) => method === value)

/** Of this tab alone: the form of a top-up, for when the payment fails and is tried again. Another wallet’s is none. */
export const topUpBox = {
  read(box: Box, wallet: string): StoredTopUp | null {
    try {
      const stored: unknown = JSON.parse(box.getItem(name) ?? 'null')
      if (typeof stored !== 'object' || stored === null) return null
      const { walletId, amount, method } = stored as { readonly [Name in keyof StoredTopUp]?: unknown }
      if (walletId !== wallet || typeof amount !== 'number' || !isMovable(amount)) return null
      return { walletId: wallet, amount, method: isMethod(method) ? method : null }
    } catch {
      return null
    }
  },
  store: (box: Box, topUp: StoredTopUp) => box.setItem(name, JSON.stringify(topUp)),
  forget: (box: Box) => box.removeItem(name),
}
