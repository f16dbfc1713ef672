import type { Language } from '@wasla/contract/platform/language.ts'

type Words = {
  readonly access: (shop: string, product: string) => string
  readonly lead: (product: string) => string
  readonly note: string
  readonly allow: string
  readonly cancel: string
  readonly key: (shop: string) => string
  readonly keyLead: string
  readonly address: string
  readonly make: string
  readonly consumerKey: string
  readonly consumerSecret: string
  readonly shop: (address: string) => string
  readonly product: string
  readonly code: string
  readonly order: string
  readonly ordered: (number: number) => string
  readonly refund: string
  readonly refunded: (number: number) => string
  readonly unheard: string
  readonly notFound: string
}

/** Texts of the made-up shops. */
export const words: Readonly<Record<Language, Words>> = {
  en: {
    access: (shop, product) => `Let ${product} read the orders of your ${shop} store?`,
    lead: (product) => `${product} will see order numbers, amounts, codes and refunds.`,
    note: 'This is a demo. No real store is used.',
    allow: 'Allow access to orders',
    cancel: 'Cancel',
    key: (shop) => `REST API of your ${shop} store`,
    keyLead: 'Type the address of the store, and get a key for it.',
    address: 'Address of the store',
    make: 'Generate API key',
    consumerKey: 'Consumer key',
    consumerSecret: 'Consumer secret',
    shop: (address) => `The store ${address}`,
    product: 'Morning coffee, 250 g: SAR 64.50',
    code: 'Discount code (optional)',
    order: 'Place order',
    ordered: (number) => `Order ${number} is placed.`,
    refund: 'Refund this order',
    refunded: (number) => `Order ${number} is refunded.`,
    unheard: 'The store told nobody about it: it is not connected.',
    notFound: 'This page belongs to no store.',
  },
  ar: {
    access: (shop, product) => `هل تسمح لـ${product} بالاطلاع على طلبات متجرك في ${shop}؟`,
    lead: (product) => `ستطّلع ${product} على أرقام الطلبات ومبالغها والأكواد والمبالغ المستردة.`,
    note: 'هذا عرض تجريبي، ولا يُستخدم فيه أي متجر حقيقي.',
    allow: 'السماح بالاطلاع على الطلبات',
    cancel: 'إلغاء',
    key: (shop) => `واجهة REST لمتجرك في ${shop}`,
    keyLead: 'أدخل عنوان المتجر لتحصل على مفتاح له.',
    address: 'عنوان المتجر',
    make: 'إنشاء مفتاح',
    consumerKey: 'مفتاح المستخدم (Consumer key)',
    consumerSecret: 'كلمة سر المستخدم (Consumer secret)',
    shop: (address) => `المتجر ${address}`,
    product: 'قهوة الصباح، ٢٥٠ غرامًا: ٦٤٫٥٠ ر.س',
    code: 'كود الخصم (اختياري)',
    order: 'تأكيد الطلب',
    ordered: (number) => `تم تأكيد الطلب ${number}.`,
    refund: 'استرداد مبلغ هذا الطلب',
    refunded: (number) => `استُردّ مبلغ الطلب ${number}.`,
    unheard: 'لم يُبلِغ المتجر أحدًا بالطلب لأنه غير مربوط.',
    notFound: 'هذه الصفحة لا تتبع أي متجر.',
  },
}
