import type { Language, Localized } from '@wasla/contract/platform/language.ts'
import type { SmsKind, SmsMessage } from './port.ts'

/** Arabic travels as UCS-2: up to this many characters are one part and cost one message (decisions, Appendix C). */
export const onePart = 70

const templates: Record<SmsKind, Localized> = {
  code: { en: '{code} is your {product} code', ar: '{code} هو رمز الدخول إلى {product}' },
  invitation: { en: 'A friend invites you to {product}: {link}', ar: 'دعوة إلى {product}: {link}' },
  admitted: {
    en: 'Your turn has come: {product} is open to you. Sign in to verify your identity.',
    ar: 'حان دورك في {product}. ادخل الآن وأكمل التحقق من هويتك.',
  },
  businessApproved: {
    en: 'Your business is approved on {product}. Sign in and get started.',
    ar: 'تمت الموافقة على حساب منشأتك في {product}. ادخل وابدأ الآن.',
  },
  businessRejected: {
    en: 'Your business documents were not approved on {product}. Sign in to see why.',
    ar: 'لم تُقبل مستندات منشأتك في {product}. ادخل لمعرفة السبب.',
  },
}

/** A message in the language its reader has just been using. Digits stay ASCII, so that telephones offer to fill in the code. */
export function smsMessage(kind: SmsKind, to: string, language: Language, variables: Readonly<Record<string, string>>): SmsMessage {
  const text = templates[kind][language].replace(/\{(\w+)\}/g, (whole, name: string) => variables[name] ?? whole)
  return { to, text, kind, language, variables }
}
