import type { ProgramStepType } from '@wasla/contract/programs/types.ts'
import { Card } from '@wasla/design-system/components/Card'
import { Skeleton, SkeletonBlock, SkeletonText } from '@wasla/design-system/components/Skeleton'
import { Stack } from '@wasla/design-system/primitives/Stack'
import { StepHead } from './StepHead.tsx'
import { WizardLayout } from './WizardLayout.tsx'

type WaitingProps = { type: ProgramStepType }

/** Skeleton of a step while its data loads. The step's name is shown already. */
export const StepWaiting = ({ type }: WaitingProps) => (
  <Stack gap="lg">
    <StepHead type={type} />
    <Card isPadded aria-busy>
      <Skeleton>
        <Stack gap="md">
          <SkeletonText look="label" />
          <SkeletonBlock shape="control" />
          <SkeletonText look="label" />
          <SkeletonBlock shape="control" />
          <SkeletonText look="label" />
          <SkeletonBlock shape="row" />
        </Stack>
      </Skeleton>
    </Card>
  </Stack>
)

/** Skeleton of a page of the wizard while the draft loads. */
export const WizardWaiting = ({ type }: WaitingProps) => (
  <WizardLayout type={type} program={null}>
    <StepWaiting type={type} />
  </WizardLayout>
)
