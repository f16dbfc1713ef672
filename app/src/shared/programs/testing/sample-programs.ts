import type { Language } from '@wasla/design-system/locale/language.ts'
import type { CardProgram } from '../card/card-program.ts'

type Pair = Readonly<Record<Language, string>>
type Sample = Omit<CardProgram, 'name' | 'description' | 'profile'> & {
  name: Pair
  description: Pair
  brand: Pair
  isNsfw?: boolean
  isVerified?: boolean
}

const sample = (id: string, more: Partial<Sample> & Pick<Sample, 'name' | 'description' | 'brand'>): Sample => ({
  id,
  status: 'Active',
  coverImage: null,
  startDate: '2025-10-22',
  publishedAt: '2025-10-22T08:00:00.000Z',
  updatedAt: '2025-11-19T08:00:00.000Z',
  objectiveType: 'SALES',
  programFocus: 'PRODUCT',
  isVisible: true,
  myParticipantRequest: null,
  ...more,
})

/** Programs for stories of parts that are given their values: each status, each request, and texts as long as they may be. */
const samples: readonly Sample[] = [
  sample('sample-cup', {
    name: { en: 'The morning cup', ar: 'فنجان الصباح' },
    brand: { en: 'Nabt Coffee', ar: 'قهوة نبت' },
    description: {
      en: 'Show how you make your cup, your way, in a week of mornings.',
      ar: 'أرنا كيف تُعدّ فنجانك على طريقتك، صباحًا بعد صباح طوال أسبوع.',
    },
    myParticipantRequest: { status: 'Accepted' },
    isVerified: true,
  }),
  sample('sample-kitchens', {
    name: { en: 'Small kitchens', ar: 'مطابخ صغيرة' },
    brand: { en: 'Rawshan Home', ar: 'روشان هوم' },
    description: { en: 'Three square metres, one shelf, and what you cook in it.', ar: 'ثلاثة أمتار مربعة ورفّ واحد، وما تطبخه فيها.' },
    objectiveType: 'TRAFFIC',
    publishedAt: '2025-11-20T05:00:00.000Z',
  }),
  sample('sample-desert', {
    name: { en: 'Desert nights', ar: 'ليالي الصحراء' },
    brand: { en: 'Sahra Camps', ar: 'مخيمات صحرا' },
    description: { en: 'A table for four under the stars, an hour from Riyadh.', ar: 'مائدة لأربعة تحت النجوم، على بُعد ساعة من الرياض.' },
    status: 'Soon',
    startDate: '2025-12-01',
    publishedAt: '2025-11-12T08:00:00.000Z',
    objectiveType: 'SIGN_UP',
    programFocus: 'SERVICE',
  }),
  sample('sample-groceries', {
    name: { en: 'Groceries in 20 min', ar: 'مقاضي في ٢٠ دقيقة' },
    brand: { en: 'Masar', ar: 'مسار' },
    description: { en: 'Order on camera and race the rider to the door.', ar: 'اطلب أمام الكاميرا وسابق المندوب إلى الباب.' },
    objectiveType: 'DOWNLOADS',
    programFocus: 'SERVICE',
    myParticipantRequest: { status: 'Pending' },
  }),
  sample('sample-summit', {
    name: { en: 'First summit', ar: 'القمة الأولى' },
    brand: { en: 'Qimam Outdoor', ar: 'قمم' },
    description: { en: 'Take a friend who never hiked up to a peak in Asir.', ar: 'اصعد بصديق لم يجرّب المشي الجبلي إلى قمة في عسير.' },
    objectiveType: 'LEAD_GENERATION',
    programFocus: 'SERVICE',
    status: 'OnHold',
    myParticipantRequest: { status: 'Rejected' },
  }),
  sample('sample-eid', {
    name: { en: 'Eid gift boxes', ar: 'صناديق هدايا العيد' },
    brand: { en: 'Nabt Coffee', ar: 'قهوة نبت' },
    description: { en: 'Pack a box for somebody you miss.', ar: 'جهّز صندوقًا لمن تشتاق إليه.' },
    status: 'Draft',
    publishedAt: null,
    objectiveType: null,
  }),
  sample('sample-sip', {
    name: { en: 'First sip', ar: 'الرشفة الأولى' },
    brand: { en: 'Nabt Coffee', ar: 'قهوة نبت' },
    description: { en: 'Your first sip of the new harvest.', ar: 'رشفتك الأولى من المحصول الجديد.' },
    status: 'Retired',
  }),
  sample('sample-long', {
    name: { en: 'Wwwwwwwwww Wwwwwwwww', ar: 'استكشافات الاستثمارات' },
    brand: { en: 'Najd Wholesale Perfumes and Incense Trading Company Limited', ar: 'شركة نجد لتجارة العطور والبخور بالجملة المحدودة' },
    description: {
      en: 'W'.repeat(60) + ' and then some words that go on. '.repeat(12),
      ar: 'كلمات كثيرة تصف هذا البرنامج وصفًا مطوّلًا. '.repeat(11),
    },
    objectiveType: 'LEAD_GENERATION',
    isVisible: false,
    isNsfw: true,
    myParticipantRequest: { status: 'Pending' },
  }),
]

/** The programs in a reader's language. */
export const samplePrograms = (language: Language): CardProgram[] =>
  samples.map(({ name, description, brand, isNsfw = false, isVerified = false, ...rest }) => ({
    ...rest,
    name: name[language],
    description: description[language],
    profile: { fullName: brand[language], profileImage: null, isVerified, isNsfw },
  }))
