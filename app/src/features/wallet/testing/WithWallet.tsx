import type { ReactNode } from 'react'
import { useQuery } from '@apollo/client/react'
import { MyWalletDocument, type WalletFiguresFragment } from '../wallet.generated.ts'

/** Renders a part of the page, for stories, after the wallet is loaded. */
export function WithWallet({ children }: { children: (wallet: WalletFiguresFragment) => ReactNode }) {
  const { data } = useQuery(MyWalletDocument)
  return data ? children(data.myWallet) : null
}
