import type { Localized } from '@wasla/contract/platform/language.ts'

/** The product's default name. */
export const productName: Localized = { en: 'Wasla', ar: 'وصلة' }
