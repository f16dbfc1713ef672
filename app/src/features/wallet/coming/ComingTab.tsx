import { useEffect } from 'react'
import { useLocation } from 'react-router'
import { Stack } from '@wasla/design-system/primitives/Stack'
import type { WalletTabProps } from '../part-props.ts'
import { boundLines, undated } from '../upcoming.ts'
import { ComingCard } from './ComingCard.tsx'
import { FirstDay } from './FirstDay.tsx'
import { SetAsideCard } from './SetAsideCard.tsx'

/** What is coming and what is set aside, each down to what it is made of. */
export function ComingTab({ wallet }: WalletTabProps) {
  const { hash } = useLocation()
  const { pendingBalance, reservedBalance, upcoming, ownerType } = wallet
  const isBrand = ownerType === 'BRAND'
  const hasRewards = pendingBalance > 0 || undated(upcoming) !== null
  const isBound = reservedBalance > 0

  /* The figures of the balance card lead to their section. */
  useEffect(() => {
    const section = hash ? document.getElementById(hash.slice(1)) : null
    section?.focus({ preventScroll: true })
    section?.scrollIntoView({ block: 'start' })
  }, [hash])

  return (
    <Stack gap="lg">
      {hasRewards && <ComingCard pending={pendingBalance} upcoming={upcoming} />}
      {!hasRewards && (!isBrand || !isBound) && <FirstDay isBrand={isBrand} />}
      {isBound && <SetAsideCard reserved={reservedBalance} lines={boundLines(upcoming)} isBrand={isBrand} />}
    </Stack>
  )
}
