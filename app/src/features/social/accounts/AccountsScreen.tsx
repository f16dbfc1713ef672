import { useCallback, type ReactNode } from 'react'
import { useMutation, useQuery } from '@apollo/client/react'
import { FormattedMessage, useIntl } from 'react-intl'
import { mayCall } from '@wasla/contract/access/rule.ts'
import { showcaseAccess } from '@wasla/contract/access/showcase.ts'
import { Card } from '@wasla/design-system/components/Card'
import { ConfirmDialog } from '@wasla/design-system/components/ConfirmDialog'
import { Empty } from '@wasla/design-system/components/Empty'
import { ErrorState } from '@wasla/design-system/components/ErrorState'
import { IconButton } from '@wasla/design-system/components/IconButton'
import { Skeleton, SkeletonBlock } from '@wasla/design-system/components/Skeleton'
import { showToast } from '@wasla/design-system/components/Toast/toastStore.ts'
import { PlatformIcon } from '@wasla/design-system/icons/PlatformIcon.tsx'
import { isolate } from '@wasla/design-system/locale/isolate.ts'
import { useFormats } from '@wasla/design-system/locale/LocaleProvider.tsx'
import { Ltr } from '@wasla/design-system/primitives/Bidi'
import { Heading } from '@wasla/design-system/primitives/Heading'
import { Stack } from '@wasla/design-system/primitives/Stack'
import { Text } from '@wasla/design-system/primitives/Text'
import { ActiveProfileDocument } from '#shared/profiles/activeProfile.generated.ts'
import { useSignedInViewer } from '#session/ViewerContext.ts'
import { PageHead } from '#shell/PageHead.tsx'
import { usePageTitle } from '#shell/usePageTitle.ts'
import { useUrlDialog } from '#shell/useUrlDialog.ts'
import { useStatedPlatformName } from '#shared/social/usePlatformName.ts'
import { ConnectButtons } from '#shared/social/ConnectButtons.tsx'
import { markOf } from '#shared/social/platforms.ts'
import { useConnection, type ConnectedLink } from '#shared/social/useConnection.ts'
import { MyAccountsDocument, RemoveSocialLinkDocument, type MyAccountsQuery } from './AccountsScreen.generated.ts'
import * as styles from './AccountsScreen.css.ts'

type Account = MyAccountsQuery['mySocialLinks'][number]

/** Page with the connected accounts, the buttons that connect others (E-01 to E-04), and the rate cards (D-41). */
export function AccountsScreen({ rates }: { rates: ReactNode }) {
  usePageTitle('social.accounts.title')
  const viewer = useSignedInViewer()
  const intl = useIntl()
  const platformName = useStatedPlatformName()
  const { data, error, loading, refetch } = useQuery(MyAccountsDocument, { context: { errors: 'mine' } })
  const taken = useCallback(
    ({ type, user_name }: ConnectedLink) => {
      showToast({
        tone: 'success',
        text: <FormattedMessage id="social.accounts.connected" values={{ account: `${platformName(type)} ${isolate(`@${user_name}`)}` }} />,
      })
      void refetch().catch(() => undefined)
    },
    [refetch, platformName],
  )
  const { connection, connect } = useConnection(taken)
  const dialog = useUrlDialog('remove-account')
  const chosen = data?.mySocialLinks.find(({ id }) => id === dialog.value)
  const [remove] = useMutation(RemoveSocialLinkDocument, {
    refetchQueries: [MyAccountsDocument, ActiveProfileDocument],
    awaitRefetchQueries: true,
  })

  return (
    <Stack gap="lg">
      <PageHead title={<FormattedMessage id="social.accounts.title" />} lead={<FormattedMessage id="social.accounts.lead" />} />
      {data ? (
        data.mySocialLinks.length > 0 ? (
          <Card as="section" aria-label={intl.formatMessage({ id: 'social.accounts.title' })}>
            <ul>
              {data.mySocialLinks.map((account) => (
                <AccountRow key={account.id} account={account} onRemove={() => dialog.openWith(account.id)} />
              ))}
            </ul>
          </Card>
        ) : (
          <Empty
            title={<FormattedMessage id="social.accounts.empty" />}
            level={2}
            action={<ConnectButtons connection={connection} onConnect={connect} />}
          >
            <FormattedMessage id="social.accounts.emptyText" />
          </Empty>
        )
      ) : error ? (
        <ErrorState
          level={2}
          title={<FormattedMessage id="social.accounts.failed" />}
          onRetry={() => void refetch().catch(() => undefined)}
          isRetrying={loading}
        />
      ) : (
        <Skeleton>
          <SkeletonBlock shape="row" />
          <SkeletonBlock shape="row" />
        </Skeleton>
      )}
      {data?.mySocialLinks.length !== 0 && (
        <Stack as="section" gap="sm" aria-labelledby="connect-title">
          <Heading level={2} id="connect-title">
            <FormattedMessage id="social.accounts.another" />
          </Heading>
          <ConnectButtons connection={connection} onConnect={connect} />
        </Stack>
      )}
      {mayCall(showcaseAccess.createRateCard, viewer) && rates}
      <ConfirmDialog
        isOpen={dialog.isOpen && chosen !== undefined}
        isDanger
        onOpenChange={(isOpen) => !isOpen && dialog.close()}
        title={<FormattedMessage id="social.accounts.ask" values={{ account: chosen && <Ltr key="account">@{chosen.user_name}</Ltr> }} />}
        confirmText={<FormattedMessage id="social.accounts.remove" />}
        onConfirm={async () => {
          if (chosen) await remove({ variables: { id: chosen.id } })
        }}
      >
        <FormattedMessage id="social.accounts.askText" />
      </ConfirmDialog>
    </Stack>
  )
}

function AccountRow({ account, onRemove }: { account: Account; onRemove: () => void }) {
  const intl = useIntl()
  const { number, separator } = useFormats()
  const platformName = useStatedPlatformName()
  const mark = markOf(account.type)
  return (
    <li className={styles.row}>
      {mark && <PlatformIcon platform={mark} label={platformName(account.type)} />}
      <div className={styles.who}>
        <Text as="span" look="label">
          <Ltr>@{account.user_name}</Ltr>
        </Text>
        <Text as="span" look="caption" tone="muted">
          <FormattedMessage
            id="social.accounts.followers"
            values={{ count: account.followers, shown: number(account.followers, 'compact') }}
          />
          {account.source !== 'API' && (
            <>
              <span className={styles.separator}>{separator}</span>
              <span className={styles.source}>
                <FormattedMessage id={`social.source.${account.source}`} />
              </span>
            </>
          )}
        </Text>
      </div>
      <IconButton
        icon="trash"
        label={intl.formatMessage({ id: 'social.accounts.removeOne' }, { account: isolate(`@${account.user_name}`) })}
        onPress={onRemove}
      />
    </li>
  )
}
