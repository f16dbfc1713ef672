import type { Localized } from '@wasla/contract/platform/language.ts'

/** Texts of the sign-in page’s head, and of the page for the code if scripts are off. The app has the first two in its own catalogue. */
export const words = {
  title: { en: 'Sign in', ar: 'تسجيل الدخول' },
  about: {
    en: '{product} is where networkers, agencies and brands meet, run programs and get paid.',
    ar: '{product} ملتقى المؤثّرين والوكالات والعلامات التجارية لإدارة البرامج وتحصيل الأرباح.',
  },
  codeTitle: { en: 'Enter the code', ar: 'أدخل الرمز' },
  codeSent: { en: 'We texted a 6-digit code to {number}.', ar: 'أرسلنا رمزًا من ٦ أرقام إلى {number}.' },
  turnOn: {
    en: 'To go on, turn on JavaScript in your browser and open this page again.',
    ar: 'للمتابعة، فعّل جافا سكربت في متصفحك ثم افتح هذه الصفحة من جديد.',
  },
} as const satisfies Record<string, Localized>
