/**
 * The conditions under which sign-in codes raise an alarm for an operator. Messages and tries are counted per hour. Fewer than `least`
 * never raise an alarm.
 */
export const alarms = {
  /** The alarm is raised if an hour has more than `times` the mean number of messages of the `hoursBefore` hours before it. */
  messages: { times: 3, hoursBefore: 24, least: 60 },
  /** The alarm is raised if more than this share of the tried codes is wrong. */
  codes: { wrongShare: 0.5, least: 20 },
} as const

/** Returns whether this hour has too many messages, given the `mean` per hour before it. */
export const isMessageSurge = (thisHour: number, mean: number) =>
  thisHour >= alarms.messages.least && thisHour > alarms.messages.times * mean

/** Returns whether too many of the codes tried in this hour were wrong. */
export const isGuessing = (tried: number, wrong: number) => tried >= alarms.codes.least && wrong > alarms.codes.wrongShare * tried
