import { useEffect, useRef } from 'react'
import type { PDFDocumentProxy } from 'pdfjs-dist'
import { Icon } from '@wasla/design-system/icons/Icon.tsx'
import * as styles from './DocumentShelf.css.ts'
import { drawPage } from './pdf.ts'
import type { LoadedDocument } from './useLoadedDocument.ts'

/** Preview of a document’s first page, or an icon if it cannot be shown. Hidden from screen readers, because the name is beside it. */
export function Thumbnail({ loaded }: { loaded: LoadedDocument }) {
  return (
    <span className={styles.thumbnail} aria-hidden="true">
      {loaded.kind === 'ready' ? (
        <FirstPage pdf={loaded.pdf} />
      ) : (
        <Icon name={loaded.kind === 'loading' ? 'file' : loaded.kind === 'locked' ? 'lock' : 'triangle-alert'} />
      )}
    </span>
  )
}

function FirstPage({ pdf }: { pdf: PDFDocumentProxy }) {
  const canvas = useRef<HTMLCanvasElement>(null)
  useEffect(() => {
    const leaving = new AbortController()
    const { current: page } = canvas
    /* A page that cannot be drawn stays empty here. The viewer shows the reason. */
    if (page) drawPage(pdf, 1, page, styles.thumbnailWidth, leaving.signal).catch(() => undefined)
    return () => leaving.abort()
  }, [pdf])
  return <canvas ref={canvas} className={styles.firstPage} data-part="first-page" />
}
