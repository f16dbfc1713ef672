import { useSearchParams } from 'react-router'
import { sheetOf, withSheet, type WalletSheet } from './wallet-address.ts'

/** The sheet that is open over the page. The back button closes it, a reload keeps it. */
export function useWalletSheet() {
  const [query, setQuery] = useSearchParams()
  const show = (sheet: WalletSheet | null) =>
    setQuery((current) => withSheet(current, sheet), { replace: sheet === null, preventScrollReset: true })
  return { sheet: sheetOf(query), open: (sheet: WalletSheet) => show(sheet), close: () => show(null) }
}
