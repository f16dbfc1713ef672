import { SAHRA as owner } from '../businesses.ts'
import type { ProgramRow } from './program-row.ts'

const advertisement = 'لا تنشر دون توضيح أن المحتوى إعلان في بدايته (#إعلان).'

const desertNights: ProgramRow = {
  key: 'desert-nights',
  owner,
  status: 'Soon',
  name: 'ليالي الصحراء',
  description: 'مائدة لأربعة تحت النجوم، وعلى بُعد ساعة من المدينة. صوّر الليلة كما هي، وادعُ متابعيك إلى حجز ليلتهم.',
  made: '2025-11-05T09:00',
  published: '2025-11-16T10:00',
  starts: '2025-12-01',
  ends: '2026-03-15',
  isPublic: false,
  focus: 'SERVICE',
  openToPlacement: true,
  launch: { type: 'COUNTRIES', ids: ['SA'] },
  criteria: {
    platforms: [
      { platform: 'SNAPCHAT', minFollowers: 5_000 },
      { platform: 'INSTAGRAM', minFollowers: 30_000 },
      { platform: 'TIKTOK', minFollowers: 50_000 },
    ],
    profileTypes: ['INFLUENCER'],
    locations: ['SA'],
  },
  target: {
    audienceProfile: 'عائلات وأصدقاء يخرجون في الشتاء، ولا يملكون خيمة.',
    audienceDrive: 'ليلة جاهزة لا تحتاج إلى ترتيب.',
    interests: ['travel', 'family', 'food'],
    nationalities: ['SA'],
    locations: ['SA'],
  },
  objectives: {
    type: 'SIGN_UP',
    url: 'https://sahra.example/nights',
    milestones: [
      { at: 15, riyals: 300 },
      { at: 50, title: 'ليلة لأربعة على حسابنا', details: 'في أي ليلة بين يناير ومارس، مع العشاء والفطور.' },
      { at: 120, riyals: 2_200 },
    ],
  },
  shareable: [
    {
      title: 'النار قبل العشاء',
      description: 'عشر ثوانٍ بصوت الحطب فقط.',
      url: 'https://media.sahra.example/fire.mp4',
      type: 'VIDEO',
      thumbnail: 'fire',
      platform: 'SNAPCHAT',
      hashtags: ['ليالي_الصحراء', 'صحراء'],
      trademark: true,
    },
    {
      title: 'المائدة من أعلى',
      description: 'صورة للمنشورات، والمائدة فيها لأربعة.',
      file: 'table-for-four.jpg',
      bytes: 2_870_440,
      thumbnail: 'picnic',
      platform: 'INSTAGRAM',
      hashtags: ['ليالي_الصحراء'],
    },
  ],
  learning: [
    {
      title: 'ماذا نلبس ليلًا',
      description: 'صفحة واحدة ترسلها إلى ضيوفك.',
      url: 'https://media.sahra.example/clothes.pdf',
      type: 'DOCUMENT',
    },
    {
      title: 'التصوير في الظلام',
      description: 'كيف تظهر النجوم بكاميرا الجوال.',
      url: 'https://media.sahra.example/stars.mp4',
      type: 'VIDEO',
      thumbnail: 'stars',
    },
  ],
  items: [
    { name: 'ليلة لأربعة', path: 'nights/four', picture: 'tent', type: 'SERVICE', sample: true },
    { name: 'عشاء دون مبيت', path: 'nights/dinner', picture: 'fire', type: 'SERVICE' },
  ],
  guidelines: {
    dos: ['اذكر المسافة والسعر.', 'اترك المكان كما وجدته.', 'صوّر الخيمة قبل الغروب.'],
    donts: [advertisement, 'لا تُظهر وجوه الضيوف دون إذنهم.'],
  },
  budget: { riyals: 9_000, paid: 'MONTHLY' },
}

const campBreakfast: ProgramRow = {
  key: 'camp-breakfast',
  owner,
  status: 'Active',
  name: 'فطور المخيم',
  description: 'بيض وجمر وأول ضوء، في دقيقة واحدة. من أرسل بياناته من رابطك فهو ضيفك.',
  made: '2025-10-12T08:00',
  published: '2025-10-15T07:45',
  starts: '2025-10-15',
  ends: '2026-03-01',
  isPublic: true,
  focus: 'SERVICE',
  launch: { type: 'COUNTRIES', ids: ['SA'] },
  criteria: {
    platforms: [
      { platform: 'INSTAGRAM', minFollowers: 1_000 },
      { platform: 'SNAPCHAT', minFollowers: 1_000 },
      { platform: 'YOUTUBE', minFollowers: 1_000 },
      { platform: 'TWITTER', minFollowers: 1_000 },
    ],
    interests: ['travel', 'photography', 'culture'],
    locations: ['SA'],
  },
  target: {
    audienceProfile: 'من يحب الجبل ويكره حمل الأثقال.',
    audienceDrive: 'صباح لا يشبه صباح المدينة.',
    interests: ['travel'],
    locations: ['SA'],
  },
  objectives: {
    type: 'LEAD_GENERATION',
    url: 'https://sahra.example/breakfast',
    milestones: [
      { at: 20, riyals: 250 },
      { at: 80, riyals: 1_100 },
    ],
  },
  shareable: [
    {
      title: 'أول ضوء',
      description: 'الشروق من باب الخيمة.',
      url: 'https://media.sahra.example/dawn.mp4',
      type: 'VIDEO',
      thumbnail: 'dawn',
      platform: 'SNAPCHAT',
      hashtags: ['فطور_المخيم'],
    },
  ],
  learning: [
    { title: 'الطريق إلى المخيم', description: 'الخريطة وأوقات القيادة.', url: 'https://media.sahra.example/road.pdf', type: 'DOCUMENT' },
  ],
  items: [{ name: 'فطور لشخصين', path: 'breakfast', picture: 'breakfast', type: 'SERVICE', sample: true }],
  guidelines: { dos: ['اكتب اسم الموقع كما في الخريطة.'], donts: [advertisement, 'لا تصوّر أثناء القيادة.'] },
  budget: { riyals: 6_500, paid: 'WEEKLY' },
}

export const sahraPrograms = { desertNights, campBreakfast }
