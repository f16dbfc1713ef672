import type { ReactNode } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { GoalPath, type GoalPathProps } from '@wasla/design-system/components/GoalPath'
import { useFormats } from '@wasla/design-system/locale/LocaleProvider.tsx'
import { Bidi } from '@wasla/design-system/primitives/Bidi'
import { Text } from '@wasla/design-system/primitives/Text'
import type { OwnStandingFragment } from '../way/own-standing.generated.ts'
import { useRewardText } from '../way/useRewardText.ts'
import type { ProgramSteps } from './program-steps.ts'
import { earningsOf, goalsOf } from './earnings.ts'
import { Section } from './Section.tsx'
import { useUnit } from './useUnit.ts'

export type RewardsProps = {
  objectives: NonNullable<ProgramSteps['objectives']>
  /** The viewer's picture on the path, if the viewer takes part or could take part. */
  person?: GoalPathProps['person']
  /** The viewer's progress. It is null if the viewer has not joined; the line is then dotted. */
  progress: Pick<OwnStandingFragment, 'count' | 'milestones'> | null
  /** Shows the sum of all rewards beside the title. @default true */
  isSumShown?: boolean
}

/** Shows the milestones as a path, each with its reward. */
export function Rewards({ objectives, person, progress, isSumShown = true }: RewardsProps) {
  const intl = useIntl()
  const countText = useUnit(objectives.objectiveType)
  const { date } = useFormats()
  const rewardText = useRewardText()
  const { milestones, objectiveType } = objectives
  const earnings = earningsOf(milestones)
  const title = intl.formatMessage({ id: `program.earn.${objectiveType}` }, { count: earnings.lastTarget })
  if (milestones.length === 0) return null
  const next = progress?.milestones.find(({ per }) => per > progress.count)
  /** Returns when the viewer reached a milestone, and whether its reward waits for budget. */
  const becameOf = (id: string) => {
    const own = progress?.milestones.find((milestone) => milestone.id === id)
    return {
      isWaiting: own?.waitingForBudget ?? false,
      ...(own?.achievedAt && {
        achieved: intl.formatMessage({ id: 'program.way.reached' }, { day: date(new Date(own.achievedAt), 'shortDay') }),
      }),
    }
  }
  return (
    <Section title={title} aside={isSumShown && <UpTo earnings={earnings} />}>
      <GoalPath
        label={title}
        goals={goalsOf(milestones).map((goal) => ({ ...goal, ...becameOf(goal.id) }))}
        countText={countText}
        at={progress?.count ?? null}
        person={person}
        {...(next && {
          note: intl.formatMessage({ id: 'program.way.left' }, { left: next.per - (progress?.count ?? 0), reward: rewardText(next) }),
        })}
      />
    </Section>
  )
}

/** Shows “Up to SAR 3,600 and a tasting for two”. */
function UpTo({ earnings: { cash, experiences } }: { earnings: ReturnType<typeof earningsOf> }) {
  const { money } = useFormats()
  const values: Record<string, ReactNode> = {
    money: <strong key="money">{money(cash, 'price')}</strong>,
    experience: <Bidi key="experience">{experiences[0]}</Bidi>,
    count: experiences.length,
  }
  const kind = cash > 0 ? (experiences.length === 0 ? 'cash' : experiences.length === 1 ? 'cashAndOne' : 'cashAndMore') : null
  if (kind === null) return null
  return (
    <Text as="span" look="caption" tone="muted">
      <FormattedMessage id={`program.upTo.${kind}`} values={values} />
    </Text>
  )
}
