import { useEffect, useState } from 'react'
import type { PDFDocumentProxy } from 'pdfjs-dist'
import { useAdminServices } from '../../services/context.ts'
import { openPdf, type Unreadable } from './pdf.ts'

/** Loading state of a document. `gone`: the server no longer has it, or refuses it to this role. */
export type LoadedDocument =
  | { readonly kind: 'loading' }
  | { readonly kind: 'ready'; readonly pdf: PDFDocumentProxy }
  | { readonly kind: Unreadable | 'gone' | 'failed' }

/**
 * Fetches a document with the bearer header and opens it. Releases it when the component unmounts. For another address, mount another
 * component.
 */
export function useLoadedDocument(address: string): LoadedDocument {
  const { readDocument } = useAdminServices()
  const [loaded, setLoaded] = useState<LoadedDocument>({ kind: 'loading' })
  useEffect(() => {
    const leaving = new AbortController()
    let opened: PDFDocumentProxy | null = null
    const show = (next: LoadedDocument) => {
      if (!leaving.signal.aborted) setLoaded(next)
    }
    const load = async () => {
      const bytes = await readDocument(address, leaving.signal)
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
  }, [address, readDocument])
  return loaded
}
