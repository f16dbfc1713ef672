import { NABT_COFFEE as owner } from '../businesses.ts'
import type { ProgramRow } from './program-row.ts'

export const coldBrew: ProgramRow = {
  key: 'cold-brew',
  owner,
  status: 'Soon',
  name: 'Cold brew season',
  description:
    'Ice, milk or neither: what the heat taught you about cold coffee. Starts when the new bottles arrive.\nثلج أو حليب أو بلا إضافة: ماذا علّمك الحرّ عن القهوة الباردة؟ نبدأ حين تصل القوارير الجديدة.',
  made: '2025-11-14T12:20',
  published: '2025-11-18T10:30',
  starts: '2025-12-15',
  ends: '2026-03-31',
  isPublic: true,
  focus: 'PRODUCT',
  storeLink: 'https://nabt.example/cold-brew',
  launch: { type: 'COUNTRIES', ids: ['SA'] },
  criteria: {
    platforms: [
      { platform: 'INSTAGRAM', minFollowers: 5_000 },
      { platform: 'TIKTOK', minFollowers: 5_000 },
      { platform: 'TWITTER', minFollowers: 5_000 },
    ],
    interests: ['coffee', 'food'],
    locations: ['SA', 'AE'],
  },
  target: {
    audienceProfile: 'Students and people in their first job, who drink coffee after noon.\nطلاب وموظفون جدد يشربون القهوة بعد الظهر.',
    audienceDrive: 'Something cold that is not sweet, and looks good in a car.\nشيء بارد غير محلّى، وشكله جميل في السيارة.',
    interests: ['coffee', 'food'],
    locations: ['SA'],
  },
  objectives: {
    type: 'SALES',
    url: 'https://nabt.example/cold-brew?ref={click_id}',
    milestones: [
      { at: 20, riyals: 150 },
      { at: 100, riyals: 800 },
      { at: 250, riyals: 1_800 },
    ],
  },
  shareable: [
    {
      title: 'Ice falls slowly',
      description: 'Six seconds, made to loop.\nست ثوانٍ تتكرّر بلا انقطاع.',
      url: 'https://media.nabt.example/cold/ice.mp4',
      type: 'VIDEO',
      thumbnail: 'ice',
      platform: 'TIKTOK',
      hashtags: ['cold_brew', 'nabt'],
      trademark: true,
    },
    {
      title: 'Bottle on sand',
      description: 'A picture for a story, with room for a link at the bottom.\nصورة لقصة، وفي أسفلها مكان للرابط.',
      file: 'bottle-on-sand.jpg',
      bytes: 1_902_118,
      thumbnail: 'bottle',
      platform: 'INSTAGRAM',
      hashtags: ['cold_brew'],
    },
  ],
  learning: [
    {
      title: 'Cold brew at home',
      description: 'Twelve hours, one jar: the recipe that you may give away.\nاثنتا عشرة ساعة ومرطبان واحد: وصفة لك أن تهديها.',
      url: 'https://media.nabt.example/school/cold-brew.pdf',
      type: 'DOCUMENT',
    },
  ],
  items: [
    { name: 'Cold brew bottle', path: 'cold-brew', picture: 'bottle', sample: true },
    { name: 'Cold brew kit', path: 'cold-brew-kit', picture: 'dripper', sample: true },
  ],
  guidelines: {
    dos: ['Show the bottle whole once.', 'Drink it: people can tell.', 'أظهر القارورة كاملة مرة واحدة.', 'اشربها، فالناس يلاحظون.'],
    donts: [
      'Do not publish without stating clearly, at the start, that this is an advertisement (#إعلان).',
      'Not while driving.',
      'لا تنشر دون توضيح أن المحتوى إعلان في بدايته (#إعلان).',
      'لا أثناء القيادة.',
    ],
  },
  budget: { riyals: 8_000, paid: 'MONTHLY' },
}

export const dripperSchool: ProgramRow = {
  key: 'dripper-school',
  owner,
  status: 'OnHold',
  name: 'Dripper school',
  description:
    'A free evening at the roastery for people who never brewed by hand. Send them to the form; we do the rest.\nأمسية مجانية في المحمصة لمن لم يحضّر قهوته بيده قط. أرسلهم إلى النموذج، وعلينا الباقي.',
  made: '2025-09-20T13:00',
  published: '2025-09-25T08:00',
  starts: '2025-09-25',
  isPublic: true,
  isByLink: true,
  focus: 'SERVICE',
  launch: { type: 'COUNTRIES', ids: ['SA'] },
  hold: { cause: 'BUDGET', since: '2025-11-18T06:00' },
  criteria: {
    platforms: [
      { platform: 'INSTAGRAM', minFollowers: 8_000 },
      { platform: 'TIKTOK', minFollowers: 10_000 },
      { platform: 'SNAPCHAT', minFollowers: 5_000 },
    ],
    interests: ['food', 'coffee', 'education'],
    locations: ['SA'],
  },
  target: {
    audienceProfile: 'People in Riyadh who buy their coffee and would like to make it.\nأهل الرياض الذين يشترون قهوتهم ويودّون إعدادها.',
    audienceDrive: 'An evening out that ends with something learned.\nأمسية تنتهي بشيء جديد تعلّموه.',
    interests: ['coffee', 'education'],
    locations: ['SA'],
  },
  objectives: {
    type: 'LEAD_GENERATION',
    url: 'https://nabt.example/school',
    milestones: [
      { at: 10, riyals: 250 },
      { at: 40, riyals: 750 },
    ],
  },
  shareable: [
    {
      title: 'Evening at the bar',
      description: 'Twenty seconds of last month’s class.\nعشرون ثانية من درس الشهر الماضي.',
      url: 'https://media.nabt.example/school/evening.mp4',
      type: 'VIDEO',
      thumbnail: 'class',
      platform: 'INSTAGRAM',
      hashtags: ['dripper_school'],
    },
  ],
  learning: [
    {
      title: 'What the class is',
      description: 'Two hours, eight places, no exam.\nساعتان وثمانية مقاعد وبلا اختبار.',
      url: 'https://media.nabt.example/school/class.pdf',
      type: 'DOCUMENT',
    },
  ],
  items: [{ name: 'Brewing class at the roastery', path: 'class', picture: 'class', type: 'SERVICE', sample: true }],
  guidelines: {
    dos: ['Say that it is free, and in Riyadh.', 'اذكر أنها مجانية، وأنها في الرياض.'],
    donts: [
      'Do not publish without stating clearly, at the start, that this is an advertisement (#إعلان).',
      'Do not promise a place.',
      'لا تنشر دون توضيح أن المحتوى إعلان في بدايته (#إعلان).',
      'لا تَعِد بمقعد.',
    ],
  },
  budget: { riyals: 5_000, paid: 'WEEKLY' },
}
