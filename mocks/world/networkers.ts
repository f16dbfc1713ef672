import { person } from './member.ts'

/**
 * Who signs in as the demonstration's networker: +966 50 000 0001. Her identity is not checked yet, three items of her
 * profile are missing (75 %), two accounts are connected.
 */
export const NOURA = person({
  key: 'noura',
  mobile: '500000001',
  joined: '2025-09-14',
  place: 'riyadh',
  language: 'en',
  status: 'IdentityVerifying',
  first: 'Noura',
  last: 'Alotaibi',
  userName: 'noura_cooks',
  gender: 'female',
  born: '1997-02-11',
  picture: 'noura',
  bio: 'Weeknight cooking for small Riyadh kitchens. One pan, one minute, no secrets. كل وصفة مجرّبة ثلاث مرات قبل أن تصل إليكم.',
  interests: ['food', 'coffee', 'home'],
  email: 'noura@noura-cooks.example',
  methods: ['whatsapp', 'email'],
  accounts: [
    { on: 'INSTAGRAM', as: 'noura.cooks', followers: 48_200 },
    { on: 'TIKTOK', as: 'nouracooks', followers: 112_000 },
  ],
})

/** Everything is filled in (100 %); also owns an agency and a brand. */
export const REEM = person({
  key: 'reem',
  mobile: '550010002',
  joined: '2025-03-02',
  place: 'riyadh',
  language: 'ar',
  status: 'Active',
  first: 'Reem',
  last: 'Aldosari',
  userName: 'reem_dosari',
  gender: 'female',
  born: '1994-08-23',
  picture: 'reem',
  label: 'Founding member',
  bio: 'صباحات هادئة، قهوة سعودية، وبيوت صغيرة تبدو أكبر. أصوّر كيف تعيش الرياض خلف أبوابها: فنجان، وزاوية، ومراجعة صادقة كل أسبوع، بالعربية والإنجليزية.',
  interests: ['home', 'coffee', 'photography', 'family', 'art'],
  email: 'hello@reemathome.example',
  methods: ['whatsapp', 'call', 'email'],
  numberShown: true,
  accounts: [
    { on: 'INSTAGRAM', as: 'reem.dosari', followers: 212_000 },
    { on: 'TIKTOK', as: 'reemathome', followers: 184_000 },
    { on: 'SNAPCHAT', as: 'reem.d', followers: 61_400 },
    { on: 'YOUTUBE', as: 'reemathome', followers: 28_600 },
  ],
  checks: [{ status: 'Approved', sent: '2025-03-02T09:10', decided: '2025-03-02T09:14' }],
})

/** Active and known, but never chose a user name: no link in bio, no public page. */
export const BADR = person({
  key: 'badr',
  mobile: '550010003',
  joined: '2025-10-06',
  place: 'madinah',
  language: 'ar',
  status: 'Active',
  first: 'بدر',
  last: 'الحازمي',
  gender: 'male',
  born: '2001-05-30',
  bio: 'كتاب كل أسبوع، وملخّص في دقيقتين.',
  interests: ['books', 'education'],
  accounts: [{ on: 'TWITTER', as: 'badr_reads', followers: 3_900 }],
  checks: [{ status: 'Approved', sent: '2025-10-07', decided: '2025-10-07T08:06' }],
})

/** As long as names, handle and bio may get. */
export const ABDULRAHMAN = person({
  key: 'abdulrahman',
  mobile: '550010004',
  joined: '2025-05-19',
  place: 'abha',
  language: 'ar',
  status: 'Active',
  first: 'عبدالرحمن عبدالعزيز',
  last: 'آل عبداللطيف القحطاني الزهراني',
  userName: 'abdulrahman_alqahtan',
  gender: 'male',
  born: '1989-11-02',
  bio: 'أمشي جبال السراة وأكتب عمّا أراه: قرى معلّقة ومدرّجات وضباب وناس يعرفون أسماء الطيور. في كل خميس درب جديد مع خريطة ووقت ومستوى صعوبة، وفي كل شهر رحلة مفتوحة لمن لم يجرّب المشي من قبل. Trail notes in English too: distance, climb, water points, and where the signal drops. لا أنشر مكانًا لا يحتمل الزحام، ولا أتعاون مع من يترك أثرًا وراءه. للرحلات المدرسية والجهات الحكومية أرسلوا بريدًا قبل الموعد بأسبوعين، وسأعود إليكم بخطة كاملة وقائمة بما يُحمل وما لا يُحمل.',
  interests: ['travel', 'photography', 'culture', 'health', 'family'],
  email: 'abdulrahman.abdulaziz.al-abdullatif@trails-of-sarawat.example',
  methods: ['email'],
  accounts: [
    { on: 'INSTAGRAM', as: 'abdulrahman.of.the.sarawat.mountains', followers: 74_100 },
    { on: 'YOUTUBE', as: 'sarawat_trails', followers: 18_500 },
  ],
  checks: [{ status: 'Approved', sent: '2025-05-20', decided: '2025-05-20T08:09' }],
})

/** New and admitted: nothing but a name and the one account everybody must connect (45 %). */
export const DANA = person({
  key: 'dana',
  mobile: '550010005',
  joined: '2025-11-19',
  place: 'jeddah',
  language: null,
  status: 'IdentityVerifying',
  first: 'Dana',
  last: 'Alqahtani',
  gender: 'female',
  born: '2004-01-17',
  accounts: [{ on: 'INSTAGRAM', as: 'dana.paints', followers: 1_240 }],
})

/** Waits for a reviewer after the identity check could not decide. */
export const NASSER = person({
  key: 'nasser',
  mobile: '550010006',
  joined: '2025-04-27',
  place: 'riyadh',
  language: 'en',
  status: 'AdminVerifying',
  first: 'Nasser',
  last: 'Alsulaiman',
  userName: 'nasser_laughs',
  gender: 'male',
  born: '1992-03-08',
  bio: 'Sketches about offices, in-laws and parking. Every character is invented, and my cousin knows it.',
  picture: 'nasser',
  methods: ['email'],
  email: 'nasser@laughs.example',
  interests: ['comedy', 'cars'],
  accounts: [
    { on: 'YOUTUBE', as: 'nasserlaughs', followers: 640_000 },
    { on: 'TIKTOK', as: 'nasser.laughs', followers: 410_000 },
  ],
  checks: [{ status: 'InReview', sent: '2025-11-18' }],
})

export const HUDA = person({
  key: 'huda',
  mobile: '550010007',
  joined: '2025-06-08',
  place: 'jeddah',
  language: 'en',
  status: 'Active',
  first: 'Huda',
  last: 'Alzahrani',
  userName: 'huda_bakes',
  gender: 'female',
  born: '1990-06-15',
  picture: 'huda',
  bio: 'Sourdough, slowly. Teaches forty women a month how to sell what they bake, from the first loaf to the first invoice.',
  email: 'huda@huda-bakes.example',
  interests: ['food', 'education', 'business'],
  methods: ['whatsapp'],
  accounts: [{ on: 'INSTAGRAM', as: 'huda.home', followers: 58_300 }],
  checks: [{ status: 'Approved', sent: '2025-06-08T10:00', decided: '2025-06-08T10:05' }],
})

export const LAMA = person({
  key: 'lama',
  mobile: '550010008',
  joined: '2025-06-21',
  place: 'riyadh',
  language: 'ar',
  status: 'Active',
  first: 'لمى',
  last: 'السبيعي',
  userName: 'lama_bakes',
  gender: 'female',
  born: '1999-12-04',
  picture: 'lama',
  bio: 'حلويات بلا سكر أبيض، وكيك لا يسقط من المنتصف. أجيب عن كل سؤال في التعليقات.',
  interests: ['food', 'health'],
  accounts: [
    { on: 'TIKTOK', as: 'lama.s', followers: 36_900 },
    { on: 'SNAPCHAT', as: 'lama.bakes', followers: 12_700 },
  ],
  checks: [{ status: 'Approved', sent: '2025-06-22', decided: '2025-06-22T08:04' }],
})

export const SAAD = person({
  key: 'saad',
  mobile: '550010009',
  joined: '2025-07-03',
  place: 'riyadh',
  language: 'en',
  status: 'Active',
  first: 'Saad',
  last: 'Almutairi',
  userName: 'saad_grills',
  gender: 'male',
  born: '1995-09-27',
  picture: 'saad',
  bio: 'Charcoal, patience, repeat. الشواء هواية والباقي تفاصيل',
  email: 'saad@saad-grills.example',
  interests: ['food', 'travel', 'football'],
  methods: ['whatsapp', 'sms'],
  accounts: [
    { on: 'INSTAGRAM', as: 'saad.eats', followers: 41_700 },
    { on: 'TIKTOK', as: 'saad.eats', followers: 12_300 },
  ],
  checks: [{ status: 'Approved', sent: '2025-07-03T09:00', decided: '2025-07-03T09:03' }],
})

export const FAHAD = person({
  key: 'fahad',
  mobile: '550010010',
  joined: '2025-04-09',
  place: 'dammam',
  language: 'ar',
  status: 'Active',
  first: 'فهد',
  last: 'القحطاني',
  userName: 'fahad_drives',
  gender: 'male',
  born: '1988-04-19',
  picture: 'fahad',
  bio: 'سيارات قديمة وطرق طويلة. قدت من الدمام إلى صلالة ثلاث مرات، ولم تتعطل إلا مرتين.',
  interests: ['cars', 'travel', 'technology'],
  methods: ['call', 'email'],
  email: 'fahad@drives.example',
  accounts: [
    { on: 'YOUTUBE', as: 'fahaddrives', followers: 231_000 },
    { on: 'SNAPCHAT', as: 'fahad.drives', followers: 88_000 },
  ],
  checks: [{ status: 'Approved', sent: '2025-04-10', decided: '2025-04-10T08:05' }],
})

export const YARA = person({
  key: 'yara',
  mobile: '550010011',
  joined: '2025-05-02',
  place: 'jeddah',
  language: 'en',
  status: 'Active',
  first: 'Yara',
  last: 'Alghamdi',
  userName: 'yara_ghamdi',
  gender: 'female',
  born: '1996-10-10',
  picture: 'yara',
  bio: 'Pilates before sunrise on the Jeddah corniche. Certified, insured and still sore.',
  interests: ['fitness', 'health', 'beauty'],
  methods: ['email'],
  email: 'yara@moves.example',
  accounts: [
    { on: 'INSTAGRAM', as: 'yara.moves', followers: 143_000 },
    { on: 'TIKTOK', as: 'yaramoves', followers: 97_500 },
  ],
  checks: [{ status: 'Approved', sent: '2025-05-02T12:00', decided: '2025-05-02T12:04' }],
})
