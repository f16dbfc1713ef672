import { FormattedMessage, useIntl } from 'react-intl'
import { Button } from '@wasla/design-system/components/Button'
import { Menu } from '@wasla/design-system/components/Menu'
import { showToast } from '@wasla/design-system/components/Toast/toastStore.ts'
import { shareAddress, shareTargets } from './shareTargets.ts'

type ShareButtonProps = {
  /** Address to share; null if there is nothing to share. */
  url: string | null
  text: string
  onShowCode: () => void
}

const openBeside = (address: string) => void window.open(address, '_blank', 'noopener,noreferrer')

async function copy(url: string) {
  try {
    await navigator.clipboard.writeText(url)
    showToast({ tone: 'success', text: <FormattedMessage id="share.copied" /> })
  } catch {
    showToast({ tone: 'danger', text: <FormattedMessage id="share.copyFailed" /> })
  }
}

/** Shares a link through the device's share sheet. A device without one gets a menu: copy, WhatsApp, X and QR code (D-32). */
export function ShareButton({ url, text, onShowCode }: ShareButtonProps) {
  const intl = useIntl()
  const label = <FormattedMessage id="share.action" />
  if (!url)
    return (
      <Button iconStart="share" isDisabled>
        {label}
      </Button>
    )
  const buttonFor = (onPress?: () => void) => (
    <Button iconStart="share" {...(onPress && { onPress })}>
      {label}
    </Button>
  )
  if (typeof navigator.share === 'function') return buttonFor(() => void navigator.share({ title: text, text, url }).catch(() => undefined))
  const say = (id: 'copy' | 'whatsapp' | 'x' | 'qr') => intl.formatMessage({ id: `share.${id}` })
  return (
    <Menu
      placement="bottom start"
      trigger={buttonFor()}
      sections={[
        {
          id: 'share',
          'aria-label': intl.formatMessage({ id: 'share.action' }),
          items: [
            { id: 'copy', icon: 'copy', label: say('copy'), onAction: () => void copy(url) },
            ...shareTargets.map((target) => ({
              id: target,
              icon: 'arrow-up-end' as const,
              label: say(target),
              onAction: () => openBeside(shareAddress[target](text, url)),
            })),
            { id: 'qr', icon: 'qr', label: say('qr'), onAction: onShowCode },
          ],
        },
      ]}
    />
  )
}
