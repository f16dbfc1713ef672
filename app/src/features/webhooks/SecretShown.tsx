import { FormattedMessage, useIntl } from 'react-intl'
import { Banner } from '@wasla/design-system/components/Banner'
import { Button } from '@wasla/design-system/components/Button'
import { CopyField } from '@wasla/design-system/components/CopyField'
import { Stack } from '@wasla/design-system/primitives/Stack'

/** A new secret. It is shown until the owner says that it is stored, and never again. */
export function SecretShown({ secret, onStored }: { secret: string; onStored: () => void }) {
  const intl = useIntl()
  return (
    <Banner
      tone="success"
      isLive
      title={<FormattedMessage id="webhooks.secret.now" />}
      action={
        <Button size="small" onPress={onStored}>
          <FormattedMessage id="webhooks.secret.stored" />
        </Button>
      }
    >
      <Stack gap="sm">
        <FormattedMessage id="webhooks.secret.text" />
        <CopyField label={intl.formatMessage({ id: 'webhooks.secret' })} value={secret} />
      </Stack>
    </Banner>
  )
}
