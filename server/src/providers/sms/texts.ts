import type { Language, Localized } from '@wasla/contract/platform/language.ts'
import type { SmsKind, SmsMessage } from './port.ts'

/** Arabic travels as UCS-2: up to this many characters are one part and cost one message (decisions, Appendix C). */
export const onePart = 70

const templates: Record<SmsKind, Localized> = {
  code: { en: '{code} is your {product} code', ar: '{code} هو رمز الدخول إلى {product}' },
}

/** A message in the language its reader has just been using. Digits stay ASCII, so that telephones offer to fill in the code. */
export function smsMessage(kind: SmsKind, to: string, language: Language, variables: Readonly<Record<string, string>>): SmsMessage {
  const text = templates[kind][language].replace(/\{(\w+)\}/g, (whole, name: string) => variables[name] ?? whole)
  return { to, text, kind, language, variables }
}
