/**
 * Limits of a brand's own days. `most`: entries of one brand. `name`: letters of a name, which is beside a bar on phones. `days`: days of
 * one entry. The years are those in which a date picker and the calendar of seasons are useful.
 */
export const brandDaysLimits = { most: 20, name: 40, days: 366, firstYear: '2000', lastYear: '2100' } as const
