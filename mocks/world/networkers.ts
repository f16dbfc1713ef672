import { person, type Member } from './member.ts'

/**
 * Who signs in as the demonstration's networker: +966 50 000 0001. Her identity is not checked yet, three items of her
 * profile are missing (75 %), two accounts are connected.
 */
export const NOURA = person({
  key: 'noura', mobile: '500000001', joined: '2025-09-14', place: 'riyadh', language: 'en', status: 'IdentityVerifying',
  first: 'Noura', last: 'Alotaibi', userName: 'noura_cooks', gender: 'female', born: '1997-02-11', picture: 'noura',
  bio: 'Weeknight cooking for small Riyadh kitchens. One pan, one minute, no secrets. كل وصفة مجرّبة ثلاث مرات قبل أن تصل إليكم.',
  interests: ['food', 'coffee', 'home'], email: 'noura@noura-cooks.example', methods: ['whatsapp', 'email'],
  accounts: [{ on: 'INSTAGRAM', as: 'noura.cooks', followers: 48_200 }, { on: 'TIKTOK', as: 'nouracooks', followers: 112_000 }],
})

/** Everything is filled in (100 %); also owns an agency and a brand. */
export const REEM = person({
  key: 'reem', mobile: '550010002', joined: '2025-03-02', place: 'riyadh', language: 'ar', status: 'Active',
  first: 'Reem', last: 'Aldosari', userName: 'reem_dosari', gender: 'female', born: '1994-08-23', picture: 'reem', label: 'Founding member',
  bio: 'صباحات هادئة، قهوة سعودية، وبيوت صغيرة تبدو أكبر. أصوّر كيف تعيش الرياض خلف أبوابها: فنجان، وزاوية، ومراجعة صادقة كل أسبوع، بالعربية والإنجليزية.',
  interests: ['home', 'coffee', 'photography', 'family', 'art'], email: 'hello@reemathome.example', methods: ['whatsapp', 'call', 'email'], numberShown: true,
  accounts: [
    { on: 'INSTAGRAM', as: 'reem.dosari', followers: 212_000 }, { on: 'TIKTOK', as: 'reemathome', followers: 184_000 },
    { on: 'SNAPCHAT', as: 'reem.d', followers: 61_400 }, { on: 'YOUTUBE', as: 'reemathome', followers: 28_600 },
  ],
  checks: [{ status: 'Approved', sent: '2025-03-02T09:10', decided: '2025-03-02T09:14' }],
})

/** Active and known, but never chose a user name: no link in bio, no public page. */
export const BADR = person({
  key: 'badr', mobile: '550010003', joined: '2025-10-06', place: 'madinah', language: 'ar', status: 'Active',
  first: 'بدر', last: 'الحازمي', gender: 'male', born: '2001-05-30',
  bio: 'كتاب كل أسبوع، وملخّص في دقيقتين.', interests: ['books', 'education'],
  accounts: [{ on: 'TWITTER', as: 'badr_reads', followers: 3_900 }],
  checks: [{ status: 'Approved', sent: '2025-10-07', decided: '2025-10-07T08:06' }],
})

/** As long as names, handle and bio may get. */
export const ABDULRAHMAN = person({
  key: 'abdulrahman', mobile: '550010004', joined: '2025-05-19', place: 'abha', language: 'ar', status: 'Active',
  first: 'عبدالرحمن عبدالعزيز', last: 'آل عبداللطيف القحطاني الزهراني', userName: 'abdulrahman_alqahtan', gender: 'male', born: '1989-11-02',
  bio: 'أمشي جبال السراة وأكتب عمّا أراه: قرى معلّقة ومدرّجات وضباب وناس يعرفون أسماء الطيور. في كل خميس درب جديد مع خريطة ووقت ومستوى صعوبة، وفي كل شهر رحلة مفتوحة لمن لم يجرّب المشي من قبل. Trail notes in English too: distance, climb, water points, and where the signal drops. لا أنشر مكانًا لا يحتمل الزحام، ولا أتعاون مع من يترك أثرًا وراءه. للرحلات المدرسية والجهات الحكومية أرسلوا بريدًا قبل الموعد بأسبوعين، وسأعود إليكم بخطة كاملة وقائمة بما يُحمل وما لا يُحمل.',
  interests: ['travel', 'photography', 'culture', 'health', 'family'], email: 'abdulrahman.abdulaziz.al-abdullatif@trails-of-sarawat.example', methods: ['email'],
  accounts: [{ on: 'INSTAGRAM', as: 'abdulrahman.of.the.sarawat.mountains', followers: 74_100 }, { on: 'YOUTUBE', as: 'sarawat_trails', followers: 18_500 }],
  checks: [{ status: 'Approved', sent: '2025-05-20', decided: '2025-05-20T08:09' }],
})

/** New and admitted: nothing but a name and the one account everybody must connect (45 %). */
export const DANA = person({
  key: 'dana', mobile: '550010005', joined: '2025-11-19', place: 'jeddah', language: null, status: 'IdentityVerifying',
  first: 'Dana', last: 'Alqahtani', gender: 'female', born: '2004-01-17',
  accounts: [{ on: 'INSTAGRAM', as: 'dana.paints', followers: 1_240 }],
})

/** Waits for a reviewer after the identity check could not decide. */
export const NASSER = person({
  key: 'nasser', mobile: '550010006', joined: '2025-04-27', place: 'riyadh', language: 'en', status: 'AdminVerifying',
  first: 'Nasser', last: 'Alsulaiman', userName: 'nasser_laughs', gender: 'male', born: '1992-03-08',
  bio: 'Sketches about offices, in-laws and parking.', interests: ['comedy', 'cars'],
  accounts: [{ on: 'YOUTUBE', as: 'nasserlaughs', followers: 640_000 }, { on: 'TIKTOK', as: 'nasser.laughs', followers: 410_000 }],
  checks: [{ status: 'InReview', sent: '2025-11-18', due: '2025-11-23' }],
})

export const HUDA = person({
  key: 'huda', mobile: '550010007', joined: '2025-06-08', place: 'jeddah', language: 'en', status: 'Active',
  first: 'Huda', last: 'Alzahrani', userName: 'huda_bakes', gender: 'female', born: '1990-06-15', picture: 'huda',
  bio: 'Sourdough, slowly. Teaches forty women a month how to sell what they bake.', interests: ['food', 'education', 'business'],
  methods: ['whatsapp'], accounts: [{ on: 'INSTAGRAM', as: 'huda.home', followers: 58_300 }],
  checks: [{ status: 'Approved', sent: '2025-06-08T10:00', decided: '2025-06-08T10:05' }],
})

export const LAMA = person({
  key: 'lama', mobile: '550010008', joined: '2025-06-21', place: 'riyadh', language: 'ar', status: 'Active',
  first: 'لمى', last: 'السبيعي', userName: 'lama_bakes', gender: 'female', born: '1999-12-04', picture: 'lama',
  bio: 'حلويات بلا سكر أبيض، وكيك لا يسقط من المنتصف. أجيب عن كل سؤال في التعليقات.', interests: ['food', 'health'],
  accounts: [{ on: 'TIKTOK', as: 'lama.s', followers: 36_900 }, { on: 'SNAPCHAT', as: 'lama.bakes', followers: 12_700 }],
  checks: [{ status: 'Approved', sent: '2025-06-22', decided: '2025-06-22T08:04' }],
})

export const SAAD = person({
  key: 'saad', mobile: '550010009', joined: '2025-07-03', place: 'riyadh', language: 'en', status: 'Active',
  first: 'Saad', last: 'Almutairi', userName: 'saad_grills', gender: 'male', born: '1995-09-27', picture: 'saad',
  bio: 'Charcoal, patience, repeat. الشواء هواية والباقي تفاصيل', interests: ['food', 'travel', 'football'],
  methods: ['whatsapp', 'sms'], accounts: [{ on: 'INSTAGRAM', as: 'saad.eats', followers: 41_700 }],
  checks: [{ status: 'Approved', sent: '2025-07-03T09:00', decided: '2025-07-03T09:03' }],
})

export const FAHAD = person({
  key: 'fahad', mobile: '550010010', joined: '2025-04-09', place: 'dammam', language: 'ar', status: 'Active',
  first: 'فهد', last: 'القحطاني', userName: 'fahad_drives', gender: 'male', born: '1988-04-19', picture: 'fahad',
  bio: 'سيارات قديمة وطرق طويلة. قدت من الدمام إلى صلالة ثلاث مرات، ولم تتعطل إلا مرتين.', interests: ['cars', 'travel', 'technology'],
  methods: ['call', 'email'], email: 'fahad@drives.example',
  accounts: [{ on: 'YOUTUBE', as: 'fahaddrives', followers: 231_000 }, { on: 'SNAPCHAT', as: 'fahad.drives', followers: 88_000 }],
  checks: [{ status: 'Approved', sent: '2025-04-10', decided: '2025-04-10T08:05' }],
})

export const YARA = person({
  key: 'yara', mobile: '550010011', joined: '2025-05-02', place: 'jeddah', language: 'en', status: 'Active',
  first: 'Yara', last: 'Alghamdi', userName: 'yara_ghamdi', gender: 'female', born: '1996-10-10', picture: 'yara',
  bio: 'Pilates before sunrise on the Jeddah corniche. Certified, insured and still sore.', interests: ['fitness', 'health', 'beauty'],
  methods: ['email'], email: 'yara@moves.example',
  accounts: [{ on: 'INSTAGRAM', as: 'yara.moves', followers: 143_000 }, { on: 'TIKTOK', as: 'yaramoves', followers: 97_500 }],
  checks: [{ status: 'Approved', sent: '2025-05-02T12:00', decided: '2025-05-02T12:04' }],
})

const nano = [
  BADR,
  DANA,
  person({
    key: 'maha', mobile: '550010012', joined: '2025-08-11', place: 'riyadh', language: 'en', status: 'Active',
    first: 'Maha', last: 'Alshehri', userName: 'maha_oven', gender: 'female', born: '1998-07-07',
    bio: 'I bake what my grandmother wrote down and what she kept to herself.', interests: ['food', 'family'],
    accounts: [{ on: 'INSTAGRAM', as: 'maha.oven', followers: 8_420 }],
    checks: [{ status: 'Approved', sent: '2025-08-12', decided: '2025-08-12T08:02' }],
  }),
  person({
    key: 'sara', mobile: '550010013', joined: '2025-09-01', place: 'dammam', language: 'ar', status: 'Active',
    first: 'سارة', last: 'الحربي', userName: 'sara_sweets', gender: 'female', born: '2000-02-29',
    bio: 'كليجا ومعمول وكل ما يُخبز في العيد.', interests: ['food', 'culture'],
    accounts: [{ on: 'SNAPCHAT', as: 'sara.sweets', followers: 5_160 }],
    checks: [{ status: 'Approved', sent: '2025-09-02', decided: '2025-09-02T08:07' }],
  }),
  person({
    key: 'turki', mobile: '550010014', joined: '2025-10-20', place: 'abha', language: 'ar', status: 'IdentityVerifying',
    first: 'تركي', last: 'العنزي', userName: 'turki_trails', gender: 'male', born: '2002-11-25',
    bio: 'أصوّر الفجر بعدسة 50mm من فوق السودة — prints on request، والردّ خلال يوم.', interests: ['photography', 'travel'],
    accounts: [{ on: 'INSTAGRAM', as: 'turki.50mm', followers: 6_730 }],
    checks: [{ status: 'Pending', sent: '2025-11-19T18:20' }],
  }),
  person({
    key: 'lina', mobile: '790010015', joined: '2025-10-29', place: 'amman', language: 'en', status: 'IdentityVerifying',
    first: 'Lina', last: 'Haddad', userName: 'lina_fit', gender: 'female', born: '1999-03-31',
    interests: ['fitness'], accounts: [{ on: 'TIKTOK', as: 'lina.fit', followers: 9_900 }],
    checks: [{ status: 'Expired', sent: '2025-10-30' }],
  }),
] as const

const micro = [
  HUDA, LAMA, SAAD, ABDULRAHMAN,
  person({
    key: 'yousef', mobile: '501010016', joined: '2025-06-30', place: 'dubai', language: 'ar', status: 'Active',
    first: 'يوسف', last: 'المنصوري', userName: 'yousef_garage', gender: 'male', born: '1993-01-12',
    bio: 'مراجعات سيارات كهربائية من دبي، بلا موسيقى وبلا مبالغة.', interests: ['cars', 'technology'],
    accounts: [{ on: 'YOUTUBE', as: 'yousefgarage', followers: 52_800 }],
    checks: [{ status: 'Approved', sent: '2025-07-01', decided: '2025-07-01T08:05' }],
  }),
  person({
    key: 'mariam', mobile: '33010017', joined: '2025-08-17', place: 'doha', language: 'en', status: 'Active',
    first: 'Mariam', last: 'Alkuwari', userName: 'mariam_doha', gender: 'female', born: '1991-05-05',
    bio: 'Two toddlers, one suitcase.', interests: ['parenting', 'travel', 'family'], methods: ['email'], email: 'mariam@suitcase.example',
    accounts: [{ on: 'INSTAGRAM', as: 'mariam.doha', followers: 27_300 }, { on: 'FACEBOOK', as: 'mariam.doha', followers: 4_100 }],
    checks: [{ status: 'Approved', sent: '2025-08-18', decided: '2025-08-18T08:03' }],
  }),
] as const

const mid = [
  NOURA, REEM, FAHAD, YARA,
  person({
    key: 'karim', mobile: '1001010018', joined: '2025-07-15', place: 'cairo', language: 'en', status: 'Active',
    first: 'Karim', last: 'Mansour', userName: 'karim_plays', gender: 'male', born: '2000-08-08',
    bio: 'Speedruns and bad jokes, live four nights a week.', interests: ['gaming', 'comedy', 'technology'],
    accounts: [{ on: 'TWITCH', as: 'karimplays', followers: 126_000 }, { on: 'YOUTUBE', as: 'karimplays', followers: 93_000 }],
    checks: [{ status: 'Approved', sent: '2025-07-16', decided: '2025-07-16T08:08' }],
  }),
  person({
    key: 'asmae', mobile: '612010019', joined: '2025-08-29', place: 'casablanca', language: 'ar', status: 'Active',
    first: 'أسماء', last: 'بنعلي', userName: 'asmae_voyage', gender: 'female', born: '1995-12-20',
    bio: 'من طنجة إلى الكويرة بالحافلة. Je réponds aussi en français.', interests: ['travel', 'culture', 'photography'],
    accounts: [{ on: 'INSTAGRAM', as: 'asmae.voyage', followers: 168_000 }],
    checks: [{ status: 'Approved', sent: '2025-08-30', decided: '2025-08-30T08:06' }],
  }),
] as const

const macro = [
  NASSER,
  person({
    key: 'reema', mobile: '550010020', joined: '2025-03-18', place: 'riyadh', language: 'ar', status: 'Active',
    first: 'ريما', last: 'الخالد', userName: 'reema_outdoors', gender: 'female', born: '1993-06-02',
    bio: 'قمم ووديان ومخيّمات تعود نظيفة كما كانت.', interests: ['travel', 'fitness', 'photography'], methods: ['email'], email: 'team@reema-outdoors.example',
    accounts: [{ on: 'INSTAGRAM', as: 'reema.outdoors', followers: 720_000 }, { on: 'SNAPCHAT', as: 'reema.out', followers: 305_000 }],
    checks: [{ status: 'Approved', sent: '2025-03-19', decided: '2025-03-19T08:04' }],
  }),
  person({
    key: 'faisal', mobile: '550010021', joined: '2025-03-25', place: 'riyadh', language: 'en', status: 'Active',
    first: 'Faisal', last: 'Alrashid', userName: 'faisal_tech', gender: 'male', born: '1991-09-14',
    bio: 'Phones, honestly. If I was paid, the first line says so.', interests: ['technology', 'gaming', 'business'], methods: ['email'], email: 'partners@faisal-tech.example',
    accounts: [{ on: 'YOUTUBE', as: 'faisaltech', followers: 1_180_000 }, { on: 'TWITTER', as: 'faisal_tech', followers: 356_000 }],
    checks: [{ status: 'Approved', sent: '2025-03-25T11:00', decided: '2025-03-25T11:07' }],
  }),
  person({
    key: 'jawaher', mobile: '50010022', joined: '2025-04-13', place: 'kuwait', language: 'ar', status: 'Active',
    first: 'جواهر', last: 'المطوع', userName: 'jawaher_kw', gender: 'female', born: '1990-02-03',
    bio: 'أزياء محتشمة ومصمّمات من الخليج.', interests: ['fashion', 'beauty', 'art'],
    accounts: [{ on: 'INSTAGRAM', as: 'jawaher.kw', followers: 890_000 }, { on: 'SNAPCHAT', as: 'jawaher', followers: 512_000 }],
    checks: [{ status: 'Approved', sent: '2025-04-14', decided: '2025-04-14T08:05' }],
  }),
  person({
    key: 'bakr', mobile: '550010023', joined: '2025-05-11', place: 'jeddah', language: 'ar', status: 'Active',
    first: 'عمر', last: 'باكر', userName: 'omar_bakr', gender: 'male', born: '1987-07-21',
    bio: 'تحليل الدوري بعد كل جولة، بلا صراخ.', interests: ['football', 'fitness'],
    accounts: [{ on: 'TWITTER', as: 'omar_bakr', followers: 940_000 }, { on: 'YOUTUBE', as: 'omarbakr', followers: 277_000 }],
    checks: [{ status: 'Approved', sent: '2025-05-12', decided: '2025-05-12T08:03' }],
  }),
  person({
    key: 'hind', mobile: '550010024', joined: '2025-06-01', place: 'dammam', language: 'ar', status: 'Active',
    first: 'هند', last: 'الفارس', userName: 'hind_home', gender: 'female', born: '1986-12-12',
    bio: 'بيت كبير وميزانية صغيرة.', interests: ['home', 'family', 'parenting'],
    accounts: [{ on: 'SNAPCHAT', as: 'hind.home', followers: 660_000 }],
    checks: [{ status: 'Approved', sent: '2025-06-02', decided: '2025-06-02T08:05' }],
  }),
] as const

/** Six of each size by followers over all accounts: nano below 10 thousand, micro below 100, mid below 500, macro above (Appendix G). */
export const networkersBySize = { nano, micro, mid, macro } satisfies Record<string, readonly Member[]>

export const networkers: readonly Member[] = Object.values(networkersBySize).flat()
