import type { ReactNode } from 'react'
import { Button } from '@wasla/design-system/components/Button'
import { IconButton } from '@wasla/design-system/components/IconButton'
import { useIsStatic } from '@wasla/design-system/components/Lazy/useIsStatic.ts'
import { PageSheet } from '@wasla/design-system/components/PageSheet'
import { useUrlSheet } from '#shell/useUrlSheet.ts'
import { ShareWays, type ShareWaysProps } from './ShareWays.tsx'

type SharePageProps = ShareWaysProps & {
  /** Name of the button and of its sheet. */
  label: string
  /** Shows a button with only an icon. */
  isIcon?: boolean
  /** Text below the code: it names what the code opens. */
  hint?: ReactNode
  /** Name of the sheet in the address. A page with another dialog of this name needs another one. @default 'share' */
  dialog?: string
}

/** Shares a page through the device’s share sheet. A device without one shows our own sheet (D-32). */
export function SharePage({ url, text, label, isIcon = false, hint, dialog = 'share' }: SharePageProps) {
  const sheet = useUrlSheet(dialog)
  const isStatic = useIsStatic()
  const isByDevice = !isStatic && typeof navigator.share === 'function'
  const press = isByDevice
    ? { onPress: () => void navigator.share({ title: text, text, url }).catch(() => undefined) }
    : { opens: sheet.id }
  /* For the script of a page without the app, which asks the device. */
  const data = { 'data-share': url, 'data-share-text': text }
  return (
    <>
      {isIcon ? (
        <IconButton icon="share" variant="bordered" label={label} {...press} {...data} />
      ) : (
        <Button iconStart="share" {...press} {...data}>
          {label}
        </Button>
      )}
      <PageSheet {...sheet} title={label}>
        <ShareWays url={url} text={text} hint={hint} />
      </PageSheet>
    </>
  )
}
