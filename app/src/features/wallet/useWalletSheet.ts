import { useAddressQuery } from '#shell/useAddress.ts'
import { sheetOf, withSheet, type WalletSheet } from './wallet-address.ts'

/**
 * Returns the open sheet of the page, and functions to open and close it. The sheet is part of the address: the back button closes it, and
 * a reload keeps it open.
 */
export function useWalletSheet() {
  const [query, changeQuery] = useAddressQuery()
  const show = (sheet: WalletSheet | null) =>
    changeQuery((current) => withSheet(current, sheet), { replace: sheet === null, preventScrollReset: true })
  return { sheet: sheetOf(query), open: (sheet: WalletSheet) => show(sheet), close: () => show(null) }
}
