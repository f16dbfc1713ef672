import type { ReactNode } from 'react'
import { FormattedMessage } from 'react-intl'
import { Banner } from '@wasla/design-system/components/Banner'
import { Button } from '@wasla/design-system/components/Button'
import type { FormHandle } from '#form/useForm.ts'
import { Inline } from '@wasla/design-system/primitives/Inline'

/** The end of a form in a dialog: a banner if the server was unreachable, then the cancel and the submit button. */
export const DialogButtons = ({
  form: { isSending, isOffline },
  onCancel,
  isDanger = false,
  before,
  children,
}: {
  form: Pick<FormHandle, 'isSending' | 'isOffline'>
  onCancel: () => void
  isDanger?: boolean
  /** Another button, shown before cancel and submit. */
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
