import type { Language, Localized } from '@wasla/contract/platform/language.ts'

/** Texts of a group’s page before the app has loaded. */
export const groupWords = {
  group: { en: 'Group', ar: 'مجموعة' },
  nobodysWords: { en: '{name}, a group on {product}.', ar: '{name}، مجموعة في {product}.' },
  missing: { en: 'There is no group at this address.', ar: 'لا توجد مجموعة في هذا العنوان.' },
} as const satisfies Record<string, Localized>

const figures: Readonly<Record<Language, Intl.NumberFormat>> = {
  en: new Intl.NumberFormat('en-SA'),
  ar: new Intl.NumberFormat('ar-SA-u-ca-gregory-nu-arab'),
}
const forms = { en: new Intl.PluralRules('en'), ar: new Intl.PluralRules('ar') } as const

const members: Readonly<Record<Language, Readonly<Partial<Record<Intl.LDMLPluralRule, string>> & { other: string }>>> = {
  en: { one: '{count} member', other: '{count} members' },
  ar: {
    zero: 'لا أعضاء',
    one: 'عضو واحد',
    two: 'عضوان',
    few: '{count} أعضاء',
    many: '{count} عضوًا',
    other: '{count} عضو',
  },
}

/** Returns a text with the number of members, in the right plural form. */
export function membersIn(count: number, language: Language): string {
  const sentences = members[language]
  return (sentences[forms[language].select(count)] ?? sentences.other).replace('{count}', figures[language].format(count))
}
