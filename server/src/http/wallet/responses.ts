import type { Language } from '@wasla/contract/platform/language.ts'
import { pdfText, type PdfMessage } from '@wasla/contract/wallet/pdf/text.ts'
import { fileHeaders } from '../../request/headers.ts'
import { storedAs } from './file-name.ts'

/** Headers of a wallet’s files: only the owner may read them, and no proxy may cache them. */
export const privateHeaders = { ...fileHeaders, 'cache-control': 'private, no-store', vary: 'authorization, accept-language' } as const

/** Removes direction marks: they are for sentences, and would be visible signs in a file name. */
const plain = (text: string) => text.replaceAll(/\p{Bidi_Control}/gu, '')

/** Returns the header that names a download in the reader’s language and in ASCII, with its extension. */
export const named = (language: Language, id: PdfMessage, values: Readonly<Record<string, string>>, extension: string) => ({
  'content-disposition': storedAs(
    `${plain(pdfText(language, id, values))}.${extension}`,
    `${plain(pdfText('en', id, values))}.${extension}`,
  ),
})

export const pdf = (bytes: Uint8Array, headers: Record<string, string>): Response =>
  new Response(new Uint8Array(bytes), {
    headers: { ...privateHeaders, 'content-type': 'application/pdf', 'content-length': String(bytes.byteLength), ...headers },
  })
