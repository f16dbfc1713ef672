import { useState } from 'react'
import { Button as AriaButton } from 'react-aria-components/Button'
import { FormattedMessage, useIntl } from 'react-intl'
import type { ContactMethod } from '@wasla/contract/generated/user-types.ts'
import { Banner } from '@wasla/design-system/components/Banner'
import { CopyField } from '@wasla/design-system/components/CopyField'
import { Sheet } from '@wasla/design-system/components/Sheet'
import { Icon } from '@wasla/design-system/icons/Icon.tsx'
import type { IconName } from '@wasla/design-system/icons/icons.ts'
import { Bidi, Ltr } from '@wasla/design-system/primitives/Bidi'
import { Stack } from '@wasla/design-system/primitives/Stack'
import { Text } from '@wasla/design-system/primitives/Text'
import { phoneParts } from '@wasla/contract/session/grouped-phone.ts'
import { useServices } from '#services/context.ts'
import type { Rate } from '../page/Rates.tsx'
import { AskMessage } from './AskMessage.tsx'
import { carrying, connectWays, shownNumber, type Way } from './connect-ways.ts'
import type { PublicProfile } from './public-details.ts'
import { openWay } from './open-way.ts'
import { useAskMessage } from './useAskMessage.ts'
import * as styles from './ConnectSheet.css.ts'

const icons: Record<ContactMethod, IconName> = { whatsapp: 'message', sms: 'send', call: 'phone', email: 'mail' }

type ConnectSheetProps = {
  profile: PublicProfile
  /** Rate card that the visitor asks about; null if none. For a rate card, a message is prepared. */
  rate: Rate | null
  onClose: () => void
}

/** Shows the contact methods that the owner offers: in a dialog from 768 px, in a sheet below (S1 §2, D-30). */
export function ConnectSheet({ profile, rate, onClose }: ConnectSheetProps) {
  const { leaveFor, startTimer } = useServices()
  const [failed, setFailed] = useState<ContactMethod | null>(null)
  const number = shownNumber(profile)
  const prepared = useAskMessage(profile.fullName, rate)
  const [typed, setTyped] = useState<string | null>(null)
  const body = typed ?? prepared?.body ?? ''
  const open = async (way: Way) => {
    setFailed(null)
    const isOpen = await openWay(prepared ? carrying(way, { ...prepared, body }) : way, {
      page: document,
      view: window,
      leaveFor,
      startTimer,
    })
    if (!isOpen) setFailed(way.method)
  }
  return (
    <Sheet
      isOpen
      height={prepared ? 'tall' : 'short'}
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={<FormattedMessage id="profiles.connect.title" values={{ name: <Bidi key="name">{profile.fullName}</Bidi> }} />}
    >
      <Stack gap="md">
        {failed !== null && (
          <Banner tone="danger" title={<FormattedMessage id="profiles.connect.cannotOpen" />}>
            <FormattedMessage id="profiles.connect.cannotOpenText" />
          </Banner>
        )}
        {prepared && <AskMessage body={body} onChange={setTyped} />}
        <ul className={styles.ways}>
          {connectWays(profile).map((way) => (
            <li key={way.method}>
              <AriaButton className={styles.way} onPress={() => void open(way)}>
                <Icon name={icons[way.method]} />
                <span className={styles.words}>
                  <FormattedMessage id={`profiles.connect.${way.method}`} />
                  {way.method === 'email' && (
                    <Text as="span" look="caption" tone="muted">
                      <Ltr>{profile.email}</Ltr>
                    </Text>
                  )}
                </span>
                <Icon name="chevron-end" size="small" />
              </AriaButton>
            </li>
          ))}
        </ul>
        {number !== null && <NumberToCopy number={number} />}
      </Stack>
    </Sheet>
  )
}

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
