import { brandDaysLimits } from '@wasla/contract/programs/seasons/brand-days-limits.ts'
import type { BrandDaysRecord } from '@wasla/contract/programs/seasons/brand-days.ts'
import { NABT_COFFEE } from '../../world/businesses.ts'
import { idOf } from '../../world/ids.ts'
import type { World } from '../../world/tables.ts'

const { id: profileId, createdAt } = NABT_COFFEE.profile

const entry = (name: string, from: string, to: string): BrandDaysRecord => ({
  ...{ id: idOf(`scenario:brand-days:${name}:${from}`, createdAt), profileId, name, from, to, createdAt },
})

/** Replaces the brand's own days by days beside the Ramadan of 2027, which stories show. */
export function withOwnDays(world: World): void {
  world.brandDays = [
    entry('موسم التحميص', '2027-01-20', '2027-01-29'),
    entry('Ten years of Nabt', '2027-02-14', '2027-02-14'),
    entry('Spring menu', '2027-03-20', '2027-04-10'),
    entry('Summer sale', '2027-07-01', '2027-07-14'),
  ]
}

/** As many days as a brand may have, with names of the greatest length. */
export function withMostOwnDays(world: World): void {
  world.brandDays = Array.from({ length: brandDaysLimits.most }, (_, at) =>
    entry(
      `${at + 1} ${'تخفيضاتنهايةالموسم'.repeat(3)}`.slice(0, brandDaysLimits.name),
      `2027-02-${String(at + 1).padStart(2, '0')}`,
      '2027-03-05',
    ),
  )
}

export function withoutOwnDays(world: World): void {
  world.brandDays = []
}
