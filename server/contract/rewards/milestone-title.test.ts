import { expect, it } from 'vitest'
import { milestoneTitle, rewardsCounted } from './milestone-title.ts'

it('a milestone’s title names the unit of its program, with the plural form of its number', () => {
  expect([1, 2].map((target) => milestoneTitle('SIGN_UP', target).en)).toEqual(['1 sign-up', '2 sign-ups'])
  expect([1, 2, 3, 11, 100].map((target) => milestoneTitle('SALES', target).ar)).toEqual([
    'طلب شراء واحد',
    'طلبا شراء',
    '٣ طلبات شراء',
    '١١ طلب شراء',
    '١٠٠ طلب شراء',
  ])
  expect([1, 2].map((target) => milestoneTitle('LEAD_GENERATION', target))).toEqual([
    { en: '1 form submitted', ar: 'نموذج مُرسل واحد' },
    { en: '2 forms submitted', ar: 'نموذجان مُرسلان' },
  ])
  expect(milestoneTitle('TRAFFIC', 20_000)).toEqual({ en: '20,000 clicks', ar: '٢٠٬٠٠٠ نقرة' })
})

it('the number of rewards is written with its plural form', () => {
  expect([1, 4].map((count) => rewardsCounted(count))).toEqual([
    { en: '1 reward', ar: 'مكافأة واحدة' },
    { en: '4 rewards', ar: '٤ مكافآت' },
  ])
})
