import { Suspense, type ReactNode } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { CopyField } from '@wasla/design-system/components/CopyField'
import { LinkButton } from '@wasla/design-system/components/LinkButton'
import { Inline } from '@wasla/design-system/primitives/Inline'
import { Stack } from '@wasla/design-system/primitives/Stack'
import { Text } from '@wasla/design-system/primitives/Text'
import { pagePart } from '#lazy/page-part.ts'
import { shareAddress, shareTargets } from './shareTargets.ts'
import * as styles from './ShareWays.css.ts'

/* The generator of the code (4 kB) is loaded when the sheet opens. */
const QrCode = pagePart(() => import('@wasla/design-system/components/QrCode').then((module) => module.QrCode))

export type ShareWaysProps = { url: string; text: string; hint?: ReactNode }

/** The address of a page to copy, to send, and as a QR code. */
export function ShareWays({ url, text, hint }: ShareWaysProps) {
  const intl = useIntl()
  return (
    <Stack gap="md">
      <CopyField label={intl.formatMessage({ id: 'share.address' })} value={url} />
      <Inline gap="xs">
        {shareTargets.map((target) => (
          <LinkButton key={target} href={shareAddress[target](text, url)} target="_blank" rel="noopener noreferrer" iconEnd="arrow-up-end">
            <FormattedMessage id={`share.${target}`} />
          </LinkButton>
        ))}
      </Inline>
      <div className={styles.code}>
        <Suspense>
          <QrCode value={url} label={intl.formatMessage({ id: 'share.qr' })} />
        </Suspense>
      </div>
      {hint !== undefined && (
        <Text tone="muted" align="center">
          {hint}
        </Text>
      )}
    </Stack>
  )
}
