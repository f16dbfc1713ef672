import { NABT_COFFEE as owner } from '../businesses.ts'
import type { ProgramRow } from './program-row.ts'

export const firstSip: ProgramRow = {
  key: 'first-sip',
  owner,
  status: 'Retired',
  name: 'First sip',
  description:
    'Your face at the first sip of the new roast. Nothing else is asked.\nوجهك عند أول رشفة من التحميصة الجديدة. لا نطلب شيئًا آخر.',
  made: '2025-06-26T09:10',
  published: '2025-07-01T09:00',
  starts: '2025-07-01',
  ends: '2025-09-30',
  retired: '2025-09-30T21:00',
  released: { riyals: 1_600, on: '2025-11-02T06:00' },
  isPublic: true,
  focus: 'PRODUCT',
  criteria: {
    platforms: [
      { platform: 'INSTAGRAM', minFollowers: 5_000 },
      { platform: 'TIKTOK', minFollowers: 1_000 },
      { platform: 'SNAPCHAT', minFollowers: 5_000 },
    ],
  },
  target: {
    audienceProfile: 'Whoever drinks coffee at all.\nكل من يشرب القهوة.',
    audienceDrive: 'Curiosity.\nالفضول.',
    interests: ['coffee'],
  },
  objectives: {
    type: 'TRAFFIC',
    url: 'https://nabt.example/new',
    milestones: [
      { at: 300, riyals: 150 },
      { at: 1_500, riyals: 650 },
    ],
  },
  shareable: [
    {
      title: 'New roast',
      description: 'The bag, turning once.\nالكيس يدور مرة واحدة.',
      url: 'https://media.nabt.example/new/turn.mp4',
      type: 'VIDEO',
      thumbnail: 'bag',
      platform: 'TIKTOK',
    },
  ],
  learning: [
    {
      title: 'The new roast',
      description: 'What changed, in one page.\nما الذي تغيّر، في صفحة واحدة.',
      url: 'https://media.nabt.example/new/roast.pdf',
      type: 'DOCUMENT',
    },
  ],
  items: [{ name: 'New roast, 250 g', path: 'new', picture: 'bag-light', sample: true }],
  guidelines: {
    dos: ['One take, no cuts.', 'لقطة واحدة بلا قطع.'],
    donts: [
      'Do not publish without stating clearly, at the start, that this is an advertisement (#إعلان).',
      'لا تنشر دون توضيح أن المحتوى إعلان في بدايته (#إعلان).',
    ],
  },
  budget: { riyals: 9_400, paid: 'MONTHLY' },
}
