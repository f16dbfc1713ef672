import { LOULOU, REEM_HOME } from '../businesses.ts'
import type { ProgramRow } from './program-row.ts'

const advertisement = 'لا تنشر دون توضيح أن المحتوى إعلان في بدايته (#إعلان).'

/** A program that is open by link only, and whose brand accepts each participant. */
const linenAndLight: ProgramRow = {
  key: 'linen-and-light',
  owner: REEM_HOME,
  status: 'Active',
  name: 'كتّان وضوء',
  description: 'ستارة واحدة تغيّر الغرفة. صوّر الضوء قبلها وبعدها، وقل لمتابعيك كم كلّفتك.',
  made: '2025-10-28T13:00',
  published: '2025-11-02T08:00',
  starts: '2025-11-02',
  ends: '2026-01-31',
  isPublic: false,
  isByLink: true,
  focus: 'PRODUCT',
  storeLink: 'https://shop.reemathome.example/linen',
  launch: { type: 'COUNTRIES', ids: ['SA', 'KW', 'BH'] },
  criteria: {
    platforms: [
      { platform: 'INSTAGRAM', minFollowers: 10_000 },
      { platform: 'SNAPCHAT', minFollowers: 10_000 },
    ],
    profileTypes: ['INFLUENCER'],
    interests: ['home', 'art', 'photography', 'fashion'],
  },
  target: {
    audienceProfile: 'من ينتقلن إلى بيت جديد، أو يردن بيتًا جديدًا دون انتقال.',
    audienceDrive: 'تغيير يُرى من أول نظرة.',
    gender: 'MORE_THAN_50_WOMAN',
    interests: ['home', 'art'],
    nationalities: ['SA', 'KW'],
    locations: ['SA', 'KW'],
  },
  objectives: {
    type: 'SALES',
    url: 'https://shop.reemathome.example/linen?c={click_id}',
    milestones: [
      { at: 5, riyals: 150 },
      { at: 20, riyals: 700 },
    ],
  },
  shareable: [
    {
      title: 'قبل الستارة وبعدها',
      description: 'صورتان لغرفة واحدة في الساعة نفسها.',
      file: 'before-after.jpg',
      bytes: 1_655_020,
      thumbnail: 'before-after',
      platform: 'INSTAGRAM',
      hashtags: ['كتان_وضوء'],
      trademark: true,
    },
  ],
  learning: [
    {
      title: 'قياس النافذة',
      description: 'ثلاثة أرقام فقط، وكيف تؤخذ.',
      url: 'https://shop.reemathome.example/measure.pdf',
      type: 'DOCUMENT',
    },
  ],
  items: [
    { name: 'ستارة كتّان بيضاء', path: 'linen/white', picture: 'curtain', sample: true },
    { name: 'مصباح طين صغير', path: 'lamps/clay', picture: 'lamp', sample: true },
  ],
  guidelines: { dos: ['صوّر في ضوء النهار.', 'اذكر المقاس والسعر.'], donts: [advertisement, 'لا تستخدم مرشّحات تغيّر اللون.'] },
  budget: { riyals: 3_000, paid: 'MONTHLY' },
}

/** A draft whose next step is the objectives. Its brand is under review (K-08). */
const pearlEvenings: ProgramRow = {
  key: 'pearl-evenings',
  owner: LOULOU,
  status: 'Draft',
  name: 'أمسيات اللؤلؤ',
  description: 'عقد واحد وثلاث إطلالات، في حكاية قصيرة.',
  made: '2025-11-19T16:30',
  starts: '2025-12-10',
  ends: '2026-02-14',
  isPublic: false,
  focus: 'PRODUCT',
  storeLink: 'https://loulou.example/shop',
  launch: { type: 'REGIONS', ids: ['GCC'] },
  criteria: {
    platforms: [{ platform: 'INSTAGRAM', minFollowers: 50_000, minEngagement: 1.5 }],
    profileTypes: ['INFLUENCER'],
    interests: ['fashion', 'beauty'],
  },
  target: {
    audienceProfile: 'من تشتري لنفسها.',
    audienceDrive: 'قطعة خفيفة تُلبس كل يوم.',
    gender: 'MORE_THAN_50_WOMAN',
    interests: ['fashion', 'beauty'],
  },
}

export const otherPrograms = { linenAndLight, pearlEvenings }
