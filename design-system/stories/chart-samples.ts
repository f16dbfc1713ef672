import type { Pair } from './say.tsx'
import type { DayPoint } from '../components/Chart/days.ts'

/** Clicks of each day from 22 October 2025, for stories; null for three missing days. */
const clicks = [
  730,
  812,
  930,
  954,
  731,
  760,
  862,
  914,
  930,
  1223,
  1040,
  901,
  null,
  null,
  null,
  1096,
  2570,
  1904,
  1248,
  1082,
  1126,
  1140,
  1252,
  2256,
  1630,
  1340,
  1168,
  1240,
  1198,
  1426,
] as const

const dayAfter = (first: string, days: number) => new Date(Date.parse(`${first}T00:00:00Z`) + days * 86_400_000).toISOString().slice(0, 10)

export const clickPoints: DayPoint[] = clicks.map((value, at) => ({ day: dayAfter('2025-10-22', at), value }))

/** A rate that varies slightly around five per cent. */
export const ratePoints: DayPoint[] = clicks.map((value, at) => ({
  day: dayAfter('2025-10-22', at),
  value: value === null ? null : Number((0.052 + 0.004 * Math.sin(at / 3) + (at === 23 ? 0.009 : 0)).toFixed(4)),
}))

/** Returns a share of the clicks, varied in waves so that several lines do not overlap. */
export const partOfClicks = (share: number, waves: number): DayPoint[] =>
  clickPoints.map(({ day, value }, at) => ({
    day,
    value: value === null ? null : Math.round(value * share * (1 + 0.25 * Math.sin(at / waves))),
  }))

export const platforms: readonly { id: string; name: Pair; share: number; weekly: readonly number[] }[] = [
  { id: 'instagram', name: { en: 'Instagram', ar: 'إنستغرام' }, share: 0.36, weekly: [1240, 2310, 3350, 3490, 2301] },
  { id: 'tiktok', name: { en: 'TikTok', ar: 'تيك توك' }, share: 0.34, weekly: [960, 1960, 3610, 3480, 2113] },
  { id: 'snapchat', name: { en: 'Snapchat', ar: 'سناب شات' }, share: 0.17, weekly: [720, 1210, 1420, 1506, 1140] },
  { id: 'youtube', name: { en: 'YouTube', ar: 'يوتيوب' }, share: 0.08, weekly: [310, 560, 590, 741, 542] },
  { id: 'other', name: { en: 'Other', ar: 'غيرها' }, share: 0.05, weekly: [170, 360, 330, 483, 304] },
]
export const weeks: readonly { id: string; name: Pair; note?: Pair }[] = [
  { id: '22', name: { en: '22 Oct', ar: '٢٢ أكتوبر' }, note: { en: '4 days', ar: '٤ أيام' } },
  { id: '26', name: { en: '26 Oct', ar: '٢٦ أكتوبر' } },
  { id: '2', name: { en: '2 Nov', ar: '٢ نوفمبر' } },
  { id: '9', name: { en: '9 Nov', ar: '٩ نوفمبر' } },
  { id: '16', name: { en: '16 Nov', ar: '١٦ نوفمبر' }, note: { en: 'so far', ar: 'حتى الآن' } },
]
export const countries: readonly { id: string; name: Pair; share: number; clicks: number }[] = [
  { id: 'sa', name: { en: 'Saudi Arabia', ar: 'السعودية' }, share: 0.58, clicks: 21_506 },
  { id: 'ae', name: { en: 'United Arab Emirates', ar: 'الإمارات' }, share: 0.13, clicks: 5_112 },
  { id: 'kw', name: { en: 'Kuwait', ar: 'الكويت' }, share: 0.09, clicks: 3_243 },
  { id: 'eg', name: { en: 'Egypt', ar: 'مصر' }, share: 0.07, clicks: 1_163 },
  { id: 'jo', name: { en: 'Jordan', ar: 'الأردن' }, share: 0.03, clicks: 635 },
]
export const followers: readonly { id: string; name: Pair; note: Pair; share: number }[] = [
  {
    id: 'real',
    name: { en: 'Real people', ar: 'أشخاص حقيقيون' },
    note: { en: 'None of the signs below', ar: 'لا تظهر عليهم العلامات أدناه' },
    share: 0.71,
  },
  {
    id: 'influencers',
    name: { en: 'Influencers', ar: 'مؤثّرون' },
    note: { en: 'Have more than 2,000 followers', ar: 'لديهم أكثر من ٢٬٠٠٠ متابع' },
    share: 0.06,
  },
  {
    id: 'mass',
    name: { en: 'Mass followers', ar: 'يتابعون حسابات كثيرة' },
    note: { en: 'Follow more than 1,500 accounts', ar: 'يتابعون أكثر من ١٬٥٠٠ حساب' },
    share: 0.12,
  },
  {
    id: 'suspicious',
    name: { en: 'Suspicious', ar: 'مشبوهون' },
    note: { en: 'No picture, no bio, not active', ar: 'بلا صورة ولا نبذة ولا نشاط' },
    share: 0.08,
  },
  {
    id: 'bots',
    name: { en: 'Bots', ar: 'حسابات آلية' },
    note: { en: 'Two of those signs and automated posts', ar: 'علامتان منها مع نشر آلي' },
    share: 0.03,
  },
]
export const words = {
  clicks: { en: 'Clicks over time', ar: 'النقرات عبر الأيام' },
  clicksUnit: { en: 'Valid clicks a day', ar: 'النقرات الصالحة في اليوم' },
  engagement: { en: 'Engagement', ar: 'التفاعل' },
  engagementUnit: { en: 'Likes and comments per 100 followers, last 12 posts', ar: 'الإعجابات والتعليقات لكل ١٠٠ متابع، آخر ١٢ منشورًا' },
  byPlatform: { en: 'By platform', ar: 'حسب المنصة' },
  byPlatformUnit: { en: 'Valid clicks a week, weeks start on Sunday', ar: 'النقرات الصالحة في الأسبوع، ويبدأ يوم الأحد' },
  countries: { en: 'Audience locations', ar: 'أماكن الجمهور' },
  countriesUnit: { en: 'Share of all followers', ar: 'نسبة من كل المتابعين' },
  who: { en: 'Follower quality', ar: 'جودة المتابعين' },
  source: { en: 'Demonstration data', ar: 'بيانات تجريبية' },
  period: { en: '30 days to 20 November 2025', ar: '٣٠ يومًا حتى ٢٠ نوفمبر ٢٠٢٥' },
  week: { en: 'Week', ar: 'الأسبوع' },
  country: { en: 'Country', ar: 'الدولة' },
  platform: { en: 'Platform', ar: 'المنصة' },
  clicksWord: { en: 'Clicks', ar: 'النقرات' },
  share: { en: 'Share', ar: 'النسبة' },
} as const satisfies Record<string, Pair>
