import type { WalletFiguresFragment } from './wallet.generated.ts'

/** Props of a sheet that `?sheet=` opens. */
export type WalletSheetProps = {
  wallet: WalletFiguresFragment
  /** Initial amount, in halalas; absent if the form opens empty. */
  amount?: number | null
  onClose: () => void
}

/** Props of the card above the balance, which is shown while the page polls a top-up (P-07). */
export type UnderWayProps = {
  topUpId: string
  /** Removes the top-up from the address. */
  onClose: () => void
}

/** Props of a tab's content. */
export type WalletTabProps = { wallet: WalletFiguresFragment }
