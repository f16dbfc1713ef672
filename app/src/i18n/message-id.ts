import type { ErrorCode } from '@wasla/contract/errors/codes.ts'
import type { FieldRule } from '@wasla/contract/errors/field-problem.ts'
import type { messages as arabic } from './common/ar.ts'
import type { messages as english } from './common/en.ts'
import type { RequiredName } from './required-names.ts'

type Same<English, Arabic extends Record<keyof English, string>> = keyof English & keyof Arabic
type Names<Required extends string, Texts extends Record<Required, string>> = Required & keyof Texts

type CommonId = Same<typeof english, typeof arabic>
/** Every code and every rule has its words, in both languages, or this does not compile. */
export type ErrorMessageId = Names<ErrorCode, typeof english> & Names<ErrorCode, typeof arabic>
export type FieldMessageId = Names<`field.${FieldRule}`, typeof english> & Names<`field.${FieldRule}`, typeof arabic>

/** Every field that may be empty says what to do, in both languages, or this does not compile. */
export type RequiredMessageId = Names<`required.${RequiredName}`, typeof english> & Names<`required.${RequiredName}`, typeof arabic>

/** Ids of the product's messages. A part of the product adds its catalogue's here by declaring them in `CatalogueIds`. */
export type MessageId = CommonId | CatalogueIds[keyof CatalogueIds]

declare global {
  /** One member a catalogue, its value the ids it holds in both languages. */
  interface CatalogueIds {}
  namespace FormatjsIntl {
    interface Message {
      ids: MessageId
    }
  }
}
