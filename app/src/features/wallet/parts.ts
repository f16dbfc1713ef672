import type { ComponentType } from 'react'
import { lazyOverlay } from '#lazy/lazy-overlay.tsx'
import { pagePart } from '#lazy/page-part.ts'
import type { UnderWayProps, WalletSheetProps, WalletTabProps } from './part-props.ts'
import { TransactionsTab } from './transactions/TransactionsTab.tsx'
import type { WalletSheet, WalletTab } from './wallet-address.ts'

/** The sheets that `?sheet=` opens. A sheet that is missing here cannot be opened by an address. */
export const sheetParts: { readonly [Sheet in WalletSheet]?: ComponentType<WalletSheetProps> } = {
  'top-up': lazyOverlay(() => import('./top-up/TopUpSheet.tsx').then((module) => module.TopUpSheet)),
  withdraw: lazyOverlay(() => import('./withdraw/WithdrawSheet.tsx').then((module) => module.WithdrawSheet)),
}

/** Card above the balance, which is shown while the page polls a top-up (P-07). */
export const underWayPart: ComponentType<UnderWayProps> | null = lazyOverlay(() =>
  import('./under-way/UnderWayCard.tsx').then((module) => module.UnderWayCard),
)

/** Card above the balance after a withdrawal that failed. */
export const FailedWithdrawalPart = pagePart(() => import('./under-way/FailedWithdrawal.tsx').then((module) => module.FailedWithdrawal))

/** The content of each tab. A tab that is missing here is not shown. */
export const tabParts: { readonly [Tab in WalletTab]?: ComponentType<WalletTabProps> } = {
  transactions: TransactionsTab,
  /* This tab (2.7 kB) is loaded when it is opened. */
  coming: pagePart(() => import('./coming/ComingTab.tsx').then((module) => module.ComingTab)),
  /* The import also contains the menus and dialogs of a list. */
  accounts: pagePart(() => import('./accounts/AccountsTab.tsx').then((module) => module.AccountsTab)),
}
