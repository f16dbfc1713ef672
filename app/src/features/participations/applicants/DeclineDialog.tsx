import { useState } from 'react'
import { FormattedMessage } from 'react-intl'
import { participationLimits } from '@wasla/contract/participations/limits.ts'
import { requestDeclineReasons, type RequestDeclineReason } from '@wasla/contract/participations/record.ts'
import { Button } from '@wasla/design-system/components/Button'
import { Dialog } from '@wasla/design-system/components/Dialog'
import { RadioGroup } from '@wasla/design-system/components/RadioGroup'
import { TextArea } from '@wasla/design-system/components/TextArea'
import { Bidi } from '@wasla/design-system/primitives/Bidi'
import { Stack } from '@wasla/design-system/primitives/Stack'
import type { Decline } from './useAnswers.ts'

type DeclineDialogProps = {
  /** How many requests are declined; where it is one, whose it is. */
  count: number
  name: string
  onDecline: (decline: Decline) => Promise<void>
  onClose: () => void
}

/**
 * Asks once why one or several are declined, and says that they read it (M-05, M-06). “Another reason” needs words of one's own. A refusal
 * leaves it open with what was typed.
 */
export function DeclineDialog({ count, name, onDecline, onClose }: DeclineDialogProps) {
  const [reason, setReason] = useState<RequestDeclineReason | null>(null)
  const [note, setNote] = useState('')
  const [missing, setMissing] = useState<'reason' | 'note' | null>(null)
  const [isSending, setSending] = useState(false)
  const isNoteNeeded = reason === 'OTHER'
  const values = { count, name: <Bidi>{name}</Bidi> }

  const send = async () => {
    const lacks = reason === null ? 'reason' : isNoteNeeded && note.trim() === '' ? 'note' : null
    setMissing(lacks)
    if (reason === null || lacks !== null) return
    setSending(true)
    try {
      await onDecline({ reason, note })
      onClose()
    } catch {
      /* The toast has said why. */
      setSending(false)
    }
  }
  return (
    <Dialog
      isOpen
      isHeld={isSending}
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={<FormattedMessage id={`participations.question.Rejected.${count === 1 ? 'one' : 'several'}`} values={values} />}
      actions={
        <>
          <Button onPress={onClose} isDisabled={isSending}>
            <FormattedMessage id="participations.decline.keep" />
          </Button>
          <Button variant="danger" isPending={isSending} onPress={() => void send()}>
            <FormattedMessage id="participations.question.Rejected.yes" values={values} />
          </Button>
        </>
      }
    >
      <Stack gap="md">
        <p>
          <FormattedMessage id="participations.question.Rejected.text" values={values} />
        </p>
        <RadioGroup
          label={<FormattedMessage id="participations.decline.reason" />}
          options={requestDeclineReasons.map((id) => ({ id, label: <FormattedMessage id={`program.declined.${id}`} /> }))}
          value={reason}
          onChange={(chosen) => {
            setReason(chosen)
            setMissing(null)
          }}
          isRequired
          errorMessage={missing === 'reason' ? <FormattedMessage id="participations.decline.reasonMissing" /> : undefined}
        />
        <TextArea
          label={<FormattedMessage id="participations.decline.note" values={values} />}
          isRequired={isNoteNeeded}
          isOptional={!isNoteNeeded}
          rows={2}
          value={note}
          onChange={(typed) => {
            setNote(typed)
            setMissing(null)
          }}
          counter={{ limit: participationLimits.declineNote }}
          errorMessage={missing === 'note' ? <FormattedMessage id="participations.decline.noteMissing" /> : undefined}
        />
      </Stack>
    </Dialog>
  )
}
