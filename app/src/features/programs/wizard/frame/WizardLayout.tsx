import type { ReactNode } from 'react'
import { FormattedMessage } from 'react-intl'
import type { ProgramStepType } from '@wasla/contract/programs/types.ts'
import { Bidi } from '@wasla/design-system/primitives/Bidi'
import { Text } from '@wasla/design-system/primitives/Text'
import type { WizardProgramFragment } from '../wizard.generated.ts'
import { StepList } from './StepList.tsx'
import * as styles from './WizardLayout.css.ts'

type WizardLayoutProps = {
  /** Null on pages that are no step, such as the preview. */
  type: ProgramStepType | null
  /** Null before the first step was saved. */
  program: Pick<WizardProgramFragment, 'name' | 'nextStep' | 'completedSteps'> | null
  children: ReactNode
}

/** The steps beside each page of the wizard; above it on phones, where “Step 4 of 8” opens them. */
export const WizardLayout = ({ type, program, children }: WizardLayoutProps) => (
  <div className={styles.layout}>
    <div className={styles.side}>
      <div className={styles.head}>
        <Text look="caption" tone="muted">
          <FormattedMessage id="programs.wizard.new" />
        </Text>
        {program && (
          <Text look="heading">
            <Bidi>{program.name}</Bidi>
          </Text>
        )}
      </div>
      <StepList current={type} progress={program} />
    </div>
    <div className={styles.page}>{children}</div>
  </div>
)
