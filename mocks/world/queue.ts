import { countryById } from '@wasla/contract/reference/countries.ts'
import type { Language } from '@wasla/contract/platform/language.ts'
import type { Platform } from '@wasla/contract/social/record.ts'
import type { Gender } from '@wasla/contract/generated/user-types.ts'
import { person, type Member } from './member.ts'
import { countryOf, type Place } from './places.ts'

type Row = readonly [
  key: string,
  first: string,
  last: string,
  gender: Gender,
  language: Language,
  place: Place,
  joined: string,
  platform: Platform,
  handle: string,
  followers: number,
  type?: 'AGENT',
]

/** Thirty-eight people on the waiting list, in the order in which they joined. Bandar and Ghada are defined elsewhere. */
const rows: readonly Row[] = [
  ['q-abeer', 'عبير', 'السبيعي', 'female', 'ar', 'riyadh', '2025-10-29T09:12', 'INSTAGRAM', 'abeer.bakes', 8_420],
  ['q-talal', 'طلال', 'العنزي', 'male', 'ar', 'riyadh', '2025-10-30T18:40', 'SNAPCHAT', 'talal_drives', 61_300],
  ['q-maya', 'Maya', 'Haddad', 'female', 'en', 'dubai', '2025-10-31T07:05', 'TIKTOK', 'mayamoves', 132_000],
  ['q-yousef', 'يوسف', 'الغامدي', 'male', 'ar', 'jeddah', '2025-11-01T12:21', 'YOUTUBE', 'yousef.explains', 47_900],
  ['q-shahad', 'شهد', 'المطيري', 'female', 'ar', 'riyadh', '2025-11-01T20:02', 'TIKTOK', 'shahad.styles', 219_000],
  ['q-karim', 'Karim', 'Mansour', 'male', 'en', 'cairo', '2025-11-02T10:44', 'INSTAGRAM', 'karim.eats', 15_800],
  ['q-lujain', 'لجين', 'باوزير', 'female', 'ar', 'jeddah', '2025-11-02T16:30', 'INSTAGRAM', 'lujain.draws', 5_150],
  ['q-faisal', 'فيصل', 'الشهري', 'male', 'ar', 'abha', '2025-11-03T08:15', 'TWITCH', 'faisal_plays', 9_700],
  ['q-sara', 'Sara', 'Alzahrani', 'female', 'en', 'riyadh', '2025-11-03T13:58', 'YOUTUBE', 'sarareads', 23_400],
  ['q-hamad', 'حمد', 'المري', 'male', 'ar', 'doha', '2025-11-04T09:09', 'SNAPCHAT', 'hamad.falcons', 88_600],
  ['q-joud', 'جود', 'القحطاني', 'female', 'ar', 'riyadh', '2025-11-04T19:47', 'TIKTOK', 'joud.home', 31_250],
  ['q-rami', 'Rami', 'Khoury', 'male', 'en', 'amman', '2025-11-05T06:33', 'INSTAGRAM', 'rami.frames', 12_900],
  ['q-nouf', 'نوف', 'الحربي', 'female', 'ar', 'madinah', '2025-11-05T15:20', 'SNAPCHAT', 'nouf.nights', 140_500],
  ['q-ziyad', 'زياد', 'العمري', 'male', 'ar', 'jeddah', '2025-11-06T11:11', 'TWITTER', 'ziyad_tech', 27_700],
  ['q-mariam', 'Mariam', 'Alkuwari', 'female', 'en', 'doha', '2025-11-06T17:36', 'INSTAGRAM', 'mariam.glow', 73_100],
  ['q-anas', 'أنس', 'بن جلون', 'male', 'ar', 'casablanca', '2025-11-07T08:52', 'YOUTUBE', 'anas.travels', 196_000],
  ['q-rahaf', 'رهف', 'العسيري', 'female', 'ar', 'abha', '2025-11-07T21:14', 'TIKTOK', 'rahaf.fogs', 6_840],
  ['q-khalid', 'خالد', 'الرشيدي', 'male', 'ar', 'kuwait', '2025-11-08T10:28', 'INSTAGRAM', 'khalid.grills', 44_000],
  ['q-tala', 'Tala', 'Nasser', 'female', 'en', 'amman', '2025-11-08T14:03', 'TIKTOK', 'talatalks', 18_650],
  ['q-mishari', 'مشاري', 'الدوسري', 'male', 'ar', 'riyadh', '2025-11-09T09:40', 'TWITCH', 'mishari_live', 52_400],
  ['q-asma', 'أسماء', 'فقيه', 'female', 'ar', 'jeddah', '2025-11-09T18:19', 'INSTAGRAM', 'asma.teaches', 3_980],
  ['q-nayef', 'نايف', 'البلوي', 'male', 'ar', 'madinah', '2025-11-10T07:55', 'SNAPCHAT', 'nayef.camps', 35_200],
  ['q-dalal', 'Dalal', 'Alsabah', 'female', 'en', 'kuwait', '2025-11-10T12:47', 'YOUTUBE', 'dalaldesigns', 64_900],
  ['q-omar-f', 'عمر', 'فاروق', 'male', 'ar', 'cairo', '2025-11-11T10:06', 'TIKTOK', 'omar.laughs', 310_000],
  ['q-hind', 'هند', 'الزهراني', 'female', 'ar', 'dammam', '2025-11-11T16:22', 'TIKTOK', 'hind.fit', 21_700],
  ['q-sultan', 'سلطان', 'العجمي', 'male', 'ar', 'riyadh', '2025-11-12T09:31', 'INSTAGRAM', 'sultan.agency', 2_450, 'AGENT'],
  ['q-leen', 'Leen', 'Shami', 'female', 'en', 'dubai', '2025-11-13T08:17', 'INSTAGRAM', 'leen.plates', 58_300],
  ['q-bader', 'بدر', 'الجهني', 'male', 'ar', 'jeddah', '2025-11-13T19:50', 'TWITTER', 'bader_match', 97_800],
  ['q-wijdan', 'وجدان', 'الأحمدي', 'female', 'ar', 'madinah', '2025-11-14T13:35', 'YOUTUBE', 'wijdan.stitch', 11_600],
  ['q-adel', 'عادل', 'مراد', 'male', 'ar', 'cairo', '2025-11-15T07:44', 'TIKTOK', 'adel.mechanic', 154_000],
  ['q-farah', 'Farah', 'Idrissi', 'female', 'en', 'casablanca', '2025-11-15T15:26', 'INSTAGRAM', 'farah.medina', 39_900],
  ['q-turki', 'تركي', 'السالم', 'male', 'ar', 'riyadh', '2025-11-16T10:58', 'SNAPCHAT', 'turki.daily', 240_700],
  ['q-ruba', 'ربى', 'حداد', 'female', 'ar', 'amman', '2025-11-16T20:41', 'TIKTOK', 'ruba.reviews', 7_300],
  ['q-hassan', 'Hassan', 'Albalushi', 'male', 'en', 'dubai', '2025-11-17T09:03', 'YOUTUBE', 'hassan.trails', 82_100],
  ['q-ghaida', 'غيداء', 'العتيبي', 'female', 'ar', 'riyadh', '2025-11-18T08:29', 'INSTAGRAM', 'ghaida.scents', 16_400],
  ['q-majid-k', 'ماجد', 'كمال', 'male', 'ar', 'jeddah', '2025-11-18T17:12', 'TWITCH', 'majid_speedruns', 4_600],
  ['q-salwa', 'سلوى', 'الهاشمي', 'female', 'ar', 'dammam', '2025-11-19T11:37', 'INSTAGRAM', 'salwa.talents', 1_150, 'AGENT'],
  ['q-yara-n', 'Yara', 'Nassif', 'female', 'en', 'jeddah', '2025-11-19T21:08', 'TIKTOK', 'yaranassif', 28_800],
]

/** Returns a national number with the length of numbers in the place's country. */
const mobileOf = (place: Place, index: number) =>
  `57${String(10_000_000_000 + index).slice(2 - (countryById(countryOf(place))?.phoneNumberLength ?? 9))}`

/** Everybody on the waiting list, except the two people whom stories use by name. */
export const queue: readonly Member[] = rows.map(([key, first, last, gender, language, place, joined, on, as, followers, type], index) =>
  person({
    key,
    mobile: mobileOf(place, index + 1),
    joined,
    place,
    language,
    status: 'Onboarding',
    step: 'WaitForAdmission',
    first,
    last,
    gender,
    born: `19${85 + (index % 15)}-0${1 + (index % 9)}-${10 + (index % 18)}`,
    interests: [],
    accounts: [{ on, as, followers }],
    ...(type ? { type } : {}),
  }),
)
