import { useState } from 'react'
import { useMutation } from '@apollo/client/react'
import { FormattedMessage } from 'react-intl'
import { ConfirmDialog } from '@wasla/design-system/components/ConfirmDialog'
import { showToast } from '@wasla/design-system/components/Toast/toastStore.ts'
import { Bidi } from '@wasla/design-system/primitives/Bidi'
import { Stack } from '@wasla/design-system/primitives/Stack'
import { RemoveManagedAccountDocument, UpdateManagedAccountDocument, type MyManagersQuery } from './managedAccounts.generated.ts'
import * as styles from './AnswerDialog.css.ts'

export type Manager = MyManagersQuery['myManagers'][number]

/** Actions of a networker on the agreement with a manager. */
export const answers = ['accept', 'decline', 'leave'] as const
export type Answer = (typeof answers)[number]

const texts = {
  accept: { title: 'managers.askAccept', yes: 'managers.acceptYes' },
  decline: { title: 'managers.askDecline', yes: 'managers.declineYes', text: 'managers.askDeclineText' },
  leave: { title: 'managers.askLeave', yes: 'managers.leaveYes', text: 'managers.askLeaveText' },
} as const

/** Everything that a manager may read, in the order of D-22. */
const readable = ['profile', 'insights', 'programs', 'earnings'] as const

type AnswerDialogProps = {
  /** The dialog is open if both `answer` and `manager` are set. */
  answer: Answer | null
  manager: Manager | null
  /** Called after the action succeeded; the dialog closes next. */
  onDone: () => void
  /** Called if the server refuses, because the list may be out of date. */
  onRefused: () => void
  onClose: () => void
}

/**
 * Asks for a confirmation before each answer. Before an invitation is accepted, lists everything that the manager will be able to read
 * (D-22).
 */
export function AnswerDialog({ answer, manager, onDone, onRefused, onClose }: AnswerDialogProps) {
  const [send] = useMutation(UpdateManagedAccountDocument)
  const [remove] = useMutation(RemoveManagedAccountDocument)
  /* The last answer and manager. The dialog still shows them while closing. */
  const [last, setLast] = useState<{ answer: Answer; manager: Manager } | null>(null)
  if (answer && manager && (last?.manager.id !== manager.id || last.answer !== answer)) setLast({ answer, manager })
  if (!last) return null
  const { id } = last.manager
  const name = <Bidi key="name">{last.manager.manager.fullName}</Bidi>

  const confirm = async () => {
    if (last.answer === 'leave')
      await remove({
        variables: { id },
        update: (cache) => void cache.evict({ id: cache.identify({ __typename: 'ManagedAccount', id }) }),
      })
    else await send({ variables: { id, status: last.answer === 'accept' ? 'Accepted' : 'Rejected' } })
    if (last.answer === 'accept') showToast({ tone: 'success', text: <FormattedMessage id="managers.nowAccepted" values={{ name }} /> })
    onDone()
  }
  return (
    <ConfirmDialog
      isOpen={answer !== null && manager !== null}
      isDanger={last.answer !== 'accept'}
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={<FormattedMessage id={texts[last.answer].title} values={{ name }} />}
      confirmText={<FormattedMessage id={texts[last.answer].yes} />}
      onConfirm={() =>
        confirm().catch((error: unknown) => {
          onRefused()
          throw error
        })
      }
    >
      {last.answer === 'accept' ? (
        <Stack gap="xs">
          <p>
            <FormattedMessage id="managers.mayRead" values={{ name }} />
          </p>
          <ul className={styles.readable}>
            {readable.map((each) => (
              <li key={each}>
                <FormattedMessage id={`managers.may.${each}`} />
              </li>
            ))}
          </ul>
          <p>
            <FormattedMessage id="managers.mayNot" />
          </p>
        </Stack>
      ) : (
        <FormattedMessage id={texts[last.answer].text} />
      )}
    </ConfirmDialog>
  )
}
