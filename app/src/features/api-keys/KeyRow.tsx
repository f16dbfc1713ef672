import { useState } from 'react'
import { useMutation } from '@apollo/client/react'
import { FormattedMessage, useIntl } from 'react-intl'
import { maskedKey } from '@wasla/contract/api-keys/key.ts'
import { scopeName } from '@wasla/contract/api-keys/scopes.ts'
import { Badge } from '@wasla/design-system/components/Badge'
import { Button } from '@wasla/design-system/components/Button'
import { ConfirmDialog } from '@wasla/design-system/components/ConfirmDialog'
import { DescriptionList } from '@wasla/design-system/components/DescriptionList'
import { showToast } from '@wasla/design-system/components/Toast/toastStore.ts'
import { useFormats } from '@wasla/design-system/locale/LocaleProvider.tsx'
import { Bidi, Ltr } from '@wasla/design-system/primitives/Bidi'
import { Heading } from '@wasla/design-system/primitives/Heading'
import { Text } from '@wasla/design-system/primitives/Text'
import { ApiKeysDocument, RevokeApiKeyDocument } from './api-keys.generated.ts'
import { isNear, noticeOf, type Key } from './key-state.ts'
import * as styles from './api-keys.css.ts'

type KeyRowProps = {
  apiKey: Key
  /** Whether the key was made while the page is open. */
  isNew: boolean
  /** The time of the page, in milliseconds. */
  now: number
}

/** One key of the list: what it may do, when it was used and when it ends. Its owner can remove it. */
export function KeyRow({ apiKey, isNew, now }: KeyRowProps) {
  const intl = useIntl()
  const { ago, date } = useFormats()
  const [isAsking, setIsAsking] = useState(false)
  const [revoke] = useMutation(RevokeApiKeyDocument, {
    variables: { id: apiKey.id },
    refetchQueries: [ApiKeysDocument],
    awaitRefetchQueries: true,
  })
  const notice = noticeOf(apiKey, now)
  const when = (at: string) => (isNear(at, now) ? ago(new Date(at), new Date(now)) : date(new Date(at)))
  const name = <Bidi key="name">{apiKey.name}</Bidi>
  return (
    <li className={styles.key}>
      <div className={styles.head}>
        <div className={styles.names}>
          <Heading level={3} look="label">
            {name}
          </Heading>
          <Text look="caption" tone="muted">
            <Ltr>{maskedKey(apiKey.ending)}</Ltr>
          </Text>
        </div>
        <div className={styles.side}>
          {isNew && <Badge variant="new" />}
          {notice !== null && (
            <Badge tone={notice === 'expired' ? 'neutral' : 'warning'} icon="clock">
              <FormattedMessage id={`apiKeys.${notice}`} />
            </Badge>
          )}
          <Button
            size="small"
            variant="dangerQuiet"
            aria-label={intl.formatMessage({ id: 'apiKeys.remove.name' }, { name: apiKey.name })}
            onPress={() => setIsAsking(true)}
          >
            <FormattedMessage id="apiKeys.remove" />
          </Button>
        </div>
      </div>
      <ul className={styles.scopes} aria-label={intl.formatMessage({ id: 'apiKeys.scopes' })}>
        {apiKey.scopes.map((scope) => (
          <li key={scope} className={styles.scope}>
            <Ltr>{scopeName(scope)}</Ltr>
          </li>
        ))}
      </ul>
      <DescriptionList
        look="pairs"
        items={[
          {
            id: 'used',
            name: <FormattedMessage id="apiKeys.lastUsed" />,
            value: apiKey.lastUsedAt === null ? <FormattedMessage id="apiKeys.neverUsed" /> : when(apiKey.lastUsedAt),
          },
          {
            id: 'expires',
            name: <FormattedMessage id={notice === 'expired' ? 'apiKeys.expired.on' : 'apiKeys.expires'} />,
            value: when(apiKey.expiresAt),
          },
        ]}
      />
      <ConfirmDialog
        isOpen={isAsking}
        onOpenChange={setIsAsking}
        title={<FormattedMessage id="apiKeys.remove.ask" values={{ name }} />}
        confirmText={<FormattedMessage id="apiKeys.remove" />}
        onConfirm={async () => {
          const { data } = await revoke()
          if (!data) return
          setIsAsking(false)
          showToast({ tone: 'success', text: <FormattedMessage id="apiKeys.removed" /> })
        }}
      >
        <FormattedMessage id="apiKeys.remove.text" />
      </ConfirmDialog>
    </li>
  )
}
