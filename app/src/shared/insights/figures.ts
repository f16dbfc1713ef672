import type { ProfileInsightsQuery } from './insights.generated.ts'

/** Figures of a profile or a group, as the charts draw them. */
export type Figures = Pick<ProfileInsightsQuery, 'averages' | 'audience' | 'series'>

/** Whether figures are of a profile or of a group. The figures of a group are sums or means over its members (G-09). */
export type FiguresOf = 'profile' | 'group'
