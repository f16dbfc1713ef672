import type { Localized } from '@wasla/contract/platform/language.ts'

/** What the product calls itself where nobody set another name. */
export const productName: Localized = { en: 'Wasla', ar: 'وصلة' }
