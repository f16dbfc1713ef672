import type { ComponentType } from 'react'
import type { WalletSheet, WalletTab } from './wallet-address.ts'
import type { WalletFiguresFragment } from './wallet.generated.ts'

export type WalletSheetProps = { wallet: WalletFiguresFragment; onClose: () => void }

/** What `?sheet=` opens. An address that names a sheet without a part opens nothing. */
export const sheetParts: { readonly [Sheet in WalletSheet]?: ComponentType<WalletSheetProps> } = {}

export type UnderWayProps = {
  topUpId: string
  /** Takes the payment out of the address. */
  onClose: () => void
}

/** Stands above the balance while the page follows a top-up (P-07). */
export const underWayPart: ComponentType<UnderWayProps> | null = null

export type WalletTabProps = { wallet: WalletFiguresFragment }

/** The content of each tab; only tabs that have one are shown. */
export const tabParts: { readonly [Tab in WalletTab]?: ComponentType<WalletTabProps> } = {}
