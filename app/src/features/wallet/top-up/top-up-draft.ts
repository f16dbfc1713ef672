import { isMovable } from '@wasla/contract/ledger/amounts.ts'
import { paymentMethods, type PaymentMethod } from '@wasla/contract/wallet/payment-methods.ts'

type Box = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

/**
 * Values of the form when the browser left the page for a payment. `amount` is in halalas. `method` is null if the user must choose one
 * again.
 */
export type StoredTopUp = { readonly walletId: string; readonly amount: number; readonly method: PaymentMethod | null }

const name = 'wasla.topUp'

const isMethod = (value: unknown): value is PaymentMethod => paymentMethods.some((method) => method === value)

/**
 * Keeps the values of a top-up in this tab's storage, so that a failed payment can be tried again. `read` returns null if the stored values
 * belong to another wallet.
 */
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
