import { FormattedMessage } from 'react-intl'
import { progressOf } from '#shared/programs/way/progress.ts'
import type { OwnStandingFragment } from '#shared/programs/way/own-standing.generated.ts'
import { useRewardText } from '#shared/programs/way/useRewardText.ts'

type LeftProps = { progress: Pick<OwnStandingFragment, 'count' | 'milestones'> }

/** Text that says what is missing for the next reward of a program. */
export function Left({ progress: { count, milestones } }: LeftProps) {
  const rewardText = useRewardText()
  const progress = progressOf(
    milestones.map(({ per }) => per),
    count,
  )
  const next = progress && milestones[progress.reached]
  if (!progress) return null
  if (!next || progress.left === null) return <FormattedMessage id="program.way.allReached" />
  return <FormattedMessage id="program.way.left" values={{ left: progress.left, reward: rewardText(next) }} />
}
