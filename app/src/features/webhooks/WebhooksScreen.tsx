import { useRef, useState } from 'react'
import { useQuery } from '@apollo/client/react'
import { FormattedMessage, useIntl } from 'react-intl'
import { webhookLimits } from '@wasla/contract/webhooks/limits.ts'
import { Card } from '@wasla/design-system/components/Card'
import { Stack } from '@wasla/design-system/primitives/Stack'
import { lazyOverlay } from '#lazy/lazy-overlay.tsx'
import { AddButton } from '#shared/list/AddButton.tsx'
import { Waiting } from '#shared/list/ListWaiting.tsx'
import { PageHead } from '#shell/PageHead.tsx'
import { usePageTitle } from '#shell/usePageTitle.ts'
import { useUrlDialog } from '#shell/useUrlDialog.ts'
import { EndpointRow } from './EndpointRow.tsx'
import { SecretShown } from './SecretShown.tsx'
import { WebhookEndpointsDocument } from './webhooks.generated.ts'
import * as styles from './webhooks.css.ts'

/* The sheet with the rules of the form is loaded when it is opened. */
const EndpointSheet = lazyOverlay(() => import('./EndpointSheet.tsx').then((module) => module.EndpointSheet))

/** The addresses to which the events of a brand's programs are sent. */
export function WebhooksScreen() {
  usePageTitle('webhooks.title')
  const intl = useIntl()
  const { data, error, loading, refetch } = useQuery(WebhookEndpointsDocument, {
    fetchPolicy: 'cache-and-network',
    context: { errors: 'mine' },
  })
  const [secret, setSecret] = useState<string | null>(null)
  const add = useRef<HTMLButtonElement>(null)
  const adding = useUrlDialog('endpoint')
  const endpoints = data?.webhookEndpoints
  return (
    <Stack gap="lg">
      <PageHead title={<FormattedMessage id="webhooks.title" />} lead={<FormattedMessage id="webhooks.lead" />} />
      {secret !== null && <SecretShown secret={secret} onStored={() => setSecret(null)} />}
      {endpoints ? (
        <>
          <AddButton
            label={<FormattedMessage id="webhooks.add" />}
            count={endpoints.length}
            max={webhookLimits.endpoints}
            empty={{ title: <FormattedMessage id="webhooks.empty" />, text: <FormattedMessage id="webhooks.emptyText" /> }}
            onPress={adding.open}
            buttonRef={add}
          />
          {endpoints.length > 0 && (
            <Card as="section" isPadded aria-label={intl.formatMessage({ id: 'webhooks.endpoints' })}>
              <ul className={styles.endpoints}>
                {endpoints.map((endpoint) => (
                  <EndpointRow key={endpoint.id} endpoint={endpoint} />
                ))}
              </ul>
            </Card>
          )}
        </>
      ) : (
        <Waiting
          error={error}
          failed={<FormattedMessage id="webhooks.failed" />}
          onRetry={() => void refetch().catch(() => undefined)}
          isRetrying={loading}
        />
      )}
      {adding.isOpen && <EndpointSheet endpoint={null} onClose={adding.close} onAdded={setSecret} />}
    </Stack>
  )
}
