import type { Moment } from './values.ts'

/** Days are `YYYY-MM-DD` in Riyadh; both are included. */
export type BrandDaysTable = {
  id: string
  profile_id: string
  name: string
  first_day: string
  last_day: string
  created_at: Moment
}
