import { person, type Member } from './member.ts'

/** Who signs in as the demonstration's agent: +966 50 000 0002. */
export const OMAR = person({
  key: 'omar',
  type: 'AGENT',
  mobile: '500000002',
  joined: '2025-03-09',
  place: 'riyadh',
  language: 'en',
  status: 'Active',
  first: 'Omar',
  last: 'Bukhari',
  userName: 'omar_bukhari',
  gender: 'male',
  born: '1985-10-01',
  picture: 'omar',
  bio: 'I read the contract so that you can film. Twelve talents, four cities.',
  interests: ['business', 'finance', 'food'],
  email: 'omar@bukhari-talent.example',
  methods: ['whatsapp', 'call', 'email'],
  numberShown: true,
  accounts: [{ on: 'TWITTER', as: 'omar_bukhari', followers: 18_900 }],
  checks: [{ status: 'Approved', sent: '2025-03-09T10:00', decided: '2025-03-09T10:06' }],
})

export const NAIF = person({
  key: 'naif',
  type: 'AGENT',
  mobile: '550020002',
  joined: '2025-05-27',
  place: 'jeddah',
  language: 'ar',
  status: 'Active',
  first: 'نايف',
  last: 'الجهني',
  userName: 'naif_talents',
  gender: 'male',
  born: '1990-04-04',
  bio: 'أدير حسابات الطهاة وصنّاع المحتوى الرياضي في الحجاز.',
  interests: ['business', 'football'],
  methods: ['whatsapp'],
  accounts: [{ on: 'INSTAGRAM', as: 'naif.talents', followers: 7_300 }],
  checks: [{ status: 'Approved', sent: '2025-05-28', decided: '2025-05-28T08:04' }],
})

export const REEM_ALANAZI = person({
  key: 'reem-alanazi',
  type: 'AGENT',
  mobile: '550020003',
  joined: '2025-09-22',
  place: 'riyadh',
  language: 'en',
  status: 'AdminVerifying',
  first: 'Reem',
  last: 'Alanazi',
  userName: 'reem_manages',
  gender: 'female',
  born: '1992-01-26',
  bio: 'Calm negotiations. Late replies on Fridays.',
  interests: ['business', 'beauty'],
  accounts: [{ on: 'INSTAGRAM', as: 'reem.manages', followers: 11_200 }],
  checks: [{ status: 'InReview', sent: '2025-11-18' }],
})

export const SALMA = person({
  key: 'salma',
  type: 'AGENT',
  mobile: '550020004',
  joined: '2025-11-03',
  place: 'jeddah',
  language: 'ar',
  status: 'IdentityVerifying',
  first: 'سلمى',
  last: 'إدريس',
  userName: 'salma_idris',
  gender: 'female',
  born: '1996-06-18',
  interests: ['fashion'],
  accounts: [{ on: 'TIKTOK', as: 'salma.idris', followers: 2_400 }],
})

export const agents: readonly Member[] = [OMAR, NAIF, REEM_ALANAZI, SALMA]
