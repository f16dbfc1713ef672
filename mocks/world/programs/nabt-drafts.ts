import { NABT_COFFEE as owner } from '../businesses.ts'
import type { ProgramRow } from './program-row.ts'

/** A draft whose next step is the catalogue. */
export const ramadanEvenings: ProgramRow = {
  key: 'ramadan-evenings',
  owner,
  status: 'Draft',
  name: 'Ramadan evenings',
  description:
    'The cup after iftar: dates, cardamom and whoever is still at the table.\nفنجان ما بعد الإفطار: تمر وهيل ومن بقي على المائدة.',
  made: '2025-11-19T08:05',
  starts: '2026-02-10',
  ends: '2026-03-19',
  isPublic: false,
  focus: 'PRODUCT',
  launch: { type: 'COUNTRIES', ids: ['SA', 'AE', 'KW', 'BH', 'QA', 'OM'] },
  criteria: {
    platforms: [
      { platform: 'INSTAGRAM', minFollowers: 10_000 },
      { platform: 'SNAPCHAT', minFollowers: 20_000, minViews: 5_000 },
    ],
    profileTypes: ['INFLUENCER'],
    interests: ['coffee', 'family', 'food'],
  },
  target: {
    audienceProfile: 'Families who host.\nعائلات تستضيف.',
    audienceDrive: 'A table that is talked about.\nمائدة يُتحدّث عنها.',
    gender: 'MORE_THAN_50_WOMAN',
    interests: ['family', 'coffee'],
  },
  objectives: {
    type: 'SALES',
    url: 'https://nabt.example/ramadan',
    milestones: [
      { at: 30, riyals: 300 },
      { at: 120, riyals: 1_400 },
    ],
  },
  shareable: [
    {
      title: 'Dates and a dallah',
      description: 'A still for the first evenings.\nصورة لليالي الأولى.',
      file: 'dallah.jpg',
      bytes: 1_420_300,
      thumbnail: 'dallah',
      platform: 'INSTAGRAM',
    },
  ],
  learning: [
    {
      title: 'Cardamom, how much',
      description: 'Three ways, by region.\nثلاث طرق بحسب المنطقة.',
      url: 'https://media.nabt.example/school/cardamom.pdf',
      type: 'DOCUMENT',
    },
  ],
}

/** A draft with all steps done, which can be published. */
export const giftBoxes: ProgramRow = {
  key: 'gift-boxes',
  owner,
  status: 'Draft',
  name: 'Gift boxes',
  description: 'Three bags, two cups and a card: who would you send it to, and why?\nثلاثة أكياس وفنجانان وبطاقة: لمن ترسلها، ولماذا؟',
  made: '2025-11-17T14:40',
  starts: '2025-11-25',
  ends: '2026-01-15',
  isPublic: true,
  focus: 'PRODUCT',
  storeLink: 'https://nabt.example/gifts',
  launch: { type: 'COUNTRIES', ids: ['SA'] },
  criteria: {
    platforms: [
      { platform: 'INSTAGRAM', minFollowers: 10_000 },
      { platform: 'TIKTOK', minFollowers: 20_000 },
    ],
    interests: ['coffee', 'home', 'family', 'food'],
    locations: ['SA'],
  },
  target: {
    audienceProfile: 'People who give presents late, and well.\nمن يهدي متأخرًا ويُحسن.',
    audienceDrive: 'One link, one box, delivered tomorrow.\nرابط واحد وعلبة واحدة تصل غدًا.',
    interests: ['coffee', 'family'],
    locations: ['SA'],
  },
  objectives: {
    type: 'TRAFFIC',
    url: 'https://nabt.example/gifts',
    milestones: [
      { at: 500, riyals: 200 },
      { at: 2_000, riyals: 700 },
      { at: 5_000, title: 'A box of your own design' },
    ],
  },
  shareable: [
    {
      title: 'Opening the box',
      description: 'Twelve seconds, from above.\nاثنتا عشرة ثانية من أعلى.',
      url: 'https://media.nabt.example/gifts/opening.mp4',
      type: 'VIDEO',
      thumbnail: 'gift',
      platform: 'INSTAGRAM',
      hashtags: ['nabt', 'هدية'],
      trademark: true,
    },
  ],
  learning: [
    {
      title: 'What is in the box',
      description: 'And what may be changed.\nوما يمكن تغييره فيها.',
      url: 'https://media.nabt.example/gifts/box.pdf',
      type: 'DOCUMENT',
    },
  ],
  items: [
    { name: 'Gift box, small', path: 'gifts/small', picture: 'gift', sample: true },
    { name: 'Gift box, large', path: 'gifts/large', picture: 'gift' },
  ],
  guidelines: {
    dos: ['Name somebody you would send it to.', 'اذكر شخصًا ترسلها إليه.'],
    donts: [
      'Do not publish without stating clearly, at the start, that this is an advertisement (#إعلان).',
      'Do not show addresses.',
      'لا تنشر دون توضيح أن المحتوى إعلان في بدايته (#إعلان).',
      'لا تُظهر العناوين.',
    ],
  },
  budget: { riyals: 6_000, paid: 'MONTHLY' },
}
