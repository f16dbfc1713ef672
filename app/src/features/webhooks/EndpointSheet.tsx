import { useMutation } from '@apollo/client/react'
import { FormattedMessage, useIntl } from 'react-intl'
import type { WebhookEvent } from '@wasla/contract/generated/user-types.ts'
import { endpointRules } from '@wasla/contract/webhooks/endpoint.ts'
import { webhookEvents } from '@wasla/contract/webhooks/events.ts'
import { CheckboxGroup } from '@wasla/design-system/components/CheckboxGroup'
import { TextField } from '@wasla/design-system/components/TextField'
import { showToast } from '@wasla/design-system/components/Toast/toastStore.ts'
import { checkedBy } from '#form/checked-by.ts'
import type { FormFields } from '#form/form-problems.ts'
import { useForm } from '#form/useForm.ts'
import { EditSheet } from '#shared/list/EditSheet.tsx'
import { AddWebhookEndpointDocument, UpdateWebhookEndpointDocument, WebhookEndpointsDocument } from './webhooks.generated.ts'
import type { Endpoint } from './webhook-state.ts'

type Draft = { url: string; description: string; events: readonly WebhookEvent[] }

const fields: FormFields = {
  fields: ['url', 'description', 'events'],
  codes: { WEBHOOK_ENDPOINT_LIMIT_REACHED: 'url', NO_CHANGES_TO_UPDATE: 'url' },
}

type EndpointSheetProps = {
  /** The endpoint to change; null adds one. */
  endpoint: Endpoint | null
  onClose: () => void
  /** Gets the secret of an endpoint that was added. */
  onAdded?: (secret: string) => void
}

/** Sheet that adds an endpoint, or changes one. */
export function EndpointSheet({ endpoint, onClose, onAdded }: EndpointSheetProps) {
  const intl = useIntl()
  const form = useForm<Draft>(fields, {
    saved: { url: endpoint?.url ?? '', description: endpoint?.description ?? '', events: endpoint?.events ?? webhookEvents },
    check: checkedBy(endpointRules),
  })
  const { url, description, events } = form.draft
  /* The secret is kept out of the cache and stored only in the state of the page. */
  const [add] = useMutation(AddWebhookEndpointDocument, { context: { errors: form.errors }, fetchPolicy: 'no-cache' })
  const [update] = useMutation(UpdateWebhookEndpointDocument, { context: { errors: form.errors } })

  const submit = async () => {
    const done = await form.submit(async (draft) => {
      const input = { ...draft, events: [...draft.events] }
      if (endpoint) return (await update({ variables: { input: { ...input, id: endpoint.id } } })).data ? { secret: null } : null
      const { data } = await add({ variables: { input }, refetchQueries: [WebhookEndpointsDocument], awaitRefetchQueries: true })
      return data ? { secret: data.addWebhookEndpoint.secret } : null
    })
    if (!done) return
    showToast({ tone: 'success', text: <FormattedMessage id={endpoint ? 'webhooks.changed' : 'webhooks.added'} /> })
    if (done.secret !== null) onAdded?.(done.secret)
    onClose()
  }

  return (
    <EditSheet
      title={<FormattedMessage id={endpoint ? 'webhooks.edit' : 'webhooks.add'} />}
      form={form}
      onClose={onClose}
      onSubmit={() => void submit()}
    >
      <TextField
        name="url"
        kind="url"
        label={<FormattedMessage id="webhooks.url" />}
        hint={<FormattedMessage id="webhooks.url.hint" />}
        value={url}
        onChange={(next) => form.set({ url: next })}
      />
      <TextField
        name="description"
        label={<FormattedMessage id="webhooks.description" />}
        isOptional
        value={description}
        onChange={(next) => form.set({ description: next })}
      />
      <CheckboxGroup
        name="events"
        label={<FormattedMessage id="webhooks.events" />}
        options={webhookEvents.map((id) => ({ id, label: intl.formatMessage({ id: `webhooks.event.${id}` }) }))}
        value={events}
        onChange={(next) => form.set({ events: next })}
      />
    </EditSheet>
  )
}
