import { useCallback } from 'react'
import { isolate } from '@wasla/design-system/locale/isolate.ts'
import { useFormats } from '@wasla/design-system/locale/LocaleProvider.tsx'
import type { OwnStandingFragment } from './own-standing.generated.ts'

type Reward = Pick<OwnStandingFragment['milestones'][number], 'rewardType' | 'reward' | 'rewardAmount'>

/** Returns a function that names a reward inside a sentence: the amount, or the title of the experience with bidi isolation. */
export function useRewardText(): (reward: Reward) => string {
  const { money } = useFormats()
  return useCallback(
    ({ rewardType, reward, rewardAmount }: Reward) => (rewardType === 'CASH' ? money(rewardAmount ?? 0, 'price') : isolate(reward)),
    [money],
  )
}
