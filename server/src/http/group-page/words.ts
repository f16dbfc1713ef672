import type { Localized } from '@wasla/contract/platform/language.ts'

/** Texts of the head of a group’s page. */
export const groupWords = {
  group: { en: 'Group', ar: 'مجموعة' },
  nobodysWords: { en: '{name}, a group on {product}.', ar: '{name}، مجموعة في {product}.' },
  missingTitle: { en: 'Group not found', ar: 'المجموعة غير موجودة' },
  missing: { en: 'There is no group at this address.', ar: 'لا توجد مجموعة في هذا العنوان.' },
} as const satisfies Record<string, Localized>
