import { useState } from 'react'
import { FormattedMessage } from 'react-intl'
import type { DeclineReason } from '@wasla/contract/generated/user-types.ts'
import { conversionLimits } from '@wasla/contract/tracking/conversion-limits.ts'
import { declineReasons } from '@wasla/contract/tracking/record.ts'
import { Button } from '@wasla/design-system/components/Button'
import { Dialog } from '@wasla/design-system/components/Dialog'
import { RadioGroup } from '@wasla/design-system/components/RadioGroup'
import { TextArea } from '@wasla/design-system/components/TextArea'
import { Stack } from '@wasla/design-system/primitives/Stack'
import type { Decline } from './useDecide.ts'

type DeclineDialogProps = {
  /** How many results are declined. */
  count: number
  onDecline: (decline: Decline) => Promise<void>
  onClose: () => void
}

/** Asks why results are declined, and says what their participants can do. A refusal leaves it open with what was typed. */
export function DeclineDialog({ count, onDecline, onClose }: DeclineDialogProps) {
  const [reason, setReason] = useState<DeclineReason | null>(null)
  const [note, setNote] = useState('')
  const [isReasonMissing, setReasonMissing] = useState(false)
  const [isSending, setSending] = useState(false)

  const send = async () => {
    setReasonMissing(reason === null)
    if (reason === null) return
    setSending(true)
    try {
      await onDecline({ reason, note })
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
      title={<FormattedMessage id="waitingResults.decline.title" values={{ count }} />}
      actions={
        <>
          <Button onPress={onClose} isDisabled={isSending}>
            <FormattedMessage id="waitingResults.decline.keep" />
          </Button>
          <Button variant="danger" isPending={isSending} onPress={() => void send()}>
            <FormattedMessage id="waitingResults.decline.yes" values={{ count }} />
          </Button>
        </>
      }
    >
      <Stack gap="md">
        <p>
          <FormattedMessage id="waitingResults.decline.text" values={{ count }} />
        </p>
        <RadioGroup
          label={<FormattedMessage id="waitingResults.decline.reason" />}
          options={declineReasons.map((id) => ({ id, label: <FormattedMessage id={`results.decline.${id}`} /> }))}
          value={reason}
          onChange={(chosen) => {
            setReason(chosen)
            setReasonMissing(false)
          }}
          isRequired
          errorMessage={isReasonMissing ? <FormattedMessage id="waitingResults.decline.reasonMissing" /> : undefined}
        />
        <TextArea
          label={<FormattedMessage id="waitingResults.decline.note" values={{ count }} />}
          isOptional
          rows={2}
          value={note}
          onChange={setNote}
          counter={{ limit: conversionLimits.note }}
        />
      </Stack>
    </Dialog>
  )
}
