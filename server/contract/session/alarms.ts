/**
 * When sign-in codes raise an alarm for an operator. Figures are counted by the hour; below `least` they are too small to mean anything.
 */
export const alarms = {
  /** Messages: more than `times` the hourly mean of the `hoursBefore`. */
  messages: { times: 3, hoursBefore: 24, least: 60 },
  /** Tries of codes: more than this share of them is wrong. */
  codes: { wrongShare: 0.5, least: 20 },
} as const

/** Returns whether this hour has too many messages, given the `mean` per hour before it. */
export const isMessageSurge = (thisHour: number, mean: number) =>
  thisHour >= alarms.messages.least && thisHour > alarms.messages.times * mean

/** Returns whether too many of the codes tried in this hour were wrong. */
export const isGuessing = (tried: number, wrong: number) => tried >= alarms.codes.least && wrong > alarms.codes.wrongShare * tried
