import { FormattedMessage, useIntl } from 'react-intl'
import type { ObjectiveType } from '@wasla/contract/programs/types.ts'
import { GoalPath, type Goal } from '@wasla/design-system/components/GoalPath'
import { isolate } from '@wasla/design-system/locale/isolate.ts'
import { useFormats } from '@wasla/design-system/locale/LocaleProvider.tsx'
import { Text } from '@wasla/design-system/primitives/Text'
import { Section } from '#shared/programs/page/Section.tsx'
import { useUnit } from '#shared/programs/page/useUnit.ts'
import type { MilestoneResultFragment } from '#shared/results/results.generated.ts'
import { accentOf } from '#shell/accents.ts'
import type { ParticipantPerformanceQuery } from './myPerformance.generated.ts'

type MilestoneWayProps = {
  milestones: readonly MilestoneResultFragment[]
  participant: ParticipantPerformanceQuery['getParticipantPerformance']['participant']
  objectiveType: ObjectiveType
}

/** The path through the milestones, with the participant's picture at the current count, and the state of each reward. */
export function MilestoneWay({ milestones, participant, objectiveType }: MilestoneWayProps) {
  const intl = useIntl()
  const { date, money } = useFormats()
  const unit = useUnit(objectiveType)
  const { approvedCount: at, profile } = participant
  if (milestones.length === 0) return null
  const next = milestones.find(({ per }) => per > at)
  const isLast = next === milestones.at(-1)
  const left = next ? unit(next.per - at) : ''
  const title = intl.formatMessage({ id: !next ? 'results.allReached' : isLast ? 'results.toLast' : 'results.toNext' }, { left })
  const rewardOf = ({ rewardType, reward, rewardAmount }: MilestoneResultFragment) =>
    rewardType === 'CASH' ? money(rewardAmount ?? 0, 'price') : isolate(reward)
  return (
    <Section
      title={title}
      aside={
        <Text as="span" look="caption" tone="muted">
          <FormattedMessage
            id="results.reached"
            values={{ count: milestones.filter(({ per }) => per <= at).length, of: milestones.length }}
          />
        </Text>
      }
    >
      <GoalPath
        label={title}
        goals={milestones.map((milestone): Goal => {
          const { id, per, rewardType, reward, rewardAmount, waitingForBudget, paidAt, deliveredAt, achievedAt, review } = milestone
          const moment = paidAt ?? deliveredAt ?? achievedAt
          const state = paidAt !== null ? 'paid' : deliveredAt !== null ? 'delivered' : review === 'HELD' ? 'held' : 'reached'
          return {
            id,
            target: per,
            reward: rewardType === 'CASH' ? { kind: 'cash', halalas: rewardAmount ?? 0 } : { kind: 'experience', title: reward },
            isWaiting: waitingForBudget || review !== null,
            ...(review === 'REFUSED' && { achieved: intl.formatMessage({ id: 'myPerformance.milestone.refused' }) }),
            ...(moment !== null && {
              achieved: intl.formatMessage({ id: `myPerformance.milestone.${state}` }, { day: date(new Date(moment), 'shortDay') }),
            }),
          }
        })}
        countText={unit}
        at={at}
        person={{ name: profile.fullName, src: profile.profileImage, accent: accentOf[profile.userType] }}
        {...(next && { note: intl.formatMessage({ id: 'myPerformance.leftTo' }, { left, reward: rewardOf(next) }) })}
      />
    </Section>
  )
}
