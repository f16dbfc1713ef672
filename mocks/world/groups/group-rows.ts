import { NAIF, OMAR } from '../agents.ts'
import { NABT_COFFEE, QIMAM, RAWSHAN, SAHRA } from '../businesses.ts'
import type { Member } from '../member.ts'
import { MAHA, SARA } from '../more-networkers.ts'
import { ABDULRAHMAN, FAHAD, HUDA, LAMA, NOURA, REEM, SAAD, YARA } from '../networkers.ts'

export type GroupRow = {
  key: string
  name: string
  handle: string
  /** Description as sanitised markup (G-06). */
  description: string
  isPrivate: boolean
  isDiscoverable: boolean
  made: string
  hasCover: boolean
  interests: readonly string[]
  owner: Member
  admins: readonly Member[]
  members: readonly Member[]
  /** Number of members to reach by drawing members at random. The limit of five groups per user may prevent it (G-01). */
  size: number
}

/**
 * Eight groups in all four privacy combinations (G-03). Each of the four people of the sign-in page owns one, is admin of one and member of
 * another. Four groups take requests. Each of the four people may send a request to one of them, has an open request to another, and a
 * declined request to a third.
 */
export const groupRows: readonly GroupRow[] = [
  {
    key: 'riyadh-kitchens',
    name: 'Riyadh kitchens',
    handle: 'riyadh_kitchens',
    isPrivate: false,
    isDiscoverable: true,
    made: '2025-09-16',
    hasCover: true,
    description:
      '<p>Who cooks in Riyadh, and where to find good aubergines. Every Thursday:</p><ul><li>one stall and its prices</li><li>one dish, <strong>filmed in a real kitchen</strong></li></ul><p>من يطبخ في الرياض، كل خميس:</p><ul><li>بسطة واحدة بأسعارها</li><li>طبق <strong>من مطبخ حقيقي</strong></li></ul><p>The map of stalls: <a href="https://noura-cooks.example/map">noura-cooks.example/map</a></p>',
    interests: ['food', 'home'],
    owner: NOURA,
    admins: [SAAD, OMAR],
    members: [HUDA, LAMA, NABT_COFFEE, QIMAM],
    size: 18,
  },
  {
    key: 'date-season',
    name: 'موسم التمور',
    handle: 'date_season',
    isPrivate: false,
    isDiscoverable: true,
    made: '2025-07-30',
    hasCover: true,
    description:
      '<p>من القصيم إلى المدينة: أنواع التمر ومواسمه ومن يبيعه.</p><ol><li>صوّر النخلة قبل الثمرة.</li><li>اذكر اسم المزرعة، فلها حق.</li><li>لا تقارن <strong>السكّري</strong> بالعجوة إلا وأنت مستعدّ للنقاش.</li></ol><p>From Qassim to Madinah: dates, their seasons, and who sells them. Photograph the palm before the fruit, and name the farm.</p><p>تقويم المواسم هنا: <a href="https://qimam.example/dates">qimam.example/dates</a></p>',
    interests: ['food', 'culture', 'health'],
    owner: QIMAM,
    admins: [ABDULRAHMAN, HUDA, NABT_COFFEE],
    members: [FAHAD],
    size: 14,
  },
  {
    key: 'sweets-of-eid',
    name: 'حلويات العيد',
    handle: 'sweets_of_eid',
    isPrivate: true,
    isDiscoverable: true,
    made: '2025-10-01',
    hasCover: false,
    description: '<p>كليجا ومعمول وغريبة، ووصفات لا تُنشر إلا هنا.</p><p><em>من ينقل وصفة من هذه المجموعة ينقل معها اسم صاحبتها.</em></p>',
    interests: ['food', 'culture', 'family'],
    owner: SARA,
    admins: [LAMA],
    members: [MAHA],
    size: 9,
  },
  {
    key: 'oven-door',
    name: 'The oven door',
    handle: 'oven_door',
    isPrivate: true,
    isDiscoverable: true,
    made: '2025-06-12',
    hasCover: true,
    description:
      '<p>A table for people who bake on camera, from the first loaf to the first brand deal.</p><ul><li>Post a recipe before you ask for one.</li><li>Name whoever taught it to you.</li><li><strong>No ads</strong> in the comments.</li></ul><p>مائدة لمن يخبز أمام الكاميرا، من أول رغيف إلى أول صفقة.</p><p>This month’s challenge: <a href="https://huda-bakes.example/winter">winter bread</a>.</p>',
    interests: ['food', 'business'],
    owner: HUDA,
    admins: [LAMA, NOURA],
    members: [REEM],
    size: 16,
  },
  {
    key: 'hijaz-tables',
    name: 'سُفرة الحجاز',
    handle: 'hijaz_table',
    isPrivate: true,
    isDiscoverable: true,
    made: '2025-08-22',
    hasCover: false,
    description:
      '<p>مائدة جدة ومكة والمدينة كما نعرفها من جدّاتنا.</p><ul><li>السليق له يوم، والرز البخاري له يومان.</li><li>نسأل أهل البيت قبل أن نصوّر المطبخ.</li></ul><p>The table of Jeddah, Makkah and Madinah, as our grandmothers laid it. We ask the house before we film its kitchen.</p>',
    interests: ['culture', 'food'],
    owner: OMAR,
    admins: [QIMAM],
    members: [YARA, HUDA],
    size: 12,
  },
  {
    // This group has the longest allowed name and description, in both directions of writing.
    key: 'home-light',
    name: 'Home light · ضوء البيت · one window, one lamp only',
    handle: 'home_light',
    isPrivate: true,
    isDiscoverable: true,
    made: '2025-05-14',
    hasCover: true,
    description:
      '<p>How to film indoors <strong>without a single softbox</strong>. We keep to four habits:</p><ol><li>Find the window first, then the story; the sofa can move.</li><li>Film at ten in the morning or not at all between June and September.</li><li>White walls lie about skin. Hang a linen cloth, then look again.</li><li>Say which phone it was, so that nobody buys a camera for nothing.</li></ol><p>نكتب بالعربية والإنجليزية كما يخطر لنا. من عنده سؤال عن زاوية صعبة فليضع صورة للغرفة، وسيُجاب قبل الغروب. القائمة الطويلة للمصابيح التي جرّبناها: <a href="https://reemathome.example/lamps">reemathome.example/lamps</a></p>',
    interests: ['home', 'photography', 'art'],
    owner: REEM,
    admins: [],
    members: [YARA, LAMA],
    size: 11,
  },
  {
    // This group is open, but found by link only. It has too few members for figures (G-09).
    key: 'cooking-for-two',
    name: 'Cooking for two',
    handle: 'cooking_for_two',
    isPrivate: false,
    isDiscoverable: false,
    made: '2025-10-24',
    hasCover: false,
    description: '<p>Small pans only.</p><p>مقالٍ صغيرة فقط.</p>',
    interests: ['food'],
    owner: NOURA,
    admins: [],
    members: [SAAD],
    size: 2,
  },
  {
    key: 'coffee-and-books',
    name: 'قهوة وكتاب',
    handle: 'coffee_and_books',
    isPrivate: true,
    isDiscoverable: false,
    made: '2025-11-02',
    hasCover: false,
    description:
      '<p>كتاب في الشهر، وجلسة واحدة لا تطول.</p><p>كتاب نوفمبر: <u>مدن الملح</u>، ومعه بنّ من خولان.</p><p>One book a month, and one short meeting.</p><p>November: <u>Cities of Salt</u>, with coffee from Khawlan.</p>',
    interests: ['coffee', 'books'],
    owner: NABT_COFFEE,
    admins: [REEM],
    members: [OMAR, NOURA],
    size: 7,
  },
]

/** Members who are never drawn at random for groups. */
export const neverDrawn: readonly Member[] = [NOURA, OMAR, QIMAM, NABT_COFFEE, NAIF, RAWSHAN, SAHRA]
