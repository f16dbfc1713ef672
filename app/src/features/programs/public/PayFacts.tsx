import { FormattedMessage, useIntl } from 'react-intl'
import { startOfDay } from '@wasla/contract/platform/riyadh.ts'
import type { Milestone } from '@wasla/contract/programs/step-data.ts'
import { DescriptionList, type Description } from '@wasla/design-system/components/DescriptionList'
import { useFormats } from '@wasla/design-system/locale/LocaleProvider.tsx'
import type { PageProgram } from '#shared/programs/page/page-program.ts'
import type { ProgramSteps } from '#shared/programs/page/program-steps.ts'
import { useUnit } from '#shared/programs/page/useUnit.ts'
import { useRewardText } from '#shared/programs/way/useRewardText.ts'
import { useServices } from '#services/context.ts'
import { daysLeft } from './days-left.ts'
import { useMost } from './useMost.ts'

type PayFactsProps = Pick<ProgramSteps, 'objectives' | 'payoutFrequency'> & { program: PageProgram }

/** List with a program's rewards, its first reward, its payout frequency and its dates. */
export function PayFacts({ program, objectives, payoutFrequency }: PayFactsProps) {
  const most = useMost(objectives)
  const first = objectives?.milestones[0]
  const days = useDays(program)
  const items: (Description | null)[] = [
    most === null ? null : { id: 'pays', name: <FormattedMessage id="programs.public.pays" />, value: most },
    first && objectives
      ? {
          id: 'first',
          name: <FormattedMessage id="programs.public.first" />,
          value: <FirstReward first={first} objectiveType={objectives.objectiveType} />,
        }
      : null,
    payoutFrequency === null
      ? null
      : {
          id: 'payout',
          name: <FormattedMessage id="program.fact.payout" />,
          value: <FormattedMessage id={`program.payout.${payoutFrequency}`} />,
        },
    ...days,
  ]
  return <DescriptionList look="tiles" items={items.filter((item) => item !== null)} />
}

function FirstReward({ first, objectiveType }: { first: Milestone } & Pick<NonNullable<ProgramSteps['objectives']>, 'objectiveType'>) {
  const countText = useUnit(objectiveType)
  const rewardText = useRewardText()
  const { rewardType, amount = null, title = '', target } = first
  const reward = rewardText({ rewardType, reward: title, rewardAmount: amount })
  return <FormattedMessage id="programs.public.firstAt" values={{ reward, count: countText(target) }} />
}

/** Returns the start day if the program has not started, or has no end; otherwise the end day. */
function useDays({ status, startDate, endDate }: PageProgram): Description[] {
  const intl = useIntl()
  const { date } = useFormats()
  const now = useServices().clock.now()
  const day = (civil: string) => date(new Date(startOfDay(civil)), 'shortDay')
  const starts: Description = { id: 'starts', name: <FormattedMessage id="programs.public.starts" />, value: day(startDate) }
  if (endDate === null) return [starts]
  const ends: Description = {
    id: 'ends',
    name: <FormattedMessage id="programs.public.ends" />,
    value:
      status === 'Soon'
        ? day(endDate)
        : intl.formatMessage({ id: 'programs.public.left' }, { date: day(endDate), days: Math.max(0, daysLeft(endDate, now)) }),
  }
  return status === 'Soon' ? [starts, ends] : [ends]
}
