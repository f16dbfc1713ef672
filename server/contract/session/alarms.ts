/**
 * When an operator has to hear of what strangers do at the door (rate limits of sending and of trying codes). Each is looked at by the
 * hour; below `least` a figure says nothing.
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
