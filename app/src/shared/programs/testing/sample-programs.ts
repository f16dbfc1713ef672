import { payOf } from '@wasla/contract/programs/pay/pay.ts'
import type { Language } from '@wasla/design-system/locale/language.ts'
import type { CardProgram } from '../card/card-program.ts'

type Pair = Readonly<Record<Language, string>>
type Sample = Omit<CardProgram, 'name' | 'description' | 'profile' | 'pay'> & {
  /** Milestones: each has a target and a reward, which is cash in riyals or the title of an experience. */
  ladder: readonly (readonly [target: number, reward: number | Pair])[]
  name: Pair
  description: Pair
  brand: Pair
  isNsfw?: boolean
  isVerified?: boolean
}

const milestone = (id: string, per: number, rewardAmount: number) => ({
  __typename: 'MilestonePerformance' as const,
  id,
  per,
  rewardType: 'CASH' as const,
  reward: '',
  rewardAmount,
  waitingForBudget: false,
  achievedAt: null,
})

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
  endDate: '2026-01-31',
  myParticipantRequest: null,
  myFit: { eligible: true, mend: null, platform: null },
  paymentRecord: { payouts: { cases: 214, people: 38, middle: 259_200 }, takenBack: { share: 0.008 } },
  myObjectiveData: null,
  ladder: [
    [25, 200],
    [300, 3_400],
  ],
  ...more,
})

/** Programs for stories of components without queries. They cover each status, each request, and texts of the greatest length. */
const samples: readonly Sample[] = [
  sample('sample-cup', {
    name: { en: 'The morning cup', ar: 'فنجان الصباح' },
    brand: { en: 'Nabt Coffee', ar: 'قهوة نبت' },
    description: {
      en: 'Show how you make your cup, your way, in a week of mornings.',
      ar: 'أرنا كيف تُعدّ فنجانك على طريقتك، صباحًا بعد صباح طوال أسبوع.',
    },
    myParticipantRequest: { status: 'Accepted' },
    myFit: null,
    myObjectiveData: {
      count: 171,
      milestones: [milestone('a', 25, 200_00), milestone('b', 300, 2_500_00)],
    },
    isVerified: true,
  }),
  sample('sample-kitchens', {
    name: { en: 'Small kitchens', ar: 'مطابخ صغيرة' },
    brand: { en: 'Rawshan Home', ar: 'روشان هوم' },
    description: { en: 'Three square metres, one shelf, and what you cook in it.', ar: 'ثلاثة أمتار مربعة ورفّ واحد، وما تطبخه فيها.' },
    objectiveType: 'TRAFFIC',
    paymentRecord: { payouts: { cases: 48, people: 12, middle: 518_400 }, takenBack: { share: 0.04 } },
    publishedAt: '2025-11-20T05:00:00.000Z',
    endDate: '2025-11-22',
    ladder: [
      [1_000, 150],
      [9_000, 2_250],
    ],
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
    paymentRecord: { payouts: { cases: 4, people: 4, middle: null }, takenBack: { share: null } },
    myFit: { eligible: false, mend: 'ADD_INTERESTS', platform: null },
  }),
  sample('sample-groceries', {
    name: { en: 'Groceries in 20 min', ar: 'مقاضي في ٢٠ دقيقة' },
    brand: { en: 'Masar', ar: 'مسار' },
    description: { en: 'Order on camera and race the rider to the door.', ar: 'اطلب أمام الكاميرا وسابق المندوب إلى الباب.' },
    objectiveType: 'DOWNLOADS',
    programFocus: 'SERVICE',
    paymentRecord: { payouts: { cases: 12, people: 3, middle: null }, takenBack: { share: null } },
    myParticipantRequest: { status: 'Pending' },
    myFit: null,
    endDate: null,
  }),
  sample('sample-pearls', {
    name: { en: 'Pearl evenings', ar: 'سهرات اللؤلؤ' },
    brand: { en: 'Loulou Jewels', ar: 'لولو للمجوهرات' },
    description: { en: 'Wear one piece through one evening.', ar: 'البس قطعة واحدة طوال سهرة واحدة.' },
    ladder: [[10, 500]],
    myFit: { eligible: false, mend: 'CONNECT_PLATFORM', platform: 'TIKTOK' },
  }),
  sample('sample-room', {
    name: { en: 'A room in a day', ar: 'غرفة في يوم' },
    brand: { en: 'Rawshan Home', ar: 'روشان هوم' },
    description: { en: 'One room, from morning to evening.', ar: 'غرفة واحدة من الصباح إلى المساء.' },
    objectiveType: 'TRAFFIC',
    ladder: [
      [400, { en: 'A design visit', ar: 'زيارة تصميم' }],
      [2_000, { en: 'A sofa and two chairs', ar: 'أريكة وكرسيان' }],
    ],
    myFit: { eligible: false, mend: null, platform: null },
  }),
  sample('sample-summit', {
    name: { en: 'First summit', ar: 'القمة الأولى' },
    brand: { en: 'Qimam Outdoor', ar: 'قمم' },
    description: { en: 'Take a friend who never hiked up to a peak in Asir.', ar: 'اصعد بصديق لم يجرّب المشي الجبلي إلى قمة في عسير.' },
    objectiveType: 'LEAD_GENERATION',
    programFocus: 'SERVICE',
    status: 'OnHold',
    myParticipantRequest: { status: 'Rejected' },
    myFit: null,
  }),
  sample('sample-eid', {
    name: { en: 'Eid gift boxes', ar: 'صناديق هدايا العيد' },
    brand: { en: 'Nabt Coffee', ar: 'قهوة نبت' },
    description: { en: 'Pack a box for somebody you miss.', ar: 'جهّز صندوقًا لمن تشتاق إليه.' },
    status: 'Draft',
    publishedAt: null,
    objectiveType: null,
    ladder: [],
    myFit: null,
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

const payIn = (language: Language, ladder: Sample['ladder']) =>
  payOf(
    ladder.map(([target, reward]) =>
      typeof reward === 'number'
        ? { id: String(target), target, rewardType: 'CASH', amount: reward * 100 }
        : { id: String(target), target, rewardType: 'EXPERIENCE', title: reward[language] },
    ),
  )

/** Returns the sample programs in one language. */
export const samplePrograms = (language: Language): CardProgram[] =>
  samples.map(({ name, description, brand, ladder, isNsfw = false, isVerified = false, ...rest }) => ({
    ...rest,
    pay: payIn(language, ladder),
    name: name[language],
    description: description[language],
    profile: { fullName: brand[language], profileImage: null, isVerified, isNsfw },
  }))
