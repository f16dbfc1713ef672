/** `limit`: no more can be typed. `advised`: more can be typed, but the counter turns amber; mention it in the hint. */
export type CounterLimits = { limit: number; advised?: number }

export const isOverAdvice = (used: number, { limit, advised }: CounterLimits) => used > (advised ?? limit)
