import { FormattedMessage } from 'react-intl'
import type { ImpactObjectives, ParticipantCriteria, ProgramBudget, TargetCriteria } from '@wasla/contract/programs/step-data.ts'
import { Card } from '@wasla/design-system/components/Card'
import { DescriptionList } from '@wasla/design-system/components/DescriptionList'
import { LinkButton } from '@wasla/design-system/components/LinkButton'
import { Bidi } from '@wasla/design-system/primitives/Bidi'
import { Stack } from '@wasla/design-system/primitives/Stack'
import { Audience } from '#shared/programs/page/Audience.tsx'
import { requirementsIn } from '#shared/programs/page/criteria.ts'
import { programAddress } from '#shared/programs/page/program-address.ts'
import { Rewards } from '#shared/programs/page/Rewards.tsx'
import { WhoCanJoin } from '#shared/programs/page/WhoCanJoin.tsx'
import { useNames } from '../page/useNames.ts'
import type { StepFormProps } from '../wizard/step/step-form.ts'
import { LockedFrame } from './LockedFrame.tsx'

/** Criteria for joining, shown as on the program's page. */
export function LockedCriteria({ program, data }: StepFormProps) {
  const nameOf = useNames()
  const criteria = data as ParticipantCriteria | null
  return (
    <LockedFrame type="PARTICIPANT_CRITERIA" programId={program.id}>
      {criteria && <WhoCanJoin requirements={requirementsIn(criteria, nameOf)} isEligible={null} />}
    </LockedFrame>
  )
}

/** The audience that the program wants to reach. */
export function LockedAudience({ program, data }: StepFormProps) {
  const nameOf = useNames()
  const target = data as TargetCriteria | null
  return (
    <LockedFrame type="TARGET_CRITERIA" programId={program.id}>
      {target && <Audience target={target} nameOf={nameOf} />}
    </LockedFrame>
  )
}

/** The objective, the landing pages and the milestones with their rewards. */
export function LockedObjectives({ program, data }: StepFormProps) {
  const objectives = data as ImpactObjectives | null
  return (
    <LockedFrame type="IMPACT_OBJECTIVES" programId={program.id}>
      {objectives && (
        <Stack gap="lg">
          <Card isPadded>
            <DescriptionList
              items={[
                {
                  id: 'objective',
                  name: <FormattedMessage id="program.fact.objective" />,
                  value: <FormattedMessage id={`program.objectiveAndUnit.${objectives.objectiveType}`} />,
                },
                {
                  id: 'address',
                  name: <FormattedMessage id="programs.objectives.trackingUrl" />,
                  value: <Bidi>{objectives.trackingUrl}</Bidi>,
                },
                ...(objectives.countsBy
                  ? [
                      {
                        id: 'countsBy',
                        name: <FormattedMessage id="programs.objectives.countsBy" />,
                        value: <FormattedMessage id={`program.countsBy.${objectives.countsBy}`} />,
                      },
                    ]
                  : []),
              ]}
            />
          </Card>
          <Rewards objectives={objectives} progress={null} />
        </Stack>
      )}
    </LockedFrame>
  )
}

/** The payout frequency. The amount of the budget is increased in another dialog. */
export function LockedBudget({ program, data }: StepFormProps) {
  const budget = data as ProgramBudget | null
  return (
    <LockedFrame type="BUDGET" programId={program.id}>
      <Card isPadded>
        <Stack gap="md">
          {budget && (
            <DescriptionList
              items={[
                {
                  id: 'payout',
                  name: <FormattedMessage id="program.fact.payout" />,
                  value: <FormattedMessage id={`program.payout.${budget.payoutFrequency}`} />,
                },
              ]}
            />
          )}
          <div>
            <LinkButton variant="primary" iconStart="plus" href={`${programAddress(program.id)}?dialog=budget`}>
              <FormattedMessage id="programs.owner.do.budget" />
            </LinkButton>
          </div>
        </Stack>
      </Card>
    </LockedFrame>
  )
}
