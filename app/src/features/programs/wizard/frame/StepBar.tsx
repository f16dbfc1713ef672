import { FormattedMessage } from 'react-intl'
import type { ProgramStepType } from '@wasla/contract/programs/types.ts'
import { Button } from '@wasla/design-system/components/Button'
import { LinkButton } from '@wasla/design-system/components/LinkButton'
import { Icon } from '@wasla/design-system/icons/Icon.tsx'
import { toastBar } from '@wasla/design-system/components/Toast/toast-bar.ts'
import type { FormHandle } from '#form/useForm.ts'
import { stepPaths } from '#shared/programs/wizard/addresses.ts'
import * as bars from '#form/form-bar.css.ts'
import { stepBefore } from '../progress/progress.ts'
import { useWizardPage } from '../step/wizard-context.ts'
import { OfflineNotice } from './OfflineNotice.tsx'
import * as styles from './StepBar.css.ts'

type StepBarProps = {
  type: ProgramStepType
  form: Pick<FormHandle, 'isDirty' | 'isSending' | 'isOffline'>
  /** Whether the step was just saved and the next page is loading. */
  isSaved: boolean
}

/** Bar below the fields, always visible. It says whether the draft is saved, and has a link back and a button that saves and goes on. */
export function StepBar({ type, form, isSaved }: StepBarProps) {
  const { program } = useWizardPage()
  const { isSending, isOffline } = form
  const isDirty = form.isDirty && !isSaved
  const before = stepBefore(type)
  return (
    <div className={bars.bar} {...toastBar.sticky}>
      {isOffline && <OfflineNotice />}
      {(isDirty || isSaved || program) && (
        <span className={styles.state} data-unsaved={isDirty || undefined}>
          {!isDirty && <Icon name="check" size="small" />}
          <FormattedMessage id={isDirty ? 'programs.wizard.unsaved' : 'programs.wizard.saved'} />
        </span>
      )}
      <div className={styles.actions}>
        {before && (
          <LinkButton href={stepPaths[before]} iconStart="arrow-start">
            <FormattedMessage id="programs.wizard.back" />
          </LinkButton>
        )}
        <div className={bars.next}>
          <Button type="submit" variant="primary" iconEnd="arrow-end" isPending={isSending || isSaved} isFullWidth>
            <FormattedMessage id="programs.wizard.next" />
          </Button>
        </div>
      </div>
    </div>
  )
}
