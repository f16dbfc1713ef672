import type { Language } from '@wasla/contract/platform/language.ts'
import { paperText, type PaperMessage } from '@wasla/contract/wallet/paper/text.ts'
import { fileHeaders } from '../headers.ts'
import { storedAs } from './file-name.ts'

/** Somebody's money is theirs to read: nothing between us and them stores it. */
export const privateHeaders = { ...fileHeaders, 'cache-control': 'private, no-store', vary: 'authorization, accept-language' } as const

/** Marks of direction are for sentences; in a name of a file they would be signs of their own. */
const plain = (text: string) => text.replaceAll(/\p{Bidi_Control}/gu, '')

/** What a file is called in the reader's language and in ASCII, with its ending. */
export const named = (language: Language, id: PaperMessage, values: Readonly<Record<string, string>>, extension: string) => ({
  'content-disposition': storedAs(
    `${plain(paperText(language, id, values))}.${extension}`,
    `${plain(paperText('en', id, values))}.${extension}`,
  ),
})

export const pdf = (bytes: Uint8Array, headers: Record<string, string>): Response =>
  new Response(new Uint8Array(bytes), {
    headers: { ...privateHeaders, 'content-type': 'application/pdf', 'content-length': String(bytes.byteLength), ...headers },
  })
