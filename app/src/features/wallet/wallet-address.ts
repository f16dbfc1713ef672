/** Path of the wallet. The tab, the list, the open sheet and the payment that the page polls are all part of the address. */
export const walletPath = '/wallet'

/** Sheets that `?sheet=` opens over the page. */
const walletSheets = ['top-up', 'withdraw'] as const
export type WalletSheet = (typeof walletSheets)[number]

/** Tabs of the page, by `?tab=`; the first tab is the default. */
export const walletTabs = ['transactions', 'coming', 'accounts'] as const
export type WalletTab = (typeof walletTabs)[number]

const names = {
  tab: 'tab',
  sheet: 'sheet',
  transaction: 'transaction',
  /** Name of the parameter for the top-up of a payer who came back from the payment (P-07). */
  topUp: 'topUp',
} as const

export const tabOf = (query: URLSearchParams): WalletTab => walletTabs.find((each) => each === query.get(names.tab)) ?? walletTabs[0]

/** Returns the address of a tab, without parameters of other tabs. */
export const tabAddress = (tab: WalletTab) => (tab === walletTabs[0] ? walletPath : `${walletPath}?${names.tab}=${tab}`)

/** Returns the address of a bank account's form, which is over the list of accounts. For null, returns the address of the list alone. */
export const accountAddress = (id: string | null) =>
  id === null ? tabAddress('accounts') : `${tabAddress('accounts')}&dialog=account:${encodeURIComponent(id)}`

/** Id of the list of transactions, for links. */
export const transactionsSection = 'transactions'

/** Returns the sheet that the address opens; null if it opens none. */
export const sheetOf = (query: URLSearchParams): WalletSheet | null => walletSheets.find((each) => each === query.get(names.sheet)) ?? null

/** Returns the query with this sheet open, or without a sheet for null. Everything else is unchanged. */
export function withSheet(query: URLSearchParams, sheet: WalletSheet | null): URLSearchParams {
  const changed = new URLSearchParams(query)
  if (sheet) changed.set(names.sheet, sheet)
  else changed.delete(names.sheet)
  return changed
}

/** Returns the id of the top-up that the page polls; null if there is none. */
export const followedTopUp = (query: URLSearchParams): string | null => query.get(names.topUp)

/** Returns the query without the top-up that the page polled. */
export function withoutTopUp(query: URLSearchParams): URLSearchParams {
  const changed = new URLSearchParams(query)
  changed.delete(names.topUp)
  return changed
}

/** Returns the id of the transaction whose sheet is open. */
export const openedTransaction = (query: URLSearchParams): string | null => query.get(names.transaction)

/** Returns the query with the sheet of this transaction open, or without it for null. Everything else is unchanged. */
export function withTransaction(query: URLSearchParams, id: string | null): URLSearchParams {
  const changed = new URLSearchParams(query)
  if (id === null) changed.delete(names.transaction)
  else changed.set(names.transaction, id)
  return changed
}

/** Returns the address of a transaction. */
export const transactionAddress = (id: string) => `${walletPath}?${withTransaction(new URLSearchParams(), id).toString()}`
