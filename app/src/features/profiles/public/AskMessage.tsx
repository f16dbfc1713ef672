import { FormattedMessage } from 'react-intl'
import { CopyButton } from '@wasla/design-system/components/CopyButton'
import { TextArea } from '@wasla/design-system/components/TextArea'
import { Inline } from '@wasla/design-system/primitives/Inline'
import { Stack } from '@wasla/design-system/primitives/Stack'

/** Largest number of characters in a message. Some apps cut longer messages. */
const most = 1000

/** Field with the prepared message, which can be edited. It can also be copied, for contact methods that cannot contain a message. */
export const AskMessage = ({ body, onChange }: { body: string; onChange: (body: string) => void }) => (
  <Stack gap="xs">
    <TextArea
      label={<FormattedMessage id="profiles.ask.message" />}
      hint={<FormattedMessage id="profiles.ask.hint" />}
      rows={9}
      counter={{ limit: most }}
      value={body}
      onChange={onChange}
    />
    <Inline justify="end">
      <CopyButton size="small" value={body}>
        <FormattedMessage id="profiles.ask.copy" />
      </CopyButton>
    </Inline>
  </Stack>
)
