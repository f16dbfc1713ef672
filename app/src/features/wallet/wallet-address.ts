/** Path of the wallet. Its tab, its list, its sheets and the payment it follows are all part of the address. */
export const walletPath = '/wallet'

/** Sheets that `?sheet=` opens over the page. */
export const walletSheets = ['top-up', 'withdraw'] as const
export type WalletSheet = (typeof walletSheets)[number]

/** Tabs of the page, by `?tab=`; the first one is the default. */
export const walletTabs = ['transactions', 'coming', 'accounts'] as const
export type WalletTab = (typeof walletTabs)[number]

const names = {
  tab: 'tab',
  sheet: 'sheet',
  transaction: 'transaction',
  /** The top-up from which a payer came back (P-07). */
  topUp: 'topUp',
} as const

export const tabOf = (query: URLSearchParams): WalletTab => walletTabs.find((each) => each === query.get(names.tab)) ?? walletTabs[0]

/** Returns the address of a tab, without parameters of other tabs. */
export const tabAddress = (tab: WalletTab) => (tab === walletTabs[0] ? walletPath : `${walletPath}?${names.tab}=${tab}`)

/** Returns the address of a bank account's form, over the list of accounts; only of the list if the id is null. */
export const accountAddress = (id: string | null) =>
  id === null ? tabAddress('accounts') : `${tabAddress('accounts')}&dialog=account:${encodeURIComponent(id)}`

/** Id of the list of transactions, for links. */
export const transactionsSection = 'transactions'

/** Returns the sheet that the address opens; null if it opens none. */
export const sheetOf = (query: URLSearchParams): WalletSheet | null => walletSheets.find((each) => each === query.get(names.sheet)) ?? null

/** Returns the query with that sheet open, or none, and everything else unchanged. */
export function withSheet(query: URLSearchParams, sheet: WalletSheet | null): URLSearchParams {
  const changed = new URLSearchParams(query)
  if (sheet) changed.set(names.sheet, sheet)
  else changed.delete(names.sheet)
  return changed
}

/** Returns the id of the top-up that the page follows; null if it follows none. */
export const followedTopUp = (query: URLSearchParams): string | null => query.get(names.topUp)

/** Returns the query without the top-up that the page followed. */
export function withoutTopUp(query: URLSearchParams): URLSearchParams {
  const changed = new URLSearchParams(query)
  changed.delete(names.topUp)
  return changed
}

/** Returns the id of the transaction whose sheet is open. */
export const openedTransaction = (query: URLSearchParams): string | null => query.get(names.transaction)

/** Returns the query with the sheet of a transaction open, or none, and everything else unchanged. */
export function withTransaction(query: URLSearchParams, id: string | null): URLSearchParams {
  const changed = new URLSearchParams(query)
  if (id === null) changed.delete(names.transaction)
  else changed.set(names.transaction, id)
  return changed
}

/** Returns the address of a transaction. */
export const transactionAddress = (id: string) => `${walletPath}?${withTransaction(new URLSearchParams(), id).toString()}`
