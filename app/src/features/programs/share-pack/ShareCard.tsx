import { useEffect, useRef, useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { IconButton } from '@wasla/design-system/components/IconButton'
import { Text } from '@wasla/design-system/primitives/Text'
import { useServices } from '#services/context.ts'
import { saveFile } from '#platform/save-file.ts'
import { showToast } from '@wasla/design-system/components/Toast/toastStore.ts'
import { cardLayouts, cardSizes, type CardKind } from './card-layout.ts'
import { drawCard, type CardFacts } from './draw-card.ts'
import { fileName, pngOf } from './picture-file.ts'
import { canShareFile, fileOf } from './share-file.ts'
import * as styles from './SharePack.css.ts'

export type ShareCardProps = {
  kind: CardKind
  /** Contents of the card; null while its pictures load. */
  facts: Omit<CardFacts, 'fontFamily'> | null
  url: string
  /** Text that is shared with the picture. */
  caption: string
  /** Called with the canvas after every drawing. */
  onDrawn: (kind: CardKind, canvas: HTMLCanvasElement) => void
}

/** Shows a toast if the browser returns no picture. */
const sayFailed = () => showToast({ tone: 'danger', text: <FormattedMessage id="programs.pack.saveFailed" /> })

/** One card as it will be posted, with a button to save it and a button to share it with another app. */
export function ShareCard({ kind, facts, url, caption, onDrawn }: ShareCardProps) {
  const intl = useIntl()
  const { startTimer } = useServices()
  const canvas = useRef<HTMLCanvasElement>(null)
  const isDrawn = useDrawing({ canvas, kind, facts, onDrawn })
  const name = intl.formatMessage({ id: `programs.pack.card.${kind}` })
  const withPicture = (then: (picture: Blob) => unknown) => {
    const picture = canvas.current && pngOf(canvas.current)
    if (picture) then(picture)
    else sayFailed()
  }
  const share = (picture: Blob) =>
    navigator.share({ files: [fileOf(picture, fileName(url, kind))], text: caption }).catch((reason: unknown) => {
      /* The user closed the share sheet, which is no failure. */
      if (!(reason instanceof DOMException && reason.name === 'AbortError')) sayFailed()
    })
  return (
    <figure className={styles.card} data-kind={kind}>
      <canvas
        ref={canvas}
        {...cardSizes[kind]}
        className={styles.canvas}
        role="img"
        aria-label={intl.formatMessage({ id: 'programs.pack.cardOf' }, { card: name, name: facts?.headline ?? '' })}
        aria-busy={!isDrawn}
      />
      <figcaption className={styles.cardFoot}>
        <span className={styles.cardWords}>
          <Text as="span" look="label">
            {name}
          </Text>
          <Text as="span" look="caption" tone="muted">
            <FormattedMessage id={`programs.pack.size.${kind}`} />
          </Text>
        </span>
        <span className={styles.cardActions}>
          {canShareFile() && (
            <IconButton
              icon="share"
              label={intl.formatMessage({ id: 'programs.pack.shareCard' }, { card: name })}
              isDisabled={!isDrawn}
              onPress={() => withPicture(share)}
            />
          )}
          <IconButton
            icon="download"
            label={intl.formatMessage({ id: 'programs.pack.saveCard' }, { card: name })}
            isDisabled={!isDrawn}
            onPress={() => withPicture((picture) => saveFile(picture, fileName(url, kind), startTimer))}
          />
        </span>
      </figcaption>
    </figure>
  )
}

type Drawing = Pick<ShareCardProps, 'kind' | 'facts' | 'onDrawn'> & { canvas: { current: HTMLCanvasElement | null } }

/** Draws the card when the pictures and the font are loaded, and again if the facts change. */
function useDrawing({ canvas, kind, facts, onDrawn }: Drawing) {
  const [isDrawn, setDrawn] = useState(false)
  useEffect(() => {
    const place = canvas.current
    const to = place?.getContext('2d')
    if (!place || !to || !facts) return
    let isCurrent = true
    const { fontFamily } = getComputedStyle(place)
    const said = `${facts.headline}${facts.label}${facts.address}`
    void document.fonts
      .load(`600 40px ${fontFamily}`, said)
      .catch(() => [])
      .then(() => {
        if (!isCurrent) return
        drawCard(to, cardLayouts[kind], { ...facts, fontFamily })
        setDrawn(true)
        onDrawn(kind, place)
      })
    return () => {
      isCurrent = false
    }
  }, [canvas, kind, facts, onDrawn])
  return isDrawn
}
