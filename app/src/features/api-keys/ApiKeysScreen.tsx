import { useRef, useState } from 'react'
import { useQuery } from '@apollo/client/react'
import { FormattedMessage } from 'react-intl'
import { apiKeysAccess } from '@wasla/contract/access/api-keys.ts'
import { mayCall } from '@wasla/contract/access/rule.ts'
import { apiLimits } from '@wasla/contract/api-keys/limits.ts'
import { Banner } from '@wasla/design-system/components/Banner'
import { Card } from '@wasla/design-system/components/Card'
import { Heading } from '@wasla/design-system/primitives/Heading'
import { Stack } from '@wasla/design-system/primitives/Stack'
import { lazyOverlay } from '#lazy/lazy-overlay.tsx'
import { useServices } from '#services/context.ts'
import { useSignedInViewer } from '#session/ViewerContext.ts'
import { AddButton } from '#shared/list/AddButton.tsx'
import { Waiting } from '#shared/list/ListWaiting.tsx'
import { PageHead } from '#shell/PageHead.tsx'
import { usePageTitle } from '#shell/usePageTitle.ts'
import { useUrlDialog } from '#shell/useUrlDialog.ts'
import { ApiKeysDocument } from './api-keys.generated.ts'
import { KeyRow } from './KeyRow.tsx'
import { KeyShown } from './KeyShown.tsx'
import type { MadeKey } from './KeySheet.tsx'
import { Usage } from './Usage.tsx'
import * as styles from './api-keys.css.ts'

/* The sheet with the rules of the form is loaded when it is opened. */
const KeySheet = lazyOverlay(() => import('./KeySheet.tsx').then((module) => module.KeySheet))

/** The keys with which the own systems of a profile call the API. */
export function ApiKeysScreen() {
  usePageTitle('apiKeys.title')
  const { clock } = useServices()
  const viewer = useSignedInViewer()
  const mayMake = mayCall(apiKeysAccess.makeApiKey, viewer)
  const { data, error, loading, refetch } = useQuery(ApiKeysDocument, { fetchPolicy: 'cache-and-network', context: { errors: 'mine' } })
  const [made, setMade] = useState<MadeKey | null>(null)
  const [isStored, setIsStored] = useState(false)
  const add = useRef<HTMLButtonElement>(null)
  const adding = useUrlDialog('key')
  const keys = data?.apiKeys
  const isShown = made !== null && !isStored
  const now = clock.now()
  return (
    <Stack gap="lg">
      <PageHead title={<FormattedMessage id="apiKeys.title" />} lead={<FormattedMessage id="apiKeys.lead" />} />
      {isShown && <KeyShown key={made.key.id} text={made.text} onStored={() => setIsStored(true)} />}
      {keys ? (
        <>
          {/* While a key is shown, copying it is the one thing to do. */}
          {!isShown && !mayMake && (
            <Banner>
              <FormattedMessage id="apiKeys.notYet" />
            </Banner>
          )}
          {!isShown && mayMake && (
            <AddButton
              label={<FormattedMessage id="apiKeys.create" />}
              count={keys.length}
              max={apiLimits.keys}
              empty={{ title: <FormattedMessage id="apiKeys.empty" />, text: <FormattedMessage id="apiKeys.emptyText" /> }}
              onPress={adding.open}
              buttonRef={add}
            />
          )}
          {keys.length > 0 && (
            <Card as="section" isPadded aria-labelledby="api-keys">
              <Stack gap="md">
                <Heading level={2} look="heading" id="api-keys">
                  <FormattedMessage id="apiKeys.list" />
                </Heading>
                <ul className={styles.keys}>
                  {keys.map((key) => (
                    <KeyRow key={key.id} apiKey={key} isNew={key.id === made?.key.id} now={now} />
                  ))}
                </ul>
              </Stack>
            </Card>
          )}
          <Usage />
        </>
      ) : (
        <Waiting
          error={error}
          failed={<FormattedMessage id="apiKeys.failed" />}
          onRetry={() => void refetch().catch(() => undefined)}
          isRetrying={loading}
        />
      )}
      {adding.isOpen && (
        <KeySheet
          onClose={adding.close}
          onMade={(next) => {
            setMade(next)
            setIsStored(false)
          }}
        />
      )}
    </Stack>
  )
}
