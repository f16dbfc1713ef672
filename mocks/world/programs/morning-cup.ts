import { NABT_COFFEE as owner } from '../businesses.ts'
import type { ProgramRow } from './program-row.ts'

export const morningCup: ProgramRow = {
  key: 'morning-cup',
  owner,
  status: 'Active',
  name: 'The morning cup',
  description:
    'A week of mornings with Nabt: show how you make your cup, your way. We roast in Riyadh every Tuesday and ship the same day; you bring the light, the table and the honest opinion.\nأسبوع من الصباحات مع نبت: أرِنا كيف تُعدّ فنجانك بطريقتك. نحمّص في الرياض كل ثلاثاء ونشحن في اليوم نفسه، وعليك الضوء والطاولة والرأي الصادق.',
  made: '2025-10-16T07:30',
  published: '2025-10-20T09:00',
  starts: '2025-10-22',
  ends: '2026-01-31',
  isPublic: false,
  focus: 'PRODUCT',
  openToPlacement: true,
  storeLink: 'https://nabt.example/shop',
  launch: { type: 'COUNTRIES', ids: ['SA', 'AE'] },
  criteria: {
    platforms: [
      { platform: 'INSTAGRAM', minFollowers: 5_000, minEngagement: 0.5 },
      { platform: 'TIKTOK', minFollowers: 1_000 },
      { platform: 'SNAPCHAT', minFollowers: 5_000, minViews: 500 },
      { platform: 'YOUTUBE', minFollowers: 20_000 },
      { platform: 'TWITTER', minFollowers: 5_000 },
    ],
    locations: ['SA', 'AE', 'KW', 'QA'],
    interests: ['coffee', 'food', 'home', 'business', 'family', 'travel', 'technology'],
  },
  target: {
    audienceProfile:
      'People who already own a grinder, or are one good morning away from buying one. Twenty-five to forty, at home before work.\nمن يملك مطحنة، أو يفصله صباح جميل عن شرائها. من الخامسة والعشرين إلى الأربعين، في بيته قبل العمل.',
    audienceDrive:
      'A quiet half hour of their own, and knowing where the beans come from.\nنصف ساعة هادئة له وحده، ومعرفة من أين جاء البن.',
    interests: ['coffee', 'food', 'home'],
    nationalities: ['SA', 'AE', 'KW'],
    locations: ['SA', 'AE'],
  },
  objectives: {
    type: 'SALES',
    url: 'https://nabt.example/morning?ref={click_id}',
    milestones: [
      { at: 25, riyals: 200 },
      {
        at: 75,
        title: 'A tasting for two at the roastery',
        details: 'An hour at the cupping table in Riyadh, on a day you choose.\nساعة على طاولة التذوّق في الرياض، في يوم تختاره.',
      },
      { at: 150, riyals: 900 },
      { at: 300, riyals: 2_500 },
    ],
  },
  shareable: [
    {
      title: 'Pouring, from above',
      description:
        'Ten seconds of the Diriyah blend, without sound. Put your own voice on it.\nعشر ثوانٍ من خلطة الدرعية بلا صوت. أضف صوتك إليها.',
      url: 'https://media.nabt.example/morning/pouring.mp4',
      type: 'VIDEO',
      thumbnail: 'pouring',
      platform: 'INSTAGRAM',
      hashtags: ['morning_cup', 'nabt', 'قهوة_الصباح'],
      trademark: true,
    },
    {
      title: 'The bag by a window',
      description:
        'For a story or a carousel. The roast date is legible: please keep it so.\nلقصة أو منشور بعدة صور. تاريخ التحميص مقروء، فأبقه كذلك.',
      file: 'bag-by-a-window.jpg',
      bytes: 2_431_008,
      thumbnail: 'bag',
      platform: 'INSTAGRAM',
      hashtags: ['morning_cup', 'nabt'],
      trademark: true,
      requests: 'Leave the label uncropped.\nلا تقصّ الملصق.',
    },
    {
      title: 'كيف تُحضَّر بالترشيح',
      description: 'خمس خطوات في صورة واحدة، بالعربية، تصلح للقصص.\nFive steps in one picture, in Arabic, for stories.',
      file: 'pour-over-ar.png',
      bytes: 1_188_344,
      thumbnail: 'steps',
      inEnglish: false,
      platform: 'SNAPCHAT',
      hashtags: ['قهوة_الصباح', 'نبت'],
    },
    {
      title: 'Mountains of Jazan',
      description: 'Forty seconds at the farm where the beans grow.\nأربعون ثانية في المزرعة التي ينمو فيها البن.',
      url: 'https://media.nabt.example/morning/jazan.mp4',
      type: 'VIDEO',
      thumbnail: 'jazan',
      platform: 'YOUTUBE',
      trademark: true,
    },
    {
      title: 'Morning sounds',
      description: 'Grinder, kettle, cup. Fifteen seconds for a voice-over.\nمطحنة وإبريق وفنجان. خمس عشرة ثانية لتعليقك الصوتي.',
      url: 'https://media.nabt.example/morning/sounds.mp4',
      type: 'VIDEO',
      thumbnail: 'sounds',
      platform: 'TIKTOK',
      hashtags: ['morning_cup'],
    },
    {
      title: 'Logo, both scripts',
      description: 'On light and on dark, with the space it needs around it.\nعلى الفاتح وعلى الداكن، مع المساحة التي يحتاجها حوله.',
      url: 'https://media.nabt.example/brand/logo.pdf',
      type: 'DOCUMENT',
      trademark: true,
    },
  ],
  learning: [
    {
      title: 'Tasting in a minute',
      description:
        'What to look for in the cup, and words for it that do not sound like a label.\nماذا تلاحظ في الفنجان، وكلمات تصفه لا تشبه الملصقات.',
      url: 'https://media.nabt.example/school/tasting.mp4',
      type: 'VIDEO',
      thumbnail: 'tasting',
    },
    {
      title: 'Nabt in two pages',
      description: 'Who we are, where we buy, what we pay the farms.\nمن نحن، ومن أين نشتري، وكم ندفع للمزارع.',
      url: 'https://media.nabt.example/school/nabt.pdf',
      type: 'DOCUMENT',
    },
    {
      title: 'دليل التصوير',
      description:
        'ضوء الصباح، ومسافة الكاميرا، وما الذي لا نظهره في الصورة.\nMorning light, how far the camera stands, and what we leave out.',
      url: 'https://media.nabt.example/school/filming-ar.pdf',
      type: 'DOCUMENT',
      inEnglish: false,
    },
  ],
  items: [
    { name: 'Diriyah blend, 250 g', path: 'diriyah', picture: 'bag', sample: true },
    { name: 'Jazan single farm, 250 g', path: 'jazan', picture: 'bag-light', sample: true },
    { name: 'Dripper set', path: 'dripper', picture: 'dripper', sample: true },
    { name: 'Two travel cups', path: 'cups', picture: 'cups' },
    { name: 'Cold brew bottle', path: 'cold-brew', picture: 'bottle' },
    { name: 'Hand grinder', path: 'grinder', picture: 'grinder' },
    { name: 'Beans every second week', path: 'subscription', picture: 'calendar', type: 'SERVICE' },
    { name: 'Brewing class at the roastery', path: 'class', picture: 'class', type: 'SERVICE' },
  ],
  guidelines: {
    dos: [
      'Film in the morning, with natural light.',
      'Show the roast date on the bag.',
      'Say what you really think of the taste.',
      'Put your own link in the caption, not only in your bio.',
      'صوّر في الصباح وبضوء طبيعي.',
      'أظهر تاريخ التحميص على الكيس.',
      'قل رأيك الصادق في الطعم.',
      'ضع رابطك في نص المنشور، لا في نبذتك فقط.',
    ],
    donts: [
      'Do not publish without stating clearly, at the start, that this is an advertisement (#إعلان).',
      'No other coffee brands in the frame.',
      'No health claims about caffeine.',
      'لا تنشر دون توضيح أن المحتوى إعلان في بدايته (#إعلان).',
      'لا علامات قهوة أخرى في الصورة.',
      'لا ادعاءات صحية عن الكافيين.',
    ],
  },
  budget: { riyals: 10_000, paid: 'WEEKLY' },
}
