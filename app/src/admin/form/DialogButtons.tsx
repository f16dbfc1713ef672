import type { ReactNode } from 'react'
import { FormattedMessage } from 'react-intl'
import { Banner } from '@wasla/design-system/components/Banner'
import { Button } from '@wasla/design-system/components/Button'
import { Inline } from '@wasla/design-system/primitives/Inline'

/** The end of a form in a dialog: what went wrong on the way, no, and yes. */
export const DialogButtons = ({
  onCancel,
  isSending,
  isOffline,
  isDanger = false,
  before,
  children,
}: {
  onCancel: () => void
  isSending: boolean
  isOffline: boolean
  isDanger?: boolean
  /** Another deed, before both. */
  before?: ReactNode
  children: ReactNode
}) => (
  <>
    {isOffline && (
      <Banner tone="danger" isLive>
        <FormattedMessage id="admin.offline" />
      </Banner>
    )}
    <Inline gap="xs" justify="end">
      {before}
      <Button onPress={onCancel} isDisabled={isSending}>
        <FormattedMessage id="ds.dialog.cancel" />
      </Button>
      <Button type="submit" variant={isDanger ? 'danger' : 'primary'} isPending={isSending}>
        {children}
      </Button>
    </Inline>
  </>
)
