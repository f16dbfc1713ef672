import type { SeasonPlannerQuery } from './brand-days.generated.ts'

/** Days of the brand's own, as the planner lists them. */
export type OwnEntry = SeasonPlannerQuery['myBrandDays'][number]
