import { expect, test } from 'vitest'
import { createFormats } from '@wasla/design-system/locale/formats.ts'
import { momentText } from './moment-text.ts'

const now = new Date('2026-03-15T09:00:00Z')
const said = (hoursAgo: number, language: 'en' | 'ar' = 'en') =>
  momentText(new Date(now.getTime() - hoursAgo * 3_600_000), now, createFormats(language))

test('writes a time in relative words', () => {
  expect([said(0.2), said(2), said(30), said(72), said(24 * 8)]).toEqual([
    '12 minutes ago',
    '2 hours ago',
    'yesterday',
    'Thursday',
    'Mar 7',
  ])
  expect([said(2, 'ar'), said(72, 'ar')]).toEqual(['قبل ساعتين', 'الخميس'])
})
