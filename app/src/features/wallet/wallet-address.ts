/** The page of the wallet. Its open tab, its list, its sheets and the payment it follows are all part of its address. */
export const walletPath = '/wallet'

/** Sheets that open over the page by `?sheet=`. */
export const walletSheets = ['top-up', 'withdraw'] as const
export type WalletSheet = (typeof walletSheets)[number]

/** Tabs of the page by `?tab=`; the first is open by default. */
export const walletTabs = ['transactions', 'coming', 'accounts'] as const
export type WalletTab = (typeof walletTabs)[number]

const names = {
  tab: 'tab',
  sheet: 'sheet',
  transaction: 'transaction',
  /** The top-up that a payer came back from (P-07). */
  topUp: 'topUp',
} as const

export const tabOf = (query: URLSearchParams): WalletTab => walletTabs.find((each) => each === query.get(names.tab)) ?? walletTabs[0]

/** The address of a tab, without what belongs to the other ones. */
export const tabAddress = (tab: WalletTab) => (tab === walletTabs[0] ? walletPath : `${walletPath}?${names.tab}=${tab}`)

/** The form of a bank account, over the list of them; the list alone where it is not known which one. */
export const accountAddress = (id: string | null) =>
  id === null ? tabAddress('accounts') : `${tabAddress('accounts')}&dialog=account:${encodeURIComponent(id)}`

/** The list of transactions, by which an address leads to it. */
export const transactionsSection = 'transactions'

/** The sheet that an address opens; null where it opens none. */
export const sheetOf = (query: URLSearchParams): WalletSheet | null => walletSheets.find((each) => each === query.get(names.sheet)) ?? null

/** The address with that sheet open, or none, and all else as it is. */
export function withSheet(query: URLSearchParams, sheet: WalletSheet | null): URLSearchParams {
  const changed = new URLSearchParams(query)
  if (sheet) changed.set(names.sheet, sheet)
  else changed.delete(names.sheet)
  return changed
}

/** The id of the top-up that the page follows; null where it follows none. */
export const followedTopUp = (query: URLSearchParams): string | null => query.get(names.topUp)

/** The address without the top-up that it followed. */
export function withoutTopUp(query: URLSearchParams): URLSearchParams {
  const changed = new URLSearchParams(query)
  changed.delete(names.topUp)
  return changed
}

/** The transaction whose sheet is open. */
export const openedTransaction = (query: URLSearchParams): string | null => query.get(names.transaction)

/** The address with the sheet of a transaction open, or none, and all else as it is. */
export function withTransaction(query: URLSearchParams, id: string | null): URLSearchParams {
  const changed = new URLSearchParams(query)
  if (id === null) changed.delete(names.transaction)
  else changed.set(names.transaction, id)
  return changed
}

/** A transaction by its own address. */
export const transactionAddress = (id: string) => `${walletPath}?${withTransaction(new URLSearchParams(), id).toString()}`
