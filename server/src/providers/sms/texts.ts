import type { SmsKind } from '@wasla/contract/notifications/sms-kinds.ts'
import type { Language, Localized } from '@wasla/contract/platform/language.ts'
import type { SmsMessage } from './port.ts'

/** Arabic is sent as UCS-2: up to this many characters are one part and cost one message (decisions, Appendix C). */
export const onePart = 70

const templates: Record<SmsKind, Localized> = {
  code: { en: '{code} is your {product} code', ar: '{code} هو رمز الدخول إلى {product}' },
  invitation: { en: 'A friend invited you to {product}: {link}', ar: 'دعاك صديق إلى {product}: {link}' },
  admitted: {
    en: 'You’re in. Sign in to {product} to verify your identity.',
    ar: 'تم قبولك في {product}. سجّل الدخول الآن ووثّق هويتك.',
  },
  businessApproved: {
    en: 'Your business is approved on {product}. Sign in to get started.',
    ar: 'تم قبول منشأتك في {product}. سجّل الدخول وابدأ الآن.',
  },
  businessRejected: {
    en: 'Your business documents were not approved on {product}. Sign in to see why.',
    ar: 'لم تُقبل مستندات منشأتك في {product}. سجّل الدخول لمعرفة السبب.',
  },
  withdrawalPaid: {
    en: 'Your withdrawal from {product} was paid to your bank account.',
    ar: 'حُوّل مبلغ السحب من {product} إلى حسابك البنكي.',
  },
  withdrawalFailed: {
    en: 'Your withdrawal from {product} failed and the money is back in your wallet.',
    ar: 'تعذّر السحب من {product} وأُعيد المبلغ إلى محفظتك.',
  },
  budgetAlert: {
    en: 'The budget of one of your programs on {product} is running out. Sign in to add budget.',
    ar: 'ميزانية أحد برامجك في {product} توشك على النفاد. زِدها ليستمر.',
  },
  dataArchive: {
    en: 'An archive of your {product} data was requested. Not you? Contact us at once.',
    ar: 'طُلب أرشيف بياناتك في {product}. لم تطلبه؟ راسل الدعم فورًا.',
  },
  accountDeletion: {
    en: 'Your {product} account will be deleted soon. Sign in to keep it.',
    ar: 'سيُحذف حسابك في {product} قريبًا. سجّل الدخول للإبقاء عليه.',
  },
  accountDeletionHeld: {
    en: 'Your {product} account can’t be deleted yet because it has money. Sign in to see what to do.',
    ar: 'تعذّر حذف حسابك في {product} لوجود رصيد فيه. سجّل الدخول.',
  },
}

/** Returns a message in the reader’s current language. Digits are ASCII, so that telephones offer to fill in the code. */
export function smsMessage(kind: SmsKind, to: string, language: Language, variables: Readonly<Record<string, string>>): SmsMessage {
  const text = templates[kind][language].replace(/\{(\w+)\}/g, (whole, name: string) => variables[name] ?? whole)
  return { to, text, kind, language, variables }
}
