import { FormattedMessage, useIntl } from 'react-intl'
import { Banner } from '@wasla/design-system/components/Banner'
import { CopyField } from '@wasla/design-system/components/CopyField'
import { Dialog } from '@wasla/design-system/components/Dialog'
import { useFormats } from '@wasla/design-system/locale/LocaleProvider.tsx'
import { Bidi } from '@wasla/design-system/primitives/Bidi'
import { Stack } from '@wasla/design-system/primitives/Stack'
import { Text } from '@wasla/design-system/primitives/Text'
import type { OneTimeLink } from './team-row.ts'

/** Shows a one-time link. It appears only once, because the server stores only its hash. */
export function LinkDialog({ link: { uri, expiresAt, name }, onClose }: { link: OneTimeLink; onClose: () => void }) {
  const intl = useIntl()
  const { date } = useFormats()
  return (
    <Dialog
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={<FormattedMessage id="admin.team.linkFor" values={{ name: <Bidi key="name">{name}</Bidi> }} />}
      actions={null}
    >
      <Stack gap="md">
        <Text>
          <FormattedMessage id="admin.team.linkText" values={{ moment: date(new Date(expiresAt), 'moment') }} />
        </Text>
        <CopyField label={intl.formatMessage({ id: 'admin.team.link' })} value={uri} />
        <Banner tone="warning">
          <FormattedMessage id="admin.team.linkOnce" />
        </Banner>
      </Stack>
    </Dialog>
  )
}
