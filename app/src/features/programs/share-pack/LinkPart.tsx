import type { RefObject } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import type { Platform } from '@wasla/contract/social/record.ts'
import { Button } from '@wasla/design-system/components/Button'
import { CopyField } from '@wasla/design-system/components/CopyField'
import { QrCode } from '@wasla/design-system/components/QrCode'
import { Heading } from '@wasla/design-system/primitives/Heading'
import { saveFile } from '#platform/save-file.ts'
import { useServices } from '#services/context.ts'
import { ChannelLinks } from '../page/ChannelLink.tsx'
import { codePicture } from '../page/code-picture.ts'
import { codePng, fileName } from './picture-file.ts'
import * as styles from './SharePack.css.ts'

type LinkPartProps = {
  url: string
  platforms: readonly Platform[]
  /** Element that contains the drawn QR code. */
  code: RefObject<HTMLDivElement | null>
}

/** The tracking link as text, for each platform, and as a QR code. */
export function LinkPart({ url, platforms, code }: LinkPartProps) {
  const intl = useIntl()
  const { startTimer } = useServices()
  const cut = url.lastIndexOf('/') + 1
  const save = (kind: 'svg' | 'png') => {
    const drawing = code.current?.querySelector('svg')
    if (!drawing) return
    const picture = kind === 'svg' ? codePicture(drawing) : codePng(drawing)
    if (picture) saveFile(picture, kind === 'svg' ? `${url.slice(cut)}.svg` : fileName(url, 'qr'), startTimer)
  }
  return (
    <section className={styles.link} aria-labelledby="pack-link">
      <div className={styles.code}>
        <div ref={code} className={styles.picture}>
          <QrCode value={url} label={intl.formatMessage({ id: 'programs.link.code' })} />
        </div>
        <div className={styles.codeFiles}>
          {(['svg', 'png'] as const).map((kind) => (
            <Button key={kind} variant="quiet" size="small" iconStart="download" onPress={() => save(kind)}>
              <FormattedMessage id={`programs.pack.code.${kind}`} />
            </Button>
          ))}
        </div>
      </div>
      <div className={styles.words}>
        <Heading level={3} look="heading" id="pack-link">
          <FormattedMessage id="program.link" />
        </Heading>
        <CopyField
          label={intl.formatMessage({ id: 'program.link' })}
          value={url}
          shown={{ lead: url.slice(0, cut).replace(/^https?:\/\//u, ''), own: url.slice(cut) }}
          ground="sunken"
        />
        {platforms.length > 0 && <ChannelLinks url={url} platforms={platforms} />}
      </div>
    </section>
  )
}
