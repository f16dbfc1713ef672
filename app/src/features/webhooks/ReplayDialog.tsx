import { useState } from 'react'
import { useMutation } from '@apollo/client/react'
import { FormattedMessage } from 'react-intl'
import { civilDate } from '@wasla/contract/platform/riyadh.ts'
import { webhookLimits } from '@wasla/contract/webhooks/limits.ts'
import { Button } from '@wasla/design-system/components/Button'
import { DateRangePicker } from '@wasla/design-system/components/DateRangePicker'
import { Dialog } from '@wasla/design-system/components/Dialog'
import { showToast } from '@wasla/design-system/components/Toast/toastStore.ts'
import { Stack } from '@wasla/design-system/primitives/Stack'
import { useServices } from '#services/context.ts'
import { ReplayWebhookEventsDocument } from './webhooks.generated.ts'
import { periodOf } from './webhook-state.ts'

type ReplayDialogProps = { endpointId: string; onClose: () => void; onReplayed: () => void }

/** Sends the events of some days again. The server takes a part of a long period at a time; the dialog goes on until all are queued. */
export function ReplayDialog({ endpointId, onClose, onReplayed }: ReplayDialogProps) {
  const { clock } = useServices()
  const today = civilDate(clock.now())
  const [days, setDays] = useState<{ start: string; end: string } | null>({ start: today, end: today })
  const [isSending, setSending] = useState(false)
  const [replay] = useMutation(ReplayWebhookEventsDocument)
  const first = civilDate(clock.now() - webhookLimits.stored)

  const send = async () => {
    if (!days || isSending) return
    setSending(true)
    let count = 0
    try {
      for (let from: string | null = periodOf(days).from; from !== null;) {
        const { data } = await replay({ variables: { input: { endpointId, from, to: periodOf(days).to } } })
        count += data?.replayWebhookEvents.count ?? 0
        from = data?.replayWebhookEvents.nextFrom ?? null
      }
      showToast({ tone: 'success', text: <FormattedMessage id="webhooks.replay.done" values={{ count }} /> })
      onReplayed()
      onClose()
    } catch {
      /* The GraphQL client has already shown the error. */
      if (count > 0) onReplayed()
    } finally {
      setSending(false)
    }
  }

  return (
    <Dialog
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      isDismissDisabled={isSending}
      title={<FormattedMessage id="webhooks.replay" />}
      actions={
        <>
          <Button variant="quiet" isDisabled={isSending} onPress={onClose}>
            <FormattedMessage id="ds.dialog.cancel" />
          </Button>
          <Button variant="primary" isPending={isSending} isDisabled={days === null} onPress={() => void send()}>
            <FormattedMessage id="webhooks.replay.send" />
          </Button>
        </>
      }
    >
      <Stack gap="md">
        <FormattedMessage id="webhooks.replay.text" />
        <DateRangePicker
          label={<FormattedMessage id="webhooks.replay.days" />}
          value={days}
          onChange={setDays}
          min={first}
          max={today}
          today={today}
        />
      </Stack>
    </Dialog>
  )
}
