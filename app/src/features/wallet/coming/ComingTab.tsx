import { Stack } from '@wasla/design-system/primitives/Stack'
import type { WalletTabProps } from '../part-props.ts'
import { boundLines, undated } from '../upcoming.ts'
import { useSection } from '../useSection.ts'
import { ComingCard } from './ComingCard.tsx'
import { FirstDay } from './FirstDay.tsx'
import { SetAsideCard } from './SetAsideCard.tsx'

/** Tab with the upcoming and the reserved amounts and their details. */
export function ComingTab({ wallet }: WalletTabProps) {
  useSection()
  const { pendingBalance, reservedBalance, upcoming, ownerType } = wallet
  const isBrand = ownerType === 'BRAND'
  const hasRewards = pendingBalance > 0 || undated(upcoming) !== null
  const isBound = reservedBalance > 0

  return (
    <Stack gap="lg">
      {hasRewards && <ComingCard pending={pendingBalance} upcoming={upcoming} />}
      {!hasRewards && (!isBrand || !isBound) && <FirstDay isBrand={isBrand} />}
      {isBound && <SetAsideCard reserved={reservedBalance} lines={boundLines(upcoming)} isBrand={isBrand} />}
    </Stack>
  )
}
