import type { ReactNode } from 'react'
import { FormattedMessage } from 'react-intl'
import type { ProgramStepType } from '@wasla/contract/programs/types.ts'
import { Banner } from '@wasla/design-system/components/Banner'
import { LinkButton } from '@wasla/design-system/components/LinkButton'
import { Stack } from '@wasla/design-system/primitives/Stack'
import { programAddress } from '#shared/programs/page/program-address.ts'
import { StepHead } from '../wizard/frame/StepHead.tsx'

type LockedFrameProps = { type: ProgramStepType; programId: string; children: ReactNode }

/** Frame of a locked step: the reason, the saved values, and a link back to the program (K-30). */
export const LockedFrame = ({ type, programId, children }: LockedFrameProps) => (
  <Stack gap="lg">
    <StepHead type={type} />
    <Banner title={<FormattedMessage id="programs.edit.locked" />}>
      <FormattedMessage id={type === 'BUDGET' ? 'programs.edit.lockedBudget' : 'programs.edit.lockedWhy'} />
    </Banner>
    {children}
    <div>
      <LinkButton href={programAddress(programId)} iconStart="arrow-start">
        <FormattedMessage id="programs.edit.back" />
      </LinkButton>
    </div>
  </Stack>
)
