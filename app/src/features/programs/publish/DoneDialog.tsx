import { FormattedMessage, useIntl } from 'react-intl'
import { Button } from '@wasla/design-system/components/Button'
import { CopyField } from '@wasla/design-system/components/CopyField'
import { Dialog } from '@wasla/design-system/components/Dialog'
import { Kashida } from '@wasla/design-system/components/Kashida'
import type { Knot } from '@wasla/design-system/components/Kashida/stroke.ts'
import { Text } from '@wasla/design-system/primitives/Text'
import { programAddress } from '#shared/programs/page/program-address.ts'
import * as styles from './Publish.css.ts'

type DoneDialogProps = {
  programId: string
  isScheduled: boolean
  /** Opens the program's page. It does not open Discover, which omits the viewer's own programs. */
  onDone: () => void
}

/** The kashida of the logo, large, as a sign that the process is complete. */
const arrived: readonly Knot[] = [
  { at: 0, state: 'done' },
  { at: 1, state: 'here' },
]

/** Confirms that the program was published or scheduled, in the wording of the specification (S2 §2, K-31). */
export function DoneDialog({ programId, isScheduled, onDone }: DoneDialogProps) {
  const intl = useIntl()
  return (
    <Dialog
      isOpen
      variant="success"
      onOpenChange={(isOpen) => !isOpen && onDone()}
      title={<FormattedMessage id={isScheduled ? 'programs.publish.scheduled' : 'programs.publish.published'} />}
      actions={
        <Button variant="primary" onPress={onDone}>
          <FormattedMessage id="programs.publish.done" />
        </Button>
      }
    >
      <div className={styles.done}>
        <div className={styles.art}>
          <Kashida value={1} knots={arrived} depth={44} />
        </div>
        <Text tone="muted">
          <FormattedMessage id={isScheduled ? 'programs.publish.scheduled.text' : 'programs.publish.published.text'} />
        </Text>
        <CopyField
          label={intl.formatMessage({ id: 'programs.publish.link' })}
          value={`${window.location.origin}${programAddress(programId)}`}
        />
      </div>
    </Dialog>
  )
}
