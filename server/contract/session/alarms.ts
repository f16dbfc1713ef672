/**
 * When an operator is alarmed about how codes are requested and tried. Figures are counted by the hour; below `least` they are too small
 * to mean anything.
 */
export const alarms = {
  /** Messages: so many times the mean of the hours before. */
  messages: { times: 3, hoursBefore: 24, least: 60 },
  /** Tries of codes: more than this share of them wrong. */
  codes: { wrongShare: 0.5, least: 20 },
} as const

/** Whether so many messages in this hour are too many after `mean` an hour before. */
export const isMessageSurge = (thisHour: number, mean: number) =>
  thisHour >= alarms.messages.least && thisHour > alarms.messages.times * mean

/** Whether too many of the codes that were tried in this hour were wrong. */
export const isGuessing = (tried: number, wrong: number) => tried >= alarms.codes.least && wrong > alarms.codes.wrongShare * tried
