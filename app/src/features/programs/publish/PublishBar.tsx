import { useId } from 'react'
import { FormattedMessage } from 'react-intl'
import type { ProgramStepType } from '@wasla/contract/programs/types.ts'
import { Button } from '@wasla/design-system/components/Button'
import { LinkButton } from '@wasla/design-system/components/LinkButton'
import { toastBar } from '@wasla/design-system/components/Toast/toast-bar.ts'
import { stepPaths } from '#shared/programs/wizard/addresses.ts'
import * as styles from './Publish.css.ts'

/** Reason why the program cannot be published now; null if it can be published. */
export type Hindrance =
  | { readonly kind: 'trying' }
  | { readonly kind: 'failed' }
  | { readonly kind: 'step'; readonly step: ProgramStepType }
  | { readonly kind: 'other' }

type PublishBarProps = {
  hindrance: Hindrance | null
  /** Whether the program is listed in Discover. Only then can it be scheduled (K-10). */
  isVisible: boolean
  onPublish: () => void
  onSchedule: () => void
}

/** Bar below the preview with the buttons to go back, to schedule and to publish. If a button is disabled, the bar says why. */
export function PublishBar({ hindrance, isVisible, onPublish, onSchedule }: PublishBarProps) {
  const noteId = useId()
  return (
    <div className={styles.bar} {...toastBar.sticky}>
      <span id={noteId} className={styles.note} role="status">
        {hindrance?.kind === 'step' ? (
          <FormattedMessage
            id="programs.publish.note.step"
            values={{ step: <FormattedMessage id={`programs.wizard.step.${hindrance.step}`} /> }}
          />
        ) : hindrance ? (
          <FormattedMessage id={`programs.publish.note.${hindrance.kind}`} />
        ) : (
          <FormattedMessage id={isVisible ? 'programs.publish.note.ready' : 'programs.publish.note.private'} />
        )}
      </span>
      <div className={styles.actions}>
        <div className={styles.back}>
          <LinkButton href={stepPaths.BUDGET} iconStart="arrow-start">
            <FormattedMessage id="programs.wizard.back" />
          </LinkButton>
        </div>
        <Button iconStart="calendar-clock" isDisabled={hindrance !== null || !isVisible} aria-describedby={noteId} onPress={onSchedule}>
          <FormattedMessage id="programs.publish.later" />
        </Button>
        <Button variant="primary" isDisabled={hindrance !== null} aria-describedby={noteId} onPress={onPublish}>
          <FormattedMessage id="programs.publish.now" />
        </Button>
      </div>
    </div>
  )
}
