import type { ReactNode } from 'react'
import { FormattedMessage } from 'react-intl'
import { Banner } from '@wasla/design-system/components/Banner'
import { Button } from '@wasla/design-system/components/Button'
import { Inline } from '@wasla/design-system/primitives/Inline'
import type { FormHandle } from '#form/useForm.ts'

type SaveButtonsProps = {
  form: Pick<FormHandle, 'isSending' | 'isOffline'>
  onCancel: () => void
  /** @default “Cancel” */
  cancelText?: ReactNode
  /** Shown if the server could not be reached. @default a text saying that all input is still there */
  offlineText?: ReactNode
  children: ReactNode
}

/** Last row of a form, with the buttons to cancel and save. Above it is a notice if the server could not be reached. */
export const SaveButtons = ({ form, onCancel, cancelText, offlineText, children }: SaveButtonsProps) => (
  <>
    {form.isOffline && (
      <Banner tone="danger" isLive>
        {offlineText ?? <FormattedMessage id="list.offline" />}
      </Banner>
    )}
    <Inline gap="xs" justify="end">
      <Button variant="quiet" onPress={onCancel} isDisabled={form.isSending}>
        {cancelText ?? <FormattedMessage id="ds.dialog.cancel" />}
      </Button>
      <Button type="submit" variant="primary" isPending={form.isSending}>
        {children}
      </Button>
    </Inline>
  </>
)
