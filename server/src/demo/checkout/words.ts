import type { Language } from '@wasla/contract/platform/language.ts'
import type { CheckoutChoice, CheckoutState } from '../../providers/payments/demo.ts'

type Words = {
  title: string
  /** Text above the page: says that it is not a real gateway. */
  strip: string
  /** Text below the page: says which product it belongs to. */
  standsIn: (product: string) => string
  /** Label of the payment's purpose. */
  purpose: string
  /** Amount with its currency; `figures` has two decimals in the reader's digits. */
  price: (figures: string) => string
  choose: string
  /** Label of each button and its effect. */
  choices: Readonly<Record<CheckoutChoice, readonly [label: string, effect: string]>>
  /** Title and text of each final state of a payment. */
  states: Readonly<Record<Exclude<CheckoutState, 'open'>, readonly [title: string, text: string]>>
  back: (product: string) => string
  otherLanguage: string
  stray: string
}

/** Texts of the demo gateway's page (P-09). */
export const words: Readonly<Record<Language, Words>> = {
  en: {
    title: 'Demo payment page',
    strip: 'Demo gateway: no real money moves',
    standsIn: (product) => `Stands in for a payment provider. Not part of ${product}.`,
    purpose: 'For',
    price: (figures) => `SAR ${figures}`,
    choose: 'Choose what happens to this payment',
    choices: {
      pay: ['Pay', 'The bank accepts the payment right away.'],
      decline: ['Decline', 'The bank refuses the payment.'],
      slow: ['Take too long', 'The bank accepts the payment after three minutes, without a notification.'],
      close: ['Close without paying', 'You go back. The payment stays open until it expires.'],
    },
    states: {
      waiting: ['The bank is processing your payment', 'This can take a few minutes. You don’t need to pay again.'],
      paid: ['Payment complete', 'You have already paid. Nothing more to do here.'],
      declined: ['Payment declined', 'The bank refused this payment. Nothing was charged.'],
      expired: ['Payment expired', 'The time to pay is over. Nothing was charged. Start a new payment.'],
    },
    back: (product) => `Back to ${product}`,
    otherLanguage: 'العربية',
    stray: 'There is no payment at this address. Go back and start the payment again.',
  },
  ar: {
    title: 'صفحة دفع تجريبية',
    strip: 'بوابة دفع تجريبية: لا تُحوَّل أموال حقيقية',
    standsIn: (product) => `تحل محل مزوّد الدفع، وليست جزءًا من ${product}.`,
    purpose: 'مقابل',
    price: (figures) => `${figures} ر.س`,
    choose: 'اختر نتيجة عملية الدفع',
    choices: {
      pay: ['دفع', 'يقبل البنك العملية فورًا.'],
      decline: ['رفض', 'يرفض البنك العملية.'],
      slow: ['تأخير', 'يقبل البنك العملية بعد ثلاث دقائق ولا يرسل أي إشعار.'],
      close: ['إغلاق دون دفع', 'تعود إلى التطبيق وتبقى العملية مفتوحة حتى تنتهي مهلتها.'],
    },
    states: {
      waiting: ['البنك يعالج عملية الدفع', 'قد يستغرق ذلك بضع دقائق، ولا حاجة إلى الدفع مرة أخرى.'],
      paid: ['تم الدفع', 'سبق أن أتممت الدفع، ولا يلزمك أي إجراء آخر.'],
      declined: ['رُفضت عملية الدفع', 'رفض البنك العملية ولم يُخصم أي مبلغ.'],
      expired: ['انتهت مهلة الدفع', 'لم يُخصم أي مبلغ. ابدأ عملية دفع جديدة.'],
    },
    back: (product) => `العودة إلى ${product}`,
    otherLanguage: 'English',
    stray: 'لا توجد عملية دفع في هذا العنوان. ارجع وابدأ الدفع من جديد.',
  },
}
