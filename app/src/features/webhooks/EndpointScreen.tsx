import { useState } from 'react'
import { useMutation, useQuery } from '@apollo/client/react'
import { FormattedMessage, useIntl } from 'react-intl'
import { useNavigate, useParams } from 'react-router'
import { Button } from '@wasla/design-system/components/Button'
import { Card } from '@wasla/design-system/components/Card'
import { ConfirmDialog } from '@wasla/design-system/components/ConfirmDialog'
import { TextLink } from '@wasla/design-system/components/TextLink'
import { showToast } from '@wasla/design-system/components/Toast/toastStore.ts'
import { useFormats } from '@wasla/design-system/locale/LocaleProvider.tsx'
import { Bidi, Ltr } from '@wasla/design-system/primitives/Bidi'
import { Stack } from '@wasla/design-system/primitives/Stack'
import { Text } from '@wasla/design-system/primitives/Text'
import { lazyOverlay } from '#lazy/lazy-overlay.tsx'
import { Waiting } from '#shared/list/ListWaiting.tsx'
import { PageHead } from '#shell/PageHead.tsx'
import { usePageTitle } from '#shell/usePageTitle.ts'
import { useUrlDialog } from '#shell/useUrlDialog.ts'
import { Deliveries } from './Deliveries.tsx'
import { EndpointFigures } from './EndpointFigures.tsx'
import { StateBadge, StateNote } from './EndpointState.tsx'
import { SecretShown } from './SecretShown.tsx'
import {
  DeleteWebhookEndpointDocument,
  RotateWebhookSecretDocument,
  UpdateWebhookEndpointDocument,
  WebhookEndpointDocument,
  WebhookEndpointsDocument,
} from './webhooks.generated.ts'
import type { Endpoint } from './webhook-state.ts'
import * as styles from './webhooks.css.ts'

const EndpointSheet = lazyOverlay(() => import('./EndpointSheet.tsx').then((module) => module.EndpointSheet))

/** One endpoint: its state, everything that can be changed, and its log. */
export function EndpointScreen() {
  usePageTitle('webhooks.title')
  const { endpointId = '' } = useParams()
  const { data, error, loading, refetch } = useQuery(WebhookEndpointDocument, {
    variables: { id: endpointId },
    fetchPolicy: 'cache-and-network',
    context: { errors: 'mine' },
  })
  const endpoint = data?.webhookEndpoint
  return (
    <Stack gap="lg">
      <div>
        <TextLink href="/settings/webhooks" isStandalone>
          <FormattedMessage id="webhooks.back" />
        </TextLink>
        <PageHead title={<FormattedMessage id="webhooks.title" />} />
      </div>
      {endpoint ? (
        <>
          <EndpointCard endpoint={endpoint} />
          <Deliveries endpointId={endpoint.id} isOn={endpoint.state !== 'OFF'} />
        </>
      ) : (
        <Waiting
          error={error}
          failed={<FormattedMessage id="webhooks.failed" />}
          onRetry={() => void refetch().catch(() => undefined)}
          isRetrying={loading}
        />
      )}
    </Stack>
  )
}

function EndpointCard({ endpoint }: { endpoint: Endpoint }) {
  const intl = useIntl()
  const { date } = useFormats()
  const [secret, setSecret] = useState<string | null>(null)
  const editing = useUrlDialog('endpoint')
  const { url, description, formerSecretUntil } = endpoint
  return (
    <>
      {secret !== null && <SecretShown secret={secret} onStored={() => setSecret(null)} />}
      <Card as="section" isPadded aria-label={intl.formatMessage({ id: 'webhooks.url' })}>
        <Stack gap="sm">
          <div className={styles.head}>
            <div className={styles.address}>
              <Text as="p" look="label">
                <Ltr>{url}</Ltr>
              </Text>
            </div>
            <StateBadge state={endpoint.state} />
          </div>
          {description !== null && (
            <Text as="p">
              <Bidi>{description}</Bidi>
            </Text>
          )}
          <StateNote endpoint={endpoint} />
          <EndpointFigures endpoint={endpoint} />
          {formerSecretUntil !== null && (
            <Text as="p" look="caption" tone="muted">
              <FormattedMessage id="webhooks.secret.former" values={{ until: date(new Date(formerSecretUntil), 'moment') }} />
            </Text>
          )}
          <div className={styles.buttons}>
            <Button size="small" iconStart="edit" onPress={editing.open}>
              <FormattedMessage id="webhooks.edit" />
            </Button>
            <ReplaceSecret endpointId={endpoint.id} onMade={setSecret} />
            <Switching endpoint={endpoint} />
            <Removing endpointId={endpoint.id} />
          </div>
        </Stack>
      </Card>
      {editing.isOpen && <EndpointSheet endpoint={endpoint} onClose={editing.close} />}
    </>
  )
}

function ReplaceSecret({ endpointId, onMade }: { endpointId: string; onMade: (secret: string | null) => void }) {
  const [isAsking, setAsking] = useState(false)
  /* The secret is kept out of the cache and stored only in the state of the page. */
  const [rotate] = useMutation(RotateWebhookSecretDocument, { variables: { endpointId }, fetchPolicy: 'no-cache' })
  const replace = async () => {
    const { data } = await rotate({ refetchQueries: [WebhookEndpointDocument] })
    if (!data) return
    onMade(data.rotateWebhookSecret.secret)
    setAsking(false)
  }
  return (
    <>
      <Button size="small" iconStart="retry" onPress={() => setAsking(true)}>
        <FormattedMessage id="webhooks.secret.replace" />
      </Button>
      <ConfirmDialog
        isOpen={isAsking}
        onOpenChange={setAsking}
        title={<FormattedMessage id="webhooks.secret.ask" />}
        confirmText={<FormattedMessage id="webhooks.secret.replace" />}
        onConfirm={replace}
      >
        <FormattedMessage id="webhooks.secret.askText" />
      </ConfirmDialog>
    </>
  )
}

/** Switches an endpoint on, or off after a confirmation. */
function Switching({ endpoint: { id, state } }: { endpoint: Endpoint }) {
  const [isAsking, setAsking] = useState(false)
  const [update, { loading }] = useMutation(UpdateWebhookEndpointDocument)
  const isOff = state === 'OFF'
  const change = (isOn: boolean) => update({ variables: { input: { id, isOn } } })
  return (
    <>
      <Button
        size="small"
        iconStart={isOff ? 'play' : 'pause'}
        isPending={loading && isOff}
        onPress={() => (isOff ? void change(true).catch(() => undefined) : setAsking(true))}
      >
        <FormattedMessage id={isOff ? 'webhooks.switchOn' : 'webhooks.switchOff'} />
      </Button>
      <ConfirmDialog
        isOpen={isAsking}
        onOpenChange={setAsking}
        title={<FormattedMessage id="webhooks.switchOff.ask" />}
        confirmText={<FormattedMessage id="webhooks.switchOff" />}
        onConfirm={async () => {
          await change(false)
          setAsking(false)
        }}
      >
        <FormattedMessage id="webhooks.switchOff.text" />
      </ConfirmDialog>
    </>
  )
}

function Removing({ endpointId }: { endpointId: string }) {
  const navigate = useNavigate()
  const [isAsking, setAsking] = useState(false)
  const [remove] = useMutation(DeleteWebhookEndpointDocument, { variables: { id: endpointId } })
  return (
    <>
      <Button size="small" variant="quiet" iconStart="trash" onPress={() => setAsking(true)}>
        <FormattedMessage id="webhooks.remove" />
      </Button>
      <ConfirmDialog
        isOpen={isAsking}
        isDanger
        onOpenChange={setAsking}
        title={<FormattedMessage id="webhooks.remove.ask" />}
        confirmText={<FormattedMessage id="webhooks.remove" />}
        onConfirm={async () => {
          await remove({ refetchQueries: [WebhookEndpointsDocument] })
          showToast({ tone: 'success', text: <FormattedMessage id="webhooks.removed" /> })
          await navigate('/settings/webhooks', { replace: true })
        }}
      >
        <FormattedMessage id="webhooks.remove.text" />
      </ConfirmDialog>
    </>
  )
}
