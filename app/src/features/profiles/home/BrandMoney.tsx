import { useQuery } from '@apollo/client/react'
import { useFlags } from '#services/context.ts'
import { FirstWallet } from './first-day/FirstWallet.tsx'
import { Pending } from '#shell/RevealTogether.tsx'
import { SpendCard } from './SpendCard.tsx'
import { HomeOwnProgramsDocument } from './ProgramsBlock.generated.ts'
import { WeekCard } from './WeekCard.tsx'
import * as styles from './HomeScreen.css.ts'

/**
 * Money on a brand's home page: the last seven days and the spending of running programs. A brand without programs sees the wallet card
 * instead, if wallets are switched on.
 */
export function BrandMoney() {
  const flags = useFlags()
  const { data, error } = useQuery(HomeOwnProgramsDocument, { context: { errors: 'mine' } })
  if (!data && !error) return <Pending />
  if (data?.myPrograms.count === 0) return flags.status === 'known' && flags.flags.payment ? <FirstWallet /> : null
  return (
    <div className={styles.money}>
      <WeekCard />
      <SpendCard />
    </div>
  )
}
