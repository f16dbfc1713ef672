const meterLevels = ['plain', 'warning', 'danger'] as const
export type MeterLevel = (typeof meterLevels)[number]

/** Shares of the limit, 0..1, at which each level begins. */
export type MeterThresholds = { warning: number; danger: number }

/** Returns the used share of the limit, and its level. A limit of zero is used up. */
export function levelOf(used: number, limit: number, { warning, danger }: MeterThresholds): { level: MeterLevel; share: number } {
  const share = limit > 0 ? Math.max(0, used) / limit : 1
  return { level: share >= danger ? 'danger' : share >= warning ? 'warning' : 'plain', share }
}
