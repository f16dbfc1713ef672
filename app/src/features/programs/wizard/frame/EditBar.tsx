import { FormattedMessage } from 'react-intl'
import { Button } from '@wasla/design-system/components/Button'
import { LinkButton } from '@wasla/design-system/components/LinkButton'
import type { FormHandle } from '#form/useForm.ts'
import { programAddress } from '#shared/programs/page/program-address.ts'
import * as bars from '#form/form-bar.css.ts'
import { OfflineNotice } from './OfflineNotice.tsx'
import * as styles from './StepBar.css.ts'

type EditBarProps = {
  programId: string
  form: Pick<FormHandle, 'isDirty' | 'isSending' | 'isOffline'>
  /** Whether each change is saved at once. Then the bar has only the link back. */
  isSavedAtOnce: boolean
}

/** Bar below the fields of a published program: a save button, and a link back to its page (K-30). */
export const EditBar = ({ programId, form: { isDirty, isSending, isOffline }, isSavedAtOnce }: EditBarProps) => (
  <div className={bars.bar}>
    {isOffline && <OfflineNotice />}
    <span className={styles.state} data-unsaved={isDirty || undefined}>
      <FormattedMessage id={isDirty ? 'programs.wizard.unsaved' : isSavedAtOnce ? 'programs.edit.atOnce' : 'programs.edit.live'} />
    </span>
    <div className={styles.actions}>
      <LinkButton href={programAddress(programId)} iconStart="arrow-start">
        <FormattedMessage id="programs.edit.back" />
      </LinkButton>
      {!isSavedAtOnce && (
        <div className={bars.next}>
          <Button type="submit" variant="primary" isPending={isSending} isFullWidth>
            <FormattedMessage id="programs.edit.save" />
          </Button>
        </div>
      )}
    </div>
  </div>
)
