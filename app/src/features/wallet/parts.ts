import type { ComponentType } from 'react'
import { openedPart } from '#late/opened-part.tsx'
import { AccountsTab } from './accounts/AccountsTab.tsx'
import type { WalletSheet, WalletTab } from './wallet-address.ts'
import type { WalletFiguresFragment } from './wallet.generated.ts'

export type WalletSheetProps = { wallet: WalletFiguresFragment; onClose: () => void }

/** What `?sheet=` opens. An address that names a sheet without a part opens nothing. */
export const sheetParts: { readonly [Sheet in WalletSheet]?: ComponentType<WalletSheetProps> } = {
  'top-up': openedPart(() => import('./top-up/TopUpSheet.tsx').then((module) => module.TopUpSheet)),
  withdraw: openedPart(() => import('./withdraw/WithdrawSheet.tsx').then((module) => module.WithdrawSheet)),
}

export type UnderWayProps = {
  topUpId: string
  /** Takes the payment out of the address. */
  onClose: () => void
}

/** Stands above the balance while the page follows a top-up (P-07). */
export const underWayPart: ComponentType<UnderWayProps> | null = openedPart(() =>
  import('./under-way/UnderWayCard.tsx').then((module) => module.UnderWayCard),
)

export type WalletTabProps = { wallet: WalletFiguresFragment }

/** The content of each tab; only tabs that have one are shown. */
export const tabParts: { readonly [Tab in WalletTab]?: ComponentType<WalletTabProps> } = {
  accounts: AccountsTab,
}
