/**
 * Limits of splits. A share is a whole or half percent of at most a half, so that the larger part of a reward stays with the networker who
 * earned it. `ahead`: how many days ahead a split may start. `proposalsADay`: proposals of one side to the other in a day.
 */
export const splitLimits = {
  leastPercent: 1,
  mostPercent: 50,
  stepPercent: 0.5,
  ahead: 365,
  proposalsADay: 10,
  closedShown: 10,
  payoutsShown: 10,
  programs: 50,
} as const
