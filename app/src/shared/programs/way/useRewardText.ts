import { useCallback } from 'react'
import { isolate } from '@wasla/design-system/locale/isolate.ts'
import { useFormats } from '@wasla/design-system/locale/LocaleProvider.tsx'
import type { OwnStandingFragment } from './own-standing.generated.ts'

type Reward = Pick<OwnStandingFragment['milestones'][number], 'rewardType' | 'reward' | 'rewardAmount'>

/** Names a reward in a sentence: its money, or the experience in its own direction. */
export function useRewardText(): (reward: Reward) => string {
  const { money } = useFormats()
  return useCallback(
    ({ rewardType, reward, rewardAmount }: Reward) => (rewardType === 'CASH' ? money(rewardAmount ?? 0, 'price') : isolate(reward)),
    [money],
  )
}
