import { useEffect, useRef, useState } from 'react'
import type { PDFDocumentProxy } from 'pdfjs-dist'
import { FormattedMessage, useIntl } from 'react-intl'
import { Banner } from '@wasla/design-system/components/Banner'
import { ErrorState } from '@wasla/design-system/components/ErrorState'
import { IconButton } from '@wasla/design-system/components/IconButton'
import { Skeleton, SkeletonBlock } from '@wasla/design-system/components/Skeleton'
import { useFormats } from '@wasla/design-system/locale/LocaleProvider.tsx'
import { BidiProse } from '@wasla/design-system/primitives/Bidi'
import { Text } from '@wasla/design-system/primitives/Text'
import { VisuallyHidden } from '@wasla/design-system/primitives/VisuallyHidden'
import * as styles from './DocumentViewer.css.ts'
import { firstView, moved, moveOfKey, type Move } from './paging.ts'
import { drawPage, wordsOf } from './pdf.ts'
import type { LoadedDocument } from './useLoadedDocument.ts'

type DocumentViewerProps = { loaded: LoadedDocument; name: string; onRetry: () => void }

/** Shows a document page by page. Buttons or keys turn pages: Page Up and Page Down, Home and End; plus, minus and zero zoom. */
export function DocumentViewer({ loaded, name, onRetry }: DocumentViewerProps) {
  if (loaded.kind === 'ready') return <Pages pdf={loaded.pdf} name={name} />
  if (loaded.kind === 'loading')
    return (
      <Skeleton>
        <SkeletonBlock shape="cover" />
      </Skeleton>
    )
  if (loaded.kind === 'failed') return <ErrorState level={3} onRetry={onRetry} />
  return (
    <Banner tone="warning" isLive title={<FormattedMessage id={`admin.document.${loaded.kind}`} />}>
      <FormattedMessage id={`admin.document.${loaded.kind}Text`} />
    </Banner>
  )
}

/* The area scrolls and handles keys, so it must be focusable. */
const focusable = { tabIndex: 0 } as const

function Pages({ pdf, name }: { pdf: PDFDocumentProxy; name: string }) {
  const intl = useIntl()
  const { number, percent } = useFormats()
  const [view, setView] = useState(firstView)
  const pages = pdf.numPages
  const canvas = useRef<HTMLCanvasElement>(null)
  const sheet = useRef<HTMLDivElement>(null)
  const [words, setWords] = useState('')
  const [isDrawn, setDrawn] = useState(false)
  const [isBroken, setBroken] = useState(false)
  const { page, zoom } = view

  useEffect(() => {
    const leaving = new AbortController()
    const { current: surface } = canvas
    const { current: place } = sheet
    if (!surface || !place) return
    const room = place.clientWidth - 2 * Number.parseFloat(getComputedStyle(place).paddingInlineStart)
    setDrawn(false)
    setBroken(false)
    drawPage(pdf, page, surface, room * zoom, leaving.signal).then(
      () => !leaving.signal.aborted && setDrawn(true),
      () => !leaving.signal.aborted && setBroken(true),
    )
    return () => leaving.abort()
  }, [pdf, page, zoom])

  useEffect(() => {
    let isCurrent = true
    sheet.current?.scrollTo({ top: 0 })
    wordsOf(pdf, page).then(
      (text) => isCurrent && setWords(text),
      () => isCurrent && setWords(''),
    )
    return () => {
      isCurrent = false
    }
  }, [pdf, page])

  const go = (move: Move) => setView((now) => moved(now, move, pages))
  const button = (move: Move, icon: Parameters<typeof IconButton>[0]['icon'], isDisabled: boolean) => (
    <IconButton
      icon={icon}
      label={intl.formatMessage({ id: `admin.document.${move}` })}
      onPress={() => go(move)}
      aria-disabled={isDisabled || undefined}
    />
  )
  const place = intl.formatMessage({ id: 'admin.document.page' }, { page, pages })
  return (
    <div className={styles.viewer}>
      <div className={styles.bar}>
        <div className={styles.group}>
          {button('previous', 'arrow-start', page === 1)}
          <Text as="span" look="label">
            <span role="status">{place}</span>
          </Text>
          {button('next', 'arrow-end', page === pages)}
        </div>
        <div className={styles.group}>
          {button('farther', 'minus', false)}
          <Text as="span" look="label">
            {percent(zoom)}
          </Text>
          {button('closer', 'plus', false)}
        </div>
      </div>
      <div
        ref={sheet}
        className={styles.sheet}
        role="region"
        {...focusable}
        aria-label={intl.formatMessage({ id: 'admin.document.sheet' }, { name, page: number(page) })}
        aria-busy={!isDrawn && !isBroken}
        data-drawn={isDrawn || undefined}
        onKeyDown={(event) => {
          const move = moveOfKey[event.key]
          if (!move || event.ctrlKey || event.metaKey || event.altKey) return
          event.preventDefault()
          go(move)
        }}
      >
        <canvas ref={canvas} className={styles.canvas} hidden={isBroken} aria-hidden="true" />
        {isBroken && (
          <Banner tone="warning" isLive>
            <FormattedMessage id="admin.document.damagedText" />
          </Banner>
        )}
        <VisuallyHidden>
          <BidiProse as="div">{words}</BidiProse>
        </VisuallyHidden>
      </div>
    </div>
  )
}
