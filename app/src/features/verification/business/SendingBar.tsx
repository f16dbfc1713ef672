import { FormattedMessage, useIntl } from 'react-intl'
import { Button } from '@wasla/design-system/components/Button'
import { ProgressBar } from '@wasla/design-system/components/ProgressBar'
import { Stack } from '@wasla/design-system/primitives/Stack'

/** Upload progress of the documents. All documents are sent in one request, which can be cancelled. */
export function SendingBar({ share, onStop }: { share: number; onStop: () => void }) {
  const intl = useIntl()
  return (
    <Stack gap="sm">
      <ProgressBar label={intl.formatMessage({ id: 'verification.business.sending' })} value={share} />
      <div>
        <Button iconStart="close" onPress={onStop}>
          <FormattedMessage id="verification.business.cancel" />
        </Button>
      </div>
    </Stack>
  )
}
