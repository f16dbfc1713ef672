import { useState } from 'react'
import { Link } from 'react-aria-components/Link'
import { FormattedMessage, useIntl } from 'react-intl'
import type { ContactMethod } from '@wasla/contract/generated/user-types.ts'
import { Banner } from '@wasla/design-system/components/Banner'
import { CopyField } from '@wasla/design-system/components/CopyField'
import { Icon } from '@wasla/design-system/icons/Icon.tsx'
import type { IconName } from '@wasla/design-system/icons/icons.ts'
import { Ltr } from '@wasla/design-system/primitives/Bidi'
import { Stack } from '@wasla/design-system/primitives/Stack'
import { Text } from '@wasla/design-system/primitives/Text'
import { phoneParts } from '@wasla/contract/session/grouped-phone.ts'
import { useServices } from '#services/context.ts'
import { AskMessage } from './AskMessage.tsx'
import { carrying, connectWays, shownNumber, type Message, type Reachable, type Way } from './connect-ways.ts'
import { isTakenOver } from './taken-over.ts'
import * as styles from './ConnectWays.css.ts'

const icons: Record<ContactMethod, IconName> = { whatsapp: 'message', sms: 'send', call: 'phone', email: 'mail' }

type ConnectWaysProps = {
  reachable: Reachable
  /** Called with the contact method that a visitor opens, so that its owner can see who did. */
  onOpened?: (method: ContactMethod) => void
  /** Prepared message about a service. */
  message?: Message | null
}

/**
 * Links to the contact methods that the owner offers (S1 §2, D-30). With a message, the links contain the message. If no app of the device
 * opens a link, a text says so.
 */
export function ConnectWays({ reachable, message = null, onOpened }: ConnectWaysProps) {
  const { startTimer } = useServices()
  const [hasFailed, setFailed] = useState(false)
  const [typed, setTyped] = useState<string | null>(null)
  const current = message && { ...message, body: typed ?? message.body }
  const number = shownNumber(reachable)
  const watch = async () => {
    setFailed(false)
    setFailed(!(await isTakenOver({ page: document, view: window, startTimer })))
  }
  return (
    <Stack gap="md">
      <div hidden={!hasFailed} role="alert" data-part="cannot-open">
        <Banner tone="danger" title={<FormattedMessage id="profiles.connect.cannotOpen" />}>
          <FormattedMessage id="profiles.connect.cannotOpenText" />
        </Banner>
      </div>
      {current && <AskMessage message={current} onChange={setTyped} />}
      <ul className={styles.ways}>
        {connectWays(reachable).map((way) => (
          <li key={way.method}>
            <WayLink
              way={way}
              message={current}
              email={reachable.email ?? ''}
              onPress={() => {
                onOpened?.(way.method)
                if (!way.isPage) void watch()
              }}
            />
          </li>
        ))}
      </ul>
      {number !== null && <NumberToCopy number={number} />}
    </Stack>
  )
}

type WayLinkProps = { way: Way; message: Message | null; email: string; onPress: () => void }

/** Link of a contact method. Its data let the script of a page without the app change the message in the address. */
const WayLink = ({ way, message, email, onPress }: WayLinkProps) => (
  <Link
    href={(message ? carrying(way, message) : way).address}
    className={styles.way}
    onPress={onPress}
    {...(way.isPage && { target: '_blank', rel: 'noopener noreferrer' })}
    data-way={way.method}
    data-start={way.address}
  >
    <Icon name={icons[way.method]} />
    <span className={styles.words}>
      <FormattedMessage id={`profiles.connect.${way.method}`} />
      {way.method === 'email' && (
        <Text as="span" look="caption" tone="muted">
          <Ltr>{email}</Ltr>
        </Text>
      )}
    </span>
    <Icon name="chevron-end" size="small" />
  </Link>
)

/** Shows the number in groups of digits. Copies the number without spaces, because every device understands that form. */
function NumberToCopy({ number }: { number: string }) {
  const intl = useIntl()
  const { code, own } = phoneParts(number)
  return (
    <CopyField
      label={intl.formatMessage({ id: 'profiles.connect.number' })}
      value={number}
      shown={{ lead: `${code}\u00a0`, own }}
      copied={<FormattedMessage id="profiles.connect.numberCopied" />}
    />
  )
}
