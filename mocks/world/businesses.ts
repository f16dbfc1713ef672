import { business, makeUser, type Member } from './member.ts'
import { REEM } from './networkers.ts'

/** The demo agency. Its number is +966 50 000 0003. */
export const QIMAM = business(makeUser({ key: 'qimam', mobile: '500000003', joined: '2025-03-05', place: 'riyadh', language: 'ar' }), {
  key: 'qimam',
  type: 'AGENCY',
  joined: '2025-03-05',
  place: 'riyadh',
  language: 'ar',
  status: 'Active',
  name: 'Qimam Media',
  nameInOtherScript: 'قمم ميديا',
  userName: 'qimam_media',
  picture: 'qimam',
  website: 'https://qimam.example/',
  bio: 'وكالة تؤمن بأن الحملة الجيدة تُروى ولا تُعلَن.\nAn agency for campaigns that are told, not announced.',
  email: 'studio@qimam.example',
  methods: ['email', 'call'],
  numberShown: true,
  accounts: [{ on: 'INSTAGRAM', as: 'qimam.media', followers: 64_000 }],
  checks: [{ status: 'Approved', sent: '2025-03-05T09:00', decided: '2025-03-06T11:20' }],
})

/** Reem's second business. It has been under review for longer than promised. */
export const BAYT_ALSOURA = business(REEM.user, {
  key: 'bayt-alsoura',
  type: 'AGENCY',
  joined: '2025-11-13T10:30',
  place: 'riyadh',
  language: 'ar',
  status: 'AdminVerifying',
  name: 'بيت الصورة',
  userName: 'bayt_alsoura',
  picture: 'bayt-alsoura',
  bio: 'نصوّر البيوت كما تُسكن، لا كما تُباع.',
  checks: [{ status: 'InReview', sent: '2025-11-13T10:30' }],
})

export const SARD = business(makeUser({ key: 'sard', mobile: '550030003', joined: '2025-07-20', place: 'jeddah', language: 'ar' }), {
  key: 'sard',
  type: 'AGENCY',
  joined: '2025-07-20',
  place: 'jeddah',
  language: 'ar',
  status: 'Active',
  name: 'سرد للتسويق بالمحتوى',
  userName: 'sard_agency',
  bio: 'قصص قصيرة لعلامات تريد أن تُسمع. نكتب ونصوّر ونقيس، ونسلّم الأرقام كما هي.\nBased in Jeddah, working across the Gulf.',
  website: 'https://sard.example/',
  picture: 'sard',
  methods: ['email'],
  email: 'hello@sard.example',
  accounts: [{ on: 'TWITTER', as: 'sard_agency', followers: 9_800 }],
  checks: [{ status: 'Approved', sent: '2025-07-20T09:00', decided: '2025-07-22T12:00' }],
})

export const agencies: readonly Member[] = [QIMAM, BAYT_ALSOURA, SARD]

/** The demo brand. Its number is +966 50 000 0004. */
export const NABT_COFFEE = business(makeUser({ key: 'nabt', mobile: '500000004', joined: '2025-03-04', place: 'riyadh', language: 'en' }), {
  key: 'nabt',
  type: 'BRAND',
  joined: '2025-03-04',
  place: 'riyadh',
  language: 'en',
  status: 'Active',
  name: 'Nabt Coffee',
  nameInOtherScript: 'قهوة نبت',
  userName: 'nabt_coffee',
  picture: 'nabt',
  website: 'https://nabt.example/',
  bio: 'Coffee from Jazan and beyond, roasted in Riyadh every Tuesday.\nقهوة من جازان وما وراءها، تُحمَّص في الرياض كل ثلاثاء.',
  email: 'people@nabt.example',
  methods: ['email', 'whatsapp'],
  numberShown: true,
  accounts: [
    { on: 'INSTAGRAM', as: 'nabt.coffee', followers: 92_000 },
    { on: 'TIKTOK', as: 'nabtcoffee', followers: 31_500 },
  ],
  checks: [{ status: 'Approved', sent: '2025-03-04T09:00', decided: '2025-03-05T13:40' }],
})

/** A brand under review. */
export const LOULOU = business(makeUser({ key: 'loulou', mobile: '550040005', joined: '2025-11-18', place: 'jeddah', language: 'ar' }), {
  key: 'loulou',
  type: 'BRAND',
  joined: '2025-11-18',
  place: 'jeddah',
  language: 'ar',
  status: 'AdminVerifying',
  name: 'لولو للمجوهرات',
  userName: 'loulou',
  picture: 'loulou',
  website: 'https://loulou.example/',
  bio: 'لؤلؤ بحريني وذهب خفيف لكل يوم.',
  checks: [{ status: 'InReview', sent: '2025-11-18T09:30' }],
})

/** Reem's own brand. */
export const REEM_HOME = business(REEM.user, {
  key: 'reem-home',
  type: 'BRAND',
  joined: '2025-08-05',
  place: 'riyadh',
  language: 'ar',
  status: 'Active',
  name: 'Reem Home',
  userName: 'reem_home',
  picture: 'reem-home',
  website: 'https://shop.reemathome.example/',
  bio: 'كتّان وطين ومصابيح صغيرة، نختارها في الرياض رفًّا بعد رفّ.\nLinen, clay and small lamps, chosen one shelf at a time.',
  methods: ['email'],
  email: 'hello@shop.reemathome.example',
  accounts: [{ on: 'INSTAGRAM', as: 'reem.home', followers: 15_900 }],
  checks: [{ status: 'Approved', sent: '2025-08-05T09:00', decided: '2025-08-07T10:00' }],
})

export const RAWSHAN = business(makeUser({ key: 'rawshan', mobile: '550040002', joined: '2025-04-06', place: 'jeddah', language: 'en' }), {
  key: 'rawshan',
  type: 'BRAND',
  joined: '2025-04-06',
  place: 'jeddah',
  language: 'en',
  status: 'Active',
  name: 'Rawshan Home',
  userName: 'rawshan_home',
  picture: 'rawshan',
  website: 'https://rawshan.example/',
  bio: 'Furniture that folds, stacks and forgives, made in Jeddah for homes that change their minds.\nأثاث يُطوى ويُرصّ ويُركّب بلا عُدّة، صُنع في جدة.',
  methods: ['email', 'call'],
  email: 'people@rawshan.example',
  accounts: [{ on: 'INSTAGRAM', as: 'rawshan.home', followers: 128_000 }],
  checks: [{ status: 'Approved', sent: '2025-04-06T09:00', decided: '2025-04-08T09:15' }],
})

export const SAHRA = business(makeUser({ key: 'sahra', mobile: '550040003', joined: '2025-04-20', place: 'abha', language: 'ar' }), {
  key: 'sahra',
  type: 'BRAND',
  joined: '2025-04-20',
  place: 'abha',
  language: 'ar',
  status: 'Active',
  name: 'مخيمات صحراء',
  userName: 'sahra',
  picture: 'sahra',
  website: 'https://sahra.example/',
  bio: 'ليلة تحت النجوم، وعشاء لأربعة، وخيمة لا تحتاج إلى خبرة. مخيمات شتوية في عسير من أكتوبر إلى مارس.',
  methods: ['whatsapp', 'call', 'email'],
  email: 'camp@sahra.example',
  numberShown: true,
  accounts: [{ on: 'SNAPCHAT', as: 'sahra.camps', followers: 43_000 }],
  checks: [{ status: 'Approved', sent: '2025-04-20T09:00', decided: '2025-04-22T14:00' }],
})

export const MASAR = business(makeUser({ key: 'masar', mobile: '550040004', joined: '2025-05-25', place: 'riyadh', language: 'en' }), {
  key: 'masar',
  type: 'BRAND',
  joined: '2025-05-25',
  place: 'riyadh',
  language: 'en',
  status: 'Active',
  name: 'Masar',
  userName: 'masar_app',
  picture: 'masar',
  website: 'https://masar.example/',
  bio: 'Groceries in twenty minutes, from shops on your own street.\nمقاضيك خلال عشرين دقيقة، من دكاكين حارتك.',
  methods: ['email', 'whatsapp'],
  email: 'creators@masar.example',
  accounts: [
    { on: 'TWITTER', as: 'masar_app', followers: 54_000 },
    { on: 'INSTAGRAM', as: 'masar.app', followers: 88_000 },
    { on: 'TIKTOK', as: 'masar.app', followers: 140_000 },
  ],
  checks: [{ status: 'Approved', sent: '2025-05-25T09:00', decided: '2025-05-27T08:45' }],
})

export const brands: readonly Member[] = [NABT_COFFEE, LOULOU, REEM_HOME, RAWSHAN, SAHRA, MASAR]
