import { isMovable } from '@wasla/contract/ledger/amounts.ts'

type Box = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

/** Reason why a user opened the wallet: the missing amount in halalas, and the page to return to. */
export type TopUpErrand = { readonly amount: number | null; readonly returnTo: string }

const name = 'wasla.topUpErrand'

/** Pages that send users to the wallet. A stored address is used only if it is one of these pages. */
const returnPages = ['/programs/create/budget', '/programs/create/preview/overview'] as const
export type ReturnPage = (typeof returnPages)[number]

/** Address of the wallet with an open top-up sheet. */
export const topUpAddress = '/wallet?sheet=top-up'

/**
 * Stores in this tab the amount and the page for which a user tops up, until that page opens again. Damaged or foreign content reads as
 * null.
 */
export const topUpErrand = {
  read(box: Box): TopUpErrand | null {
    try {
      const stored: unknown = JSON.parse(box.getItem(name) ?? 'null')
      if (typeof stored !== 'object' || stored === null) return null
      const { amount, returnTo } = stored as { readonly [Name in keyof TopUpErrand]?: unknown }
      const page = returnPages.find((each) => each === returnTo)
      if (!page) return null
      return { amount: typeof amount === 'number' && isMovable(amount) ? amount : null, returnTo: page }
    } catch {
      return null
    }
  },
  store: (box: Box, errand: { readonly amount: number | null; readonly returnTo: ReturnPage }) => box.setItem(name, JSON.stringify(errand)),
  forget: (box: Box) => box.removeItem(name),
}
