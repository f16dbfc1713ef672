import { useEffect, useState } from 'react'
import type { PDFDocumentProxy } from 'pdfjs-dist'
import { useAdminServices } from '../../services/context.ts'
import { openPdf, type Unreadable } from './pdf.ts'

/** How far a paper has come. `gone`: the server has it no longer, or not for this role. */
export type Paper =
  | { readonly kind: 'loading' }
  | { readonly kind: 'ready'; readonly pdf: PDFDocumentProxy }
  | { readonly kind: Unreadable | 'gone' | 'failed' }

/** Fetches a paper with the bearer header and opens it; nothing of it stays when the reader leaves. Of another address ask in another place. */
export function usePaper(address: string): Paper {
  const { readPaper } = useAdminServices()
  const [paper, setPaper] = useState<Paper>({ kind: 'loading' })
  useEffect(() => {
    const leaving = new AbortController()
    let opened: PDFDocumentProxy | null = null
    const show = (next: Paper) => {
      if (!leaving.signal.aborted) setPaper(next)
    }
    const load = async () => {
      const bytes = await readPaper(address, leaving.signal)
      if (!bytes) return show({ kind: 'gone' })
      const pdf = await openPdf(bytes)
      if (typeof pdf === 'string') return show({ kind: pdf })
      opened = pdf
      if (leaving.signal.aborted) void pdf.loadingTask.destroy()
      else show({ kind: 'ready', pdf })
    }
    load().catch(() => show({ kind: 'failed' }))
    return () => {
      leaving.abort()
      void opened?.loadingTask.destroy()
    }
  }, [address, readPaper])
  return paper
}
