import { useAddressQuery } from '#shell/useAddress.ts'
import { sheetOf, withSheet, type WalletSheet } from './wallet-address.ts'

/** The sheet that is open over the page. The back button closes it, a reload keeps it. */
export function useWalletSheet() {
  const [query, changeQuery] = useAddressQuery()
  const show = (sheet: WalletSheet | null) =>
    changeQuery((current) => withSheet(current, sheet), { replace: sheet === null, preventScrollReset: true })
  return { sheet: sheetOf(query), open: (sheet: WalletSheet) => show(sheet), close: () => show(null) }
}
