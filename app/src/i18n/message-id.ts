import type { ErrorCode } from '@wasla/contract/errors/codes.ts'
import type { FieldRule } from '@wasla/contract/errors/field-problem.ts'
import type { messages as arabic } from './common/ar.ts'
import type { messages as english } from './common/en.ts'
import type { RequiredName } from './required-names.ts'

type Same<English, Arabic extends Record<keyof English, string>> = keyof English & keyof Arabic
type Names<Required extends string, Texts extends Record<Required, string>> = Required & keyof Texts

type CommonId = Same<typeof english, typeof arabic>
/** Does not compile if an error code or a field rule lacks a text in one of the languages. */
type ErrorMessageId = Names<ErrorCode, typeof english> & Names<ErrorCode, typeof arabic>
type FieldMessageId = Names<`field.${FieldRule}`, typeof english> & Names<`field.${FieldRule}`, typeof arabic>

/** Does not compile if a field that may be empty lacks a text in one of the languages. */
type RequiredMessageId = Names<`required.${RequiredName}`, typeof english> & Names<`required.${RequiredName}`, typeof arabic>

/** Ids of the product's messages. Each part of the product declares the ids of its catalogue in `CatalogueIds`. */
export type MessageId = CommonId | ErrorMessageId | FieldMessageId | RequiredMessageId | CatalogueIds[keyof CatalogueIds]

declare global {
  /** Has one member for each catalogue, with the ids that exist in both languages. */
  interface CatalogueIds {}
  namespace FormatjsIntl {
    interface Message {
      ids: MessageId
    }
  }
}
