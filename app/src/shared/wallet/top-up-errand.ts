import { isMovable } from '@wasla/contract/ledger/amounts.ts'

type Box = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

/** Why somebody came to the wallet: the amount that is missing, in halalas, and the page to go back to. */
export type TopUpErrand = { readonly amount: number | null; readonly returnTo: string }

const name = 'wasla.topUpErrand'

/** Pages that send people to the wallet. An address from storage is followed only where it is one of them. */
const returnPages = ['/programs/create/budget', '/programs/create/preview/overview'] as const
export type ReturnPage = (typeof returnPages)[number]

/** The wallet with the sheet of a top-up open. */
export const topUpAddress = '/wallet?sheet=top-up'

/** Of this tab alone: what a top-up is for, until its page is open again. Damaged or foreign content is none. */
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
