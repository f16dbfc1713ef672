import type { Language } from '@wasla/contract/platform/language.ts'
import type { ProfileLinkType, RateCardCategory } from '@wasla/contract/showcase/record.ts'

type Page = readonly [type: ProfileLinkType, path: string]

/** Pages of a person's own website, by interest. */
export const pagesOf: Readonly<Record<string, readonly Page[]>> = {
  fashion: [['other', '/lookbook']],
  beauty: [['blog', '/shelf']],
  fitness: [['other', '/plans']],
  health: [['blog', '/habits']],
  food: [['blog', '/recipes']],
  coffee: [['other', '/brewing-guide']],
  travel: [['blog', '/trips']],
  family: [['blog', '/weekends']],
  parenting: [['blog', '/first-years']],
  home: [['other', '/rooms']],
  technology: [['blog', '/reviews']],
  gaming: [['other', '/clips']],
  football: [['blog', '/matchday']],
  cars: [['blog', '/garage']],
  business: [['other', '/media-kit']],
  finance: [['other', '/fees']],
  education: [['other', '/workshops']],
  books: [['blog', '/reading-list']],
  art: [['website', '/gallery']],
  photography: [['website', '/portfolio']],
  music: [['other', '/playlists']],
  comedy: [['other', '/tickets']],
  pets: [['blog', '/paws']],
  culture: [['blog', '/stories']],
}

/** Pages of a person's own website, for any interest. */
export const commonPages: readonly Page[] = [
  ['blog', '/letters'],
  ['other', '/maps'],
  ['social', '/everywhere'],
  ['other', '/calendar'],
  ['website', '/shop'],
  ['other', '/press'],
  ['other', '/questions'],
  ['website', '/ar'],
]

/** Partner businesses without a profile. Each has its name as it was typed, and its domain if it has one. */
export const elsewhere: readonly { name: string; domain: string | null }[] = [
  { name: 'Wadi Mills', domain: 'wadi-mills.example' },
  { name: 'مخبز الحارة القديمة', domain: 'old-lane-bakery.example' },
  { name: 'Lantern Street', domain: 'lantern-street.example' },
  { name: 'دار الخزامى', domain: 'khuzama-house.example' },
  { name: 'Umluj Kites', domain: 'umluj-kites.example' },
  { name: 'مقهى الركن الهادئ', domain: null },
  { name: 'Sidr & Clay', domain: 'sidr-and-clay.example' },
  { name: 'نخلة وادي فاطمة', domain: 'fatimah-dates.example' },
  { name: 'Blue Falcon Gear', domain: 'blue-falcon.example' },
  { name: 'قوافل الشمال للسفر', domain: 'northern-caravans.example' },
  { name: 'Tuwaiq Audio', domain: 'tuwaiq-audio.example' },
  { name: 'حبر ولون', domain: 'ink-and-hue.example' },
  { name: 'Moonrise Bikes', domain: 'moonrise-bikes.example' },
  { name: 'ألعاب السنونو', domain: 'swallow-toys.example' },
  { name: 'Farasan Pearl Co.', domain: 'farasan-pearl.example' },
  { name: 'عطور المرجان الأحمر', domain: 'red-coral.example' },
  { name: 'Terrace Honey', domain: null },
  { name: 'مشتل الغيمة', domain: 'cloud-nursery.example' },
]

/** User names of partner people without a profile, as they were typed. */
export const strangers = ['sultan.cooks', 'nojoud_art', 'abu.fares', 'the_quiet_kitchen', 'lulwa.films'] as const

type Offer = readonly [name: string, description: string]

/** Services on rate cards, by language and category. Each name has up to 25 characters. */
export const services: Readonly<Record<Language, Readonly<Record<RateCardCategory, readonly [Offer, ...Offer[]]>>>> = {
  en: {
    POSTS: [
      ['Recipe carousel', 'Up to eight pictures, shot in my own kitchen. Your product stays in the frame it belongs in.'],
      ['One honest post', 'Three to five pictures and a text of my own. I send it to you a day before it goes out.'],
      ['Before and after', 'Two pictures, two weeks apart, and what happened in between.'],
    ],
    VIDEOS: [
      ['Full video', 'Eight to twelve minutes, one round of edits.\nFilming takes a week from the day the product arrives.'],
      ['Long review', 'Two weeks of use, then a video with the good, the bad and the price.'],
      ['Day on location', 'A day at your place with a camera, cut to ten minutes. Travel outside the city is extra.'],
    ],
    SHORT_VIDEOS: [
      ['Reel with your product', 'Short video, one round of edits, yours to repost for ninety days.'],
      ['Thirty seconds', 'One idea, one take, subtitles in both languages.'],
      ['Three-part series', 'Three short videos in one week, each with its own hook.'],
    ],
    STORIES: [
      ['Day with the brand', 'Eight to twelve frames with a link, kept in the highlights for a month.'],
      ['Unboxing in stories', 'Six frames the day it arrives, unrehearsed.'],
      ['Questions and answers', 'An evening of questions about your product, answered one by one.'],
    ],
    LIVE: [
      ['Live hour', 'Sixty minutes, questions included. Best on a Thursday night.'],
      ['Live with a guest', 'Forty-five minutes with somebody from your team and a short rehearsal before.'],
    ],
  },
  ar: {
    POSTS: [
      ['منشور بعدة صور', 'حتى ثماني صور من مطبخي أو بيتي، ويبقى منتجك في مكانه الطبيعي من الصورة.'],
      ['منشور صادق', 'من ثلاث إلى خمس صور بنص أكتبه بنفسي، وأرسله إليك قبل النشر بيوم.'],
      ['قبل وبعد', 'صورتان بينهما أسبوعان، وما حدث بينهما.'],
    ],
    VIDEOS: [
      ['فيديو كامل', 'من ثماني إلى اثنتي عشرة دقيقة مع جولة تعديل واحدة.\nيستغرق التصوير أسبوعًا من وصول المنتج.'],
      ['مراجعة مطوّلة', 'أسبوعان من الاستخدام، ثم فيديو بما أعجبني وما لم يعجبني وبالسعر.'],
      ['يوم في موقعكم', 'يوم كامل عندكم بالكاميرا، يُختصر في عشر دقائق. السفر خارج المدينة يُحسب وحده.'],
    ],
    SHORT_VIDEOS: [
      ['ريلز مع منتجك', 'فيديو قصير مع جولة تعديل واحدة، ولكم إعادة نشره تسعين يومًا.'],
      ['ثلاثون ثانية', 'فكرة واحدة ولقطة واحدة، وترجمة باللغتين.'],
      ['سلسلة من ثلاثة أجزاء', 'ثلاثة مقاطع قصيرة في أسبوع واحد، لكل منها بداية تشدّ.'],
    ],
    STORIES: [
      ['يوم مع العلامة', 'من ثماني إلى اثنتي عشرة لقطة مع رابط، وتبقى مثبّتة شهرًا.'],
      ['فتح الصندوق', 'ست لقطات يوم وصول المنتج، بلا تحضير.'],
      ['أسئلة وأجوبة', 'مساء كامل من أسئلة المتابعين عن منتجكم، وأجيب عنها واحدًا واحدًا.'],
    ],
    LIVE: [
      ['ساعة مباشرة', 'ستون دقيقة مع أسئلة المتابعين، ويفضَّل مساء الخميس.'],
      ['بث مع ضيف', 'خمس وأربعون دقيقة مع أحد من فريقكم، وتحضير قصير قبلها.'],
    ],
  },
}
