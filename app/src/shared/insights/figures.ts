import type { ProfileInsightsQuery } from './insights.generated.ts'

/** Figures of a profile or a group, as the charts draw them. */
export type Figures = Pick<ProfileInsightsQuery, 'averages' | 'audience' | 'series'>

/** Whether the figures belong to a profile or to a group. A group's figures are sums or means over its members (G-09). */
export type FiguresOf = 'profile' | 'group'
