import type { ProfileInsightsQuery } from './insights.generated.ts'

/** The figures of a profile or of a group, as charts draw them. */
export type Figures = Pick<ProfileInsightsQuery, 'averages' | 'audience' | 'series'>

/** Whose figures they are: those of a group add up, or are means over its members (G-09). */
export type FiguresOf = 'profile' | 'group'
