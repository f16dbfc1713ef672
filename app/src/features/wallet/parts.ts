import type { ComponentType } from 'react'
import { openedPart } from '#late/opened-part.tsx'
import { pagePart } from '#late/page-part.ts'
import type { UnderWayProps, WalletSheetProps, WalletTabProps } from './part-props.ts'
import { TransactionsTab } from './transactions/TransactionsTab.tsx'
import type { WalletSheet, WalletTab } from './wallet-address.ts'

/** What `?sheet=` opens. An address that names a sheet without a part opens nothing. */
export const sheetParts: { readonly [Sheet in WalletSheet]?: ComponentType<WalletSheetProps> } = {
  'top-up': openedPart(() => import('./top-up/TopUpSheet.tsx').then((module) => module.TopUpSheet)),
  withdraw: openedPart(() => import('./withdraw/WithdrawSheet.tsx').then((module) => module.WithdrawSheet)),
}

/** Stands above the balance while the page follows a top-up (P-07). */
export const underWayPart: ComponentType<UnderWayProps> | null = openedPart(() =>
  import('./under-way/UnderWayCard.tsx').then((module) => module.UnderWayCard),
)

/** Stands above the balance after a withdrawal that failed. */
export const FailedWithdrawalPart = pagePart(() => import('./under-way/FailedWithdrawal.tsx').then((module) => module.FailedWithdrawal))

/** The content of each tab; only tabs that have one are shown. */
export const tabParts: { readonly [Tab in WalletTab]?: ComponentType<WalletTabProps> } = {
  transactions: TransactionsTab,
  /* 2.7 kB, for those who open the tab. */
  coming: pagePart(() => import('./coming/ComingTab.tsx').then((module) => module.ComingTab)),
  /* With it come the menus and questions of a list. */
  accounts: pagePart(() => import('./accounts/AccountsTab.tsx').then((module) => module.AccountsTab)),
}
