import { FormattedMessage } from 'react-intl'
import { CopyButton } from '@wasla/design-system/components/CopyButton'
import { useIsStatic } from '@wasla/design-system/components/Lazy/useIsStatic.ts'
import { TextArea } from '@wasla/design-system/components/TextArea'
import { Inline } from '@wasla/design-system/primitives/Inline'
import { Stack } from '@wasla/design-system/primitives/Stack'
import type { Message } from './connect-ways.ts'

/** Largest number of characters in a message. Some apps cut longer messages. */
const most = 1000

/**
 * Field with the prepared message, which can be edited. It can also be copied, for contact methods that cannot contain a message. On a page
 * without the app no code counts the characters, so no counter is shown.
 */
export function AskMessage({ message: { subject, body }, onChange }: { message: Message; onChange: (body: string) => void }) {
  const isStatic = useIsStatic()
  return (
    <div data-message={subject}>
      <Stack gap="xs">
        <TextArea
          label={<FormattedMessage id="profiles.ask.message" />}
          hint={<FormattedMessage id="profiles.ask.hint" />}
          rows={9}
          {...(!isStatic && { counter: { limit: most } })}
          value={body}
          onChange={onChange}
        />
        <Inline justify="end">
          <CopyButton size="small" value={body}>
            <FormattedMessage id="profiles.ask.copy" />
          </CopyButton>
        </Inline>
      </Stack>
    </div>
  )
}
