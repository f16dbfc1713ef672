import type { Language } from '@wasla/contract/platform/language.ts'
import type { AccountSize } from '@wasla/contract/social/demo.ts'
import type { FieldRule } from '@wasla/contract/errors/field-problem.ts'

type Words = {
  title: (platform: string, product: string) => string
  lead: (product: string) => string
  note: string
  handle: string
  handleHint: string
  size: string
  sizes: Readonly<Record<AccountSize, readonly [name: string, followers: string]>>
  allow: string
  cancel: string
  problems: Readonly<Partial<Record<FieldRule, string>>>
  notFound: string
}

/** Texts of the demo consent page (E-02). */
export const words: Readonly<Record<Language, Words>> = {
  en: {
    title: (platform, product) => `Connect ${platform} to ${product}`,
    lead: (product) => `${product} will see your public profile and your follower count.`,
    note: 'This is a demo. No real account is used; enter any username.',
    handle: 'Your username',
    handleHint: 'Latin letters, digits, dots and underscores, for example noura.cooks',
    size: 'How big is the account?',
    sizes: {
      nano: ['Nano', '1,000 to 10,000 followers'],
      micro: ['Micro', '10,000 to 100,000 followers'],
      mid: ['Mid', '100,000 to 500,000 followers'],
      macro: ['Macro', '500,000 followers or more'],
    },
    allow: 'Allow',
    cancel: 'Cancel',
    problems: {
      required: 'Fill in this field.',
      tooLong: 'Use 30 characters at most.',
      format: 'Use 2 to 30 Latin letters, digits, dots and underscores.',
    },
    notFound: 'This page only opens from the app. Go back and connect the account again.',
  },
  ar: {
    title: (platform, product) => `ربط ${platform} مع ${product}`,
    lead: (product) => `ستطّلع ${product} على ملفك العام وعدد متابعيك.`,
    note: 'هذه نسخة تجريبية لا تستخدم أي حساب حقيقي. أدخل أي اسم مستخدم.',
    handle: 'اسم المستخدم',
    handleHint: 'أحرف لاتينية وأرقام ونقاط وشرطات سفلية، مثل noura.cooks',
    size: 'ما حجم الحساب؟',
    sizes: {
      nano: ['نانو', 'من ألف إلى ١٠ آلاف متابع'],
      micro: ['صغير', 'من ١٠ آلاف إلى ١٠٠ ألف متابع'],
      mid: ['متوسط', 'من ١٠٠ ألف إلى ٥٠٠ ألف متابع'],
      macro: ['كبير', '٥٠٠ ألف متابع فأكثر'],
    },
    allow: 'سماح',
    cancel: 'إلغاء',
    problems: {
      required: 'املأ هذا الحقل.',
      tooLong: 'استخدم ٣٠ حرفًا على الأكثر.',
      format: 'استخدم من ٢ إلى ٣٠ حرفًا لاتينيًا أو رقمًا أو نقطة أو شرطة سفلية.',
    },
    notFound: 'تُفتح هذه الصفحة من التطبيق فقط. ارجع واربط الحساب من جديد.',
  },
}
