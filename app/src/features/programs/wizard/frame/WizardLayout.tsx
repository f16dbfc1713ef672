import type { ReactNode } from 'react'
import { FormattedMessage } from 'react-intl'
import type { ProgramStepType } from '@wasla/contract/programs/types.ts'
import { Bidi } from '@wasla/design-system/primitives/Bidi'
import { Text } from '@wasla/design-system/primitives/Text'
import type { WizardProgramFragment } from '../wizard.generated.ts'
import { EditedSteps } from './EditedSteps.tsx'
import { StepList } from './StepList.tsx'
import * as styles from './WizardLayout.css.ts'

type WizardLayoutProps = {
  /** The step of this page; null if the page is not a step, such as the preview. */
  type: ProgramStepType | null
  /** The draft; null before the first step was saved. */
  program: Pick<WizardProgramFragment, 'name' | 'nextStep' | 'completedSteps'> | null
  /** Id of the published program that is edited; null for a draft. @default null */
  editedId?: string | null
  children: ReactNode
}

/** Name of the page after the last step. */
const review = <FormattedMessage id="programs.preview.title" />

/** Layout of each page of the wizard, with the list of steps beside it. On phones the list is above the page, behind “Step 4 of 8”. */
export const WizardLayout = ({ type, program, editedId = null, children }: WizardLayoutProps) => (
  <div className={styles.layout}>
    <div className={styles.side}>
      <div className={styles.head}>
        <Text look="caption" tone="muted">
          <FormattedMessage id={editedId === null ? 'programs.wizard.new' : 'programs.edit.title'} />
        </Text>
        {program && (
          <Text look="heading">
            <Bidi>{program.name}</Bidi>
          </Text>
        )}
      </div>
      {editedId === null ? (
        <StepList current={type} progress={program} {...(type === null && { here: review })} />
      ) : (
        <EditedSteps current={type} programId={editedId} />
      )}
    </div>
    <div className={styles.page}>{children}</div>
  </div>
)
