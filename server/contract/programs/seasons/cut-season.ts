import { plusDays } from '../../insights/days.ts'
import { seasonsIn } from './seasons.ts'
import { lengthOf, type Season, type SeasonKind } from './types.ts'

/** Seasons that a program should not end within. A school term is not one: it takes months, so most programs end within a term. */
const undivided = ['RAMADAN', 'EID_AL_FITR', 'EID_AL_ADHA'] as const satisfies readonly SeasonKind[]
type UndividedKind = (typeof undivided)[number]

const isUndivided = (season: Season): season is Season & { kind: UndividedKind } =>
  (undivided as readonly SeasonKind[]).includes(season.kind)

export type CutSeason = {
  readonly kind: UndividedKind
  /** Number of the season's day on which the program ends; 1 for its first day. */
  readonly day: number
  /** The day before the season. */
  readonly before: string
  /** The last day of the season. */
  readonly last: string
}

/** Returns the season that a program cuts if this day is its last day; null if the day is in no season, or is a season's last day. */
export function cutSeason(end: string): CutSeason | null {
  const season = seasonsIn({ from: end, to: end }).find(isUndivided)
  if (!season || season.to === end) return null
  return { kind: season.kind, day: lengthOf({ from: season.from, to: end }), before: plusDays(season.from, -1), last: season.to }
}
