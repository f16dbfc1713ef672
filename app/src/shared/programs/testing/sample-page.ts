import type { Language } from '@wasla/design-system/locale/language.ts'
import type { CatalogueItem } from '@wasla/contract/programs/step-data.ts'
import type { OwnStandingFragment } from '../way/own-standing.generated.ts'
import { requirementsOf, type Check, type Requirement } from '../page/criteria.ts'
import type { PageProgram } from '../page/page-program.ts'
import type { ProgramSteps } from '../page/program-steps.ts'
import { samplePrograms } from './sample-programs.ts'

const say = (language: Language) => (en: string, ar: string) => (language === 'ar' ? ar : en)

const flag = (colours: readonly [string, string]) =>
  `data:image/svg+xml,${encodeURIComponent(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 3 2"><path fill="${colours[0]}" d="M0 0h3v2H0z"/><path fill="${colours[1]}" d="M0 1h3v1H0z"/></svg>`)}`

/** Returns the first sample program with all data of its page. */
export function samplePage(language: Language): PageProgram {
  const t = say(language)
  const [program] = samplePrograms(language)
  if (!program) throw new Error('There is no sample program')
  return {
    ...program,
    description: t(
      'A week of mornings with Nabt: show how you make your cup, your way. We roast in Diriyah every Monday and ship the same day; you bring the light, the table and the honest opinion.',
      'أسبوع من الصباحات مع نبت: أرنا كيف تُعدّ فنجانك على طريقتك. نحمّص في الدرعية كل اثنين ونشحن في اليوم نفسه، وعليك الضوء والطاولة والرأي الصادق.',
    ),
    myParticipantRequest: null,
    endDate: '2026-01-31',
    isPublic: true,
    openToPlacement: true,
    sellOnEcommerce: true,
    storeLink: 'https://nabt.example/shop',
    launchLocationType: 'COUNTRIES',
    places: [
      { id: 'SA', name: t('Saudi Arabia', 'السعودية'), flagUrl: flag(['#0b6b3e', '#0b6b3e']) },
      { id: 'AE', name: t('United Arab Emirates', 'الإمارات'), flagUrl: flag(['#0b6b3e', '#222222']) },
    ],
    profile: {
      ...program.profile,
      isVerified: true,
      userName: 'nabt.coffee',
      bio: t('Coffee roasted in Diriyah.', 'قهوة تُحمّص في الدرعية.'),
    },
  }
}

/** Returns a function that returns the name of an id in the sample criteria. */
export function sampleNames(language: Language): (id: string) => string | undefined {
  const t = say(language)
  const names: Readonly<Record<string, string>> = {
    SA: t('Saudi Arabia', 'السعودية'),
    AE: t('the Emirates', 'الإمارات'),
    coffee: t('Coffee', 'قهوة'),
    food: t('Food', 'طعام'),
  }
  return (id) => names[id]
}

/** Returns all steps of the sample program, filled in. */
export function sampleSteps(language: Language): ProgramSteps {
  const t = say(language)
  const item = (id: string, name: string, type: CatalogueItem['type'] = 'PRODUCT'): CatalogueItem => ({
    id,
    name,
    url: `https://nabt.example/${id}`,
    photoUrl: '',
    type,
    allowReviewRequest: true,
  })
  return {
    participantCriteria: {
      platforms: [
        { platform: 'INSTAGRAM', minFollowers: 50_000, minEngagement: 3 },
        { platform: 'TIKTOK', minFollowers: 100_000, minEngagement: 4 },
        { platform: 'SNAPCHAT', minViews: 40_000 },
      ],
      profileTypes: ['INFLUENCER', 'AGENT'],
      locations: ['SA', 'AE'],
      interests: ['coffee', 'food'],
    },
    targetCriteria: {
      audienceProfile: t('People who have their coffee at home before work.', 'من يشربون قهوتهم في البيت قبل العمل.'),
      audienceDrive: t('A better cup without a machine.', 'فنجان أفضل من دون آلة.'),
      gender: 'MORE_THAN_50_WOMAN',
      interests: ['coffee', 'food'],
      nationalities: ['SA'],
      locations: ['SA', 'AE'],
    },
    objectives: {
      objectiveType: 'SALES',
      milestones: [
        { id: 'a', target: 25, rewardType: 'CASH', amount: 200_00 },
        { id: 'b', target: 75, rewardType: 'EXPERIENCE', title: t('Tasting for two at the roastery', 'جلسة تذوّق لشخصين في المحمصة') },
        { id: 'c', target: 150, rewardType: 'CASH', amount: 900_00 },
        { id: 'd', target: 300, rewardType: 'CASH', amount: 2_500_00 },
      ],
    },
    catalogue: {
      items: [
        item('diriyah', t('Diriyah blend, 250 g', 'خلطة الدرعية، ٢٥٠ غم')),
        item('cold-brew', t('Cold brew bottle', 'زجاجة قهوة باردة')),
        item('dripper', t('Dripper set', 'طقم تقطير')),
        item('cups', t('Two travel cups', 'كوبان للسفر')),
        item('workshop', t('Workshop at the roastery', 'ورشة في المحمصة'), 'SERVICE'),
      ],
    },
    guidelines: {
      dos: [
        t('Film in the morning, with natural light.', 'صوّر صباحًا في ضوء طبيعي.'),
        t('Show the roast date on the bag.', 'أظهر تاريخ التحميص على الكيس.'),
        t('Say what you really think of the taste.', 'قل رأيك الصادق في الطعم.'),
      ],
      donts: [
        t(
          'Do not publish without stating clearly, at the start, that this is an advertisement (#إعلان).',
          'لا تنشر المحتوى دون أن توضّح في بدايته أنه إعلان (#إعلان).',
        ),
        t('No other coffee brands in the frame.', 'لا تُظهر علامات قهوة أخرى في الصورة.'),
      ],
    },
    payoutFrequency: 'WEEKLY',
  }
}

const check = (more: Partial<Check>): Check => ({
  criterion: 'PLATFORM',
  isMet: true,
  platform: null,
  measure: null,
  needed: null,
  has: null,
  names: [],
  ...more,
})

/**
 * Returns the criteria for a viewer whose Instagram account meets them. With `isMissing`, neither the account nor the viewer's interests
 * meet them.
 */
export function sampleRequirements(language: Language, isMissing = false): Requirement[] {
  const t = say(language)
  return requirementsOf([
    check({ platform: 'INSTAGRAM', measure: 'FOLLOWERS', needed: 50_000, has: isMissing ? 31_000 : 212_000, isMet: !isMissing }),
    check({ platform: 'INSTAGRAM', measure: 'ENGAGEMENT', needed: 3, has: 5.8 }),
    check({ platform: 'TIKTOK', measure: 'FOLLOWERS', needed: 100_000, has: 184_000 }),
    check({ platform: 'TIKTOK', measure: 'ENGAGEMENT', needed: 4, has: 3.6, isMet: false }),
    check({ platform: 'SNAPCHAT', measure: 'VIEWS', needed: 40_000, isMet: false }),
    check({ criterion: 'PROFILE_TYPE', names: ['INFLUENCER', 'AGENT'] }),
    check({ criterion: 'LOCATION', names: [t('Saudi Arabia', 'السعودية'), t('the Emirates', 'الإمارات')] }),
    check({ criterion: 'INTERESTS', names: [t('Coffee', 'قهوة'), t('Food', 'طعام')], isMet: !isMissing }),
  ])
}

type SampleMilestone = OwnStandingFragment['milestones'][number]
const milestone = (id: string, per: number, over: Partial<SampleMilestone>): SampleMilestone => ({
  __typename: 'MilestonePerformance',
  id,
  per,
  rewardType: 'CASH',
  reward: '',
  rewardAmount: null,
  waitingForBudget: false,
  achievedAt: null,
  ...over,
})

/** Progress of a participant who has passed the first milestone of the sample program and is paid on Sunday. */
export const sampleProgress: OwnStandingFragment = {
  __typename: 'MyObjectiveData',
  count: 38,
  milestones: [
    milestone('a', 25, { rewardAmount: 200_00, achievedAt: '2025-11-08T09:00:00.000Z' }),
    milestone('b', 75, { rewardType: 'EXPERIENCE', reward: 'Tasting for two at the roastery' }),
    milestone('c', 150, { rewardAmount: 900_00 }),
    milestone('d', 300, { rewardAmount: 2_500_00 }),
  ],
  earnings: { __typename: 'EarningsSummary', pending: 200_00, paid: 0, nextPayoutDate: '2025-11-23', nextPayoutAmount: 200_00 },
}
