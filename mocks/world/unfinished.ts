import { business, makeUser, person, type Member } from './member.ts'

/** Confirmed a number today and has not answered any question. */
export const NEWCOMER = person({
  key: 'newcomer',
  mobile: '560000001',
  joined: '2025-11-20T06:40',
  place: 'riyadh',
  language: null,
  status: 'Onboarding',
  step: 'SelectAccountType',
})

/** Has a name, and must connect an account to join the waiting list. */
export const HAYA = person({
  key: 'haya',
  mobile: '560000002',
  joined: '2025-11-19T15:05',
  place: 'jeddah',
  language: 'ar',
  status: 'Onboarding',
  step: 'ConnectSocialMedia',
  first: 'هيا',
  last: 'الدوسري',
  userName: 'haya_d',
  gender: 'female',
  born: '2003-03-03',
  interests: ['art'],
})

/** Is on the waiting list. */
export const BANDAR = person({
  key: 'bandar',
  mobile: '560000003',
  joined: '2025-11-12',
  place: 'dammam',
  language: 'ar',
  status: 'Onboarding',
  step: 'WaitForAdmission',
  first: 'بندر',
  last: 'الحارثي',
  userName: 'bandar_films',
  gender: 'male',
  born: '1998-08-18',
  interests: ['photography', 'music'],
  accounts: [{ on: 'TIKTOK', as: 'bandar.films', followers: 14_800 }],
})

/** Answered the questions as a networker, and must set up the account. */
export const ANSWERED = person({
  key: 'answered',
  mobile: '560000016',
  joined: '2025-11-20T08:10',
  place: 'riyadh',
  language: 'ar',
  status: 'Onboarding',
  step: 'SelectAccountType',
  interests: ['coffee', 'travel', 'photography'],
})

/** Answered the questions as a brand, and must upload documents. */
export const BRAND_TO_BE = person({
  key: 'brand-to-be',
  mobile: '560000017',
  joined: '2025-11-20T08:25',
  place: 'jeddah',
  language: 'en',
  status: 'Onboarding',
  step: 'SelectAccountType',
  interests: ['food'],
})

/** An agent on the waiting list. */
export const GHADA = person({
  key: 'ghada',
  type: 'AGENT',
  mobile: '560000009',
  joined: '2025-11-14',
  place: 'dammam',
  language: 'ar',
  status: 'Onboarding',
  step: 'WaitForAdmission',
  first: 'غادة',
  last: 'النعيمي',
  userName: 'ghada_agent',
  gender: 'female',
  born: '1989-09-09',
  accounts: [{ on: 'INSTAGRAM', as: 'ghada.agent', followers: 1_900 }],
})

/** Was rejected after a review, and may try again. */
export const MAJED = person({
  key: 'majed',
  mobile: '560000004',
  joined: '2025-07-07',
  place: 'riyadh',
  language: 'en',
  status: 'Rejected',
  first: 'Majed',
  last: 'Alshammari',
  userName: 'majed_m',
  gender: 'male',
  born: '1994-05-09',
  interests: ['cars'],
  accounts: [{ on: 'TWITTER', as: 'majed_m', followers: 2_050 }],
  checks: [
    {
      status: 'Rejected',
      sent: '2025-11-10',
      decided: '2025-11-13T09:20',
      reason: 'The photo of the document is too blurred to read.',
    },
  ],
})

/** Closed her account. After the right code, she gets ACCOUNT_CLOSED until her personal data is erased. */
export const RANA = person({
  key: 'rana',
  mobile: '560000005',
  joined: '2025-03-30',
  place: 'jeddah',
  language: 'ar',
  status: 'Inactive',
  closed: '2025-11-10',
  first: 'رنا',
  last: 'الثبيتي',
  userName: 'rana_th',
  gender: 'female',
  born: '1990-10-30',
  interests: ['beauty'],
  accounts: [{ on: 'INSTAGRAM', as: 'rana.th', followers: 3_300 }],
})

/** Was suspended by the back office. After the right code, he gets USER_SUSPENDED. */
export const SAMI = person({
  key: 'sami',
  mobile: '560000006',
  joined: '2025-04-02',
  place: 'riyadh',
  language: 'en',
  status: 'Inactive',
  suspended: '2025-11-01',
  first: 'Sami',
  last: 'Alharthi',
  userName: 'sami_sells',
  gender: 'male',
  born: '1991-02-14',
  interests: ['business'],
  accounts: [{ on: 'SNAPCHAT', as: 'sami.sells', followers: 21_000 }],
})

/** A brand whose documents were rejected. */
export const OUD_HOUSE = business(
  makeUser({ key: 'oud-house', mobile: '560000013', joined: '2025-10-12', place: 'madinah', language: 'ar' }),
  {
    key: 'oud-house',
    type: 'BRAND',
    joined: '2025-10-12',
    place: 'madinah',
    language: 'ar',
    status: 'Rejected',
    name: 'دار العود',
    userName: 'oud_house',
    checks: [
      {
        status: 'Rejected',
        sent: '2025-10-12T09:00',
        decided: '2025-10-15T10:10',
        reason: 'السجل التجاري المرفق منتهي الصلاحية.',
      },
    ],
  },
)

export const unfinished: readonly Member[] = [
  NEWCOMER,
  ANSWERED,
  BRAND_TO_BE,
  HAYA,
  BANDAR,
  MAJED,
  RANA,
  SAMI,
  OUD_HOUSE,
  person({
    key: 'agent-newcomer',
    type: 'AGENT',
    mobile: '560000007',
    joined: '2025-11-20T07:15',
    place: 'riyadh',
    language: null,
    status: 'Onboarding',
    step: 'SelectAccountType',
  }),
  person({
    key: 'rakan',
    type: 'AGENT',
    mobile: '560000008',
    joined: '2025-11-18T11:00',
    place: 'riyadh',
    language: 'en',
    status: 'Onboarding',
    step: 'ConnectSocialMedia',
    first: 'Rakan',
    last: 'Alsaif',
    gender: 'male',
    born: '1997-01-01',
  }),
  GHADA,
  person({
    key: 'waleed',
    type: 'AGENT',
    mobile: '560000010',
    joined: '2025-08-02',
    place: 'abha',
    language: 'ar',
    status: 'Rejected',
    first: 'وليد',
    last: 'عسيري',
    userName: 'waleed_asiri',
    gender: 'male',
    born: '1983-03-23',
    accounts: [{ on: 'TWITTER', as: 'waleed_asiri', followers: 5_500 }],
    checks: [{ status: 'Rejected', sent: '2025-09-01', decided: '2025-09-01T08:05', reason: 'الاسم في الوثيقة لا يطابق الاسم في الملف.' }],
  }),
  person({
    key: 'nadia',
    type: 'AGENT',
    mobile: '560000011',
    joined: '2025-05-05',
    place: 'jeddah',
    language: 'en',
    status: 'Inactive',
    closed: '2025-11-12',
    first: 'Nadia',
    last: 'Farouk',
    userName: 'nadia_farouk',
    gender: 'female',
    born: '1987-06-06',
    accounts: [{ on: 'INSTAGRAM', as: 'nadia.farouk', followers: 6_200 }],
  }),
  business(makeUser({ key: 'minbar', mobile: '560000012', joined: '2025-09-15', place: 'riyadh', language: 'en' }), {
    key: 'minbar',
    type: 'AGENCY',
    joined: '2025-09-15',
    place: 'riyadh',
    language: 'en',
    status: 'Rejected',
    name: 'Minbar Talent',
    userName: 'minbar_talent',
    checks: [
      {
        status: 'Rejected',
        sent: '2025-09-15T09:00',
        decided: '2025-09-17T15:00',
        reason: 'The licence belongs to another company.',
      },
    ],
  }),
  business(makeUser({ key: 'sawt', mobile: '560000014', joined: '2025-03-28', closed: '2025-11-16', place: 'jeddah', language: 'ar' }), {
    key: 'sawt',
    type: 'AGENCY',
    joined: '2025-03-28',
    place: 'jeddah',
    language: 'ar',
    status: 'Inactive',
    name: 'صوت',
    userName: 'sawt_agency',
    checks: [{ status: 'Approved', sent: '2025-03-28T09:00', decided: '2025-03-31T09:00' }],
  }),
  business(makeUser({ key: 'vape', mobile: '560000015', joined: '2025-06-16', closed: '2025-11-18', place: 'dubai', language: 'en' }), {
    key: 'vape',
    type: 'BRAND',
    joined: '2025-06-16',
    place: 'dubai',
    language: 'en',
    status: 'Inactive',
    name: 'Night Market Dubai',
    userName: 'night_market',
    isNsfw: true,
    checks: [{ status: 'Approved', sent: '2025-06-16T09:00', decided: '2025-06-18T09:00' }],
  }),
]
