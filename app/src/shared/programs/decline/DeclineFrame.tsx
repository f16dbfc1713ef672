import { useState, type ReactNode } from 'react'
import { FormattedMessage } from 'react-intl'
import { Button } from '@wasla/design-system/components/Button'
import { Dialog } from '@wasla/design-system/components/Dialog'
import { RadioGroup } from '@wasla/design-system/components/RadioGroup'
import { TextArea } from '@wasla/design-system/components/TextArea'
import { Stack } from '@wasla/design-system/primitives/Stack'

type DeclineFrameProps<Reason extends string> = {
  title: ReactNode
  /** Explains the consequences for the people whose request or result is declined. */
  text: ReactNode
  reasons: readonly { id: Reason; label: ReactNode }[]
  note: {
    label: ReactNode
    limit: number
    /** Reason that requires a note, and the error if the note is missing. */
    needed?: { by: Reason; missing: ReactNode }
  }
  /** Text of the cancel button. */
  keep: ReactNode
  /** Text of the decline button: the action and the number of declined requests or results. */
  yes: ReactNode
  /** Declines. If the returned promise rejects, the dialog stays open with all input. */
  onDecline: (decline: { reason: Reason; note: string }) => Promise<void>
  onClose: () => void
}

/**
 * Dialog in which a brand gives a reason from a list and a note before it declines requests or results. The people concerned can read both.
 */
export function DeclineFrame<Reason extends string>({
  title,
  text,
  reasons,
  note: { label, limit, needed },
  keep,
  yes,
  onDecline,
  onClose,
}: DeclineFrameProps<Reason>) {
  const [reason, setReason] = useState<Reason | null>(null)
  const [note, setNote] = useState('')
  const [missing, setMissing] = useState<'reason' | 'note' | null>(null)
  const [isSending, setSending] = useState(false)
  const isNoteNeeded = needed !== undefined && reason === needed.by

  const send = async () => {
    const lacks = reason === null ? 'reason' : isNoteNeeded && note.trim() === '' ? 'note' : null
    setMissing(lacks)
    if (reason === null || lacks !== null) return
    setSending(true)
    try {
      await onDecline({ reason, note })
      onClose()
    } catch {
      /* A toast has already shown the error. */
      setSending(false)
    }
  }
  return (
    <Dialog
      isOpen
      isDismissDisabled={isSending}
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={title}
      actions={
        <>
          <Button onPress={onClose} isDisabled={isSending}>
            {keep}
          </Button>
          <Button variant="danger" isPending={isSending} onPress={() => void send()}>
            {yes}
          </Button>
        </>
      }
    >
      <Stack gap="md">
        <p>{text}</p>
        <RadioGroup
          label={<FormattedMessage id="program.decline.reason" />}
          options={reasons}
          value={reason}
          onChange={(chosen) => {
            setReason(chosen)
            setMissing(null)
          }}
          isRequired
          errorMessage={missing === 'reason' ? <FormattedMessage id="program.decline.reasonMissing" /> : undefined}
        />
        <TextArea
          label={label}
          isRequired={isNoteNeeded}
          isOptional={!isNoteNeeded}
          rows={2}
          value={note}
          onChange={(typed) => {
            setNote(typed)
            if (missing === 'note') setMissing(null)
          }}
          counter={{ limit }}
          errorMessage={missing === 'note' ? needed?.missing : undefined}
        />
      </Stack>
    </Dialog>
  )
}
