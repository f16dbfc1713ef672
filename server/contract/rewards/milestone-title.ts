import type { Language, Localized } from '../platform/language.ts'
import type { ObjectiveType } from '../programs/types.ts'

type Forms = Readonly<Partial<Record<Intl.LDMLPluralRule, string>> & { other: string }>

const rules: Readonly<Record<Language, Intl.PluralRules>> = { en: new Intl.PluralRules('en'), ar: new Intl.PluralRules('ar') }
const figures: Readonly<Record<Language, Intl.NumberFormat>> = {
  en: new Intl.NumberFormat('en-SA'),
  ar: new Intl.NumberFormat('ar-SA-u-ca-gregory-nu-arab'),
}

/** The unit that a program counts (K-15), with `#` for the number. */
const units: Readonly<Record<ObjectiveType, Readonly<Record<Language, Forms>>>> = {
  TRAFFIC: {
    en: { one: '# click', other: '# clicks' },
    ar: { zero: 'لا نقرات', one: 'نقرة واحدة', two: 'نقرتان', few: '# نقرات', many: '# نقرة', other: '# نقرة' },
  },
  LEAD_GENERATION: {
    en: { one: '# form submitted', other: '# forms submitted' },
    ar: {
      zero: 'لا نماذج مُرسلة',
      one: 'نموذج مُرسل واحد',
      two: 'نموذجان مُرسلان',
      few: '# نماذج مُرسلة',
      many: '# نموذجًا مُرسلًا',
      other: '# نموذج مُرسل',
    },
  },
  DOWNLOADS: {
    en: { one: '# download', other: '# downloads' },
    ar: { zero: 'لا تنزيلات', one: 'تنزيل واحد', two: 'تنزيلان', few: '# تنزيلات', many: '# تنزيلًا', other: '# تنزيل' },
  },
  SIGN_UP: {
    en: { one: '# sign-up', other: '# sign-ups' },
    ar: { zero: 'لا تسجيلات', one: 'تسجيل واحد', two: 'تسجيلان', few: '# تسجيلات', many: '# تسجيلًا', other: '# تسجيل' },
  },
  SALES: {
    en: { one: '# order', other: '# orders' },
    ar: {
      zero: 'لا طلبات شراء',
      one: 'طلب شراء واحد',
      two: 'طلبا شراء',
      few: '# طلبات شراء',
      many: '# طلب شراء',
      other: '# طلب شراء',
    },
  },
}

const rewards: Readonly<Record<Language, Forms>> = {
  en: { one: '# reward', other: '# rewards' },
  ar: { zero: 'لا مكافآت', one: 'مكافأة واحدة', two: 'مكافأتان', few: '# مكافآت', many: '# مكافأة', other: '# مكافأة' },
}

const counted = (forms: Forms, count: number, language: Language) =>
  (forms[rules[language].select(count)] ?? forms.other).replace('#', figures[language].format(count))

const inBoth = (forms: Readonly<Record<Language, Forms>>, count: number): Localized => ({
  en: counted(forms.en, count, 'en'),
  ar: counted(forms.ar, count, 'ar'),
})

/** Returns the title of a milestone by its target: “25 orders”. */
export const milestoneTitle = (objective: ObjectiveType, target: number): Localized => inBoth(units[objective], target)

/** Returns a number of rewards as text: “2 rewards”. */
export const rewardsCounted = (count: number): Localized => inBoth(rewards, count)
