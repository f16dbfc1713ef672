import type { BrandDaysRecord } from '@wasla/contract/programs/seasons/brand-days.ts'
import { NABT_COFFEE } from '../businesses.ts'
import { at } from '../clock.ts'
import { idOf } from '../ids.ts'

const days = (name: string, from: string, to: string, made: string): BrandDaysRecord => ({
  id: idOf(`brand-days:${name}`, at(made)),
  profileId: NABT_COFFEE.profile.id,
  name,
  from,
  to,
  createdAt: at(made),
})

/** Days of brands' own, which their season planners show beside the seasons. */
export const brandDays: readonly BrandDaysRecord[] = [
  days('Winter roast', '2025-12-07', '2025-12-20', '2025-10-26T09:00'),
  days('ذكرى افتتاح نبت', '2026-01-12', '2026-01-12', '2025-10-26T09:05'),
]
