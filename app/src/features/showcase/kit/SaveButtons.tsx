import type { ReactNode } from 'react'
import { FormattedMessage } from 'react-intl'
import { Banner } from '@wasla/design-system/components/Banner'
import { Button } from '@wasla/design-system/components/Button'
import { Inline } from '@wasla/design-system/primitives/Inline'
import type { Saving } from './useSaving.ts'

type SaveButtonsProps = {
  saving: Pick<Saving, 'isSaving' | 'isOffline'>
  onCancel: () => void
  /** @default “Cancel” */
  cancelText?: ReactNode
  children: ReactNode
}

/** The end of a form: that nobody answered, where nobody did; no, and yes. */
export const SaveButtons = ({ saving, onCancel, cancelText, children }: SaveButtonsProps) => (
  <>
    {saving.isOffline && (
      <Banner tone="danger" isLive>
        <FormattedMessage id="showcase.offline" />
      </Banner>
    )}
    <Inline gap="xs" justify="end">
      <Button variant="quiet" onPress={onCancel} isDisabled={saving.isSaving}>
        {cancelText ?? <FormattedMessage id="ds.dialog.cancel" />}
      </Button>
      <Button type="submit" variant="primary" isPending={saving.isSaving}>
        {children}
      </Button>
    </Inline>
  </>
)
