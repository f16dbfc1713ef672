import { useEffect, useRef } from 'react'
import type { PDFDocumentProxy } from 'pdfjs-dist'
import { Icon } from '@wasla/design-system/icons/Icon.tsx'
import * as styles from './PaperShelf.css.ts'
import { drawPage } from './pdf.ts'
import type { Paper } from './usePaper.ts'

/** A look at the first page of a paper; what cannot be shown has a mark in its place. It is for the eye alone: the name stands beside it. */
export function Thumbnail({ paper }: { paper: Paper }) {
  return (
    <span className={styles.thumbnail} aria-hidden="true">
      {paper.kind === 'ready' ? (
        <FirstPage pdf={paper.pdf} />
      ) : (
        <Icon name={paper.kind === 'loading' ? 'file' : paper.kind === 'locked' ? 'lock' : 'triangle-alert'} />
      )}
    </span>
  )
}

function FirstPage({ pdf }: { pdf: PDFDocumentProxy }) {
  const canvas = useRef<HTMLCanvasElement>(null)
  useEffect(() => {
    const leaving = new AbortController()
    const { current: page } = canvas
    /* A page that cannot be drawn stays empty here, and says why where it is read. */
    if (page) drawPage(pdf, 1, page, styles.thumbnailWidth, leaving.signal).catch(() => undefined)
    return () => leaving.abort()
  }, [pdf])
  return <canvas ref={canvas} className={styles.firstPage} data-part="first-page" />
}
