import type { Pair } from '../stories/say.tsx'

/** The steps from a request to a finished component. */
export const contribution: readonly Pair[] = [
  {
    en: 'Look on the status page, and read “When not” on the page of what comes closest.',
    ar: 'انظر في صفحة الحالة، واقرأ «متى لا» في صفحة أقرب جزء.',
  },
  {
    en: 'Let the command write the folder. Its story fails until you say what a reader can do.',
    ar: 'دع الأمر يكتب المجلد. تفشل حكايته حتى تقول ما يستطيع القارئ فعله.',
  },
  { en: 'Put it on the list of parts as alpha; a test waits for that.', ar: 'أضفه إلى قائمة الأجزاء بحالة «أولي»، فثمة اختبار ينتظر ذلك.' },
  {
    en: 'Draw with tokens and logical properties only; lint refuses the rest.',
    ar: 'ارسم بالرموز والخصائص المنطقية وحدها، وما عداها يرفضه الفحص.',
  },
  {
    en: 'Write both languages. If you write one, find somebody for the other; do not translate.',
    ar: 'اكتب باللغتين. فإن كتبت بواحدة فابحث عمن يكتب الأخرى، ولا تترجم.',
  },
  {
    en: 'Look at it yourself: both directions, both themes, 360 and 1280 wide, by keyboard.',
    ar: 'انظر إليه بنفسك: في الاتجاهين والمظهرين، بعرض ٣٦٠ و١٢٨٠، وبلوحة المفاتيح.',
  },
  {
    en: 'In the request say what it is for, what it replaces, and which parts it touches.',
    ar: 'قل في الطلب لأي شيء هو، وماذا يستبدل، وأي الأجزاء يمسّ.',
  },
]

/** Requirements that a finished component meets. */
export const doneWhen: readonly Pair[] = [
  { en: 'Light, dark, wireframe and forced colours hold.', ar: 'يصمد في الفاتح والداكن والهيكلي والألوان المفروضة.' },
  {
    en: 'Mouse, touch and keyboard work in both directions; every target is 44 px.',
    ar: 'يعمل بالفأرة واللمس ولوحة المفاتيح في الاتجاهين، وكل هدف ٤٤ بكسل.',
  },
  {
    en: 'Disabled, pending, wrong, empty and loading are drawn, not left over.',
    ar: 'المعطّل والمنتظِر والخاطئ والفارغ وقيد التحميل كلها مرسومة لا متروكة.',
  },
  {
    en: '320 px, text twice as large, long, unbroken and mixed words break nothing.',
    ar: 'لا يكسره عرض ٣٢٠ بكسل ولا نص بضعف الحجم ولا كلمات طويلة أو متصلة أو مختلطة.',
  },
  {
    en: 'Its words stand in both catalogues, with all six Arabic forms where they count.',
    ar: 'كلماته في الفهرسين، وبالصيغ العربية الست حيث تُعدّ.',
  },
  { en: 'Its page says when not to use it.', ar: 'تقول صفحته متى لا يُستعمل.' },
]
