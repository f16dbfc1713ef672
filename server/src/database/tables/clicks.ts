import type { Moment } from './values.ts'

/** What a day's visitors are hashed with. Days are those of Riyadh, `YYYY-MM-DD`. */
export type VisitorSaltsTable = { day: string; salt: string }

/** Browsers in which somebody was signed in on a day. */
export type OwnBrowsersTable = { day: string; visitor: string; user_id: string }

/** The last click of a visitor on a participant's link that began an hour. */
export type CountedVisitsTable = { day: string; visitor: string; program_id: string; profile_id: string; click_id: string; at: Moment }

/** How often a visitor clicked on a day, on whatever link. */
export type VisitorClicksTable = { day: string; visitor: string; clicks: number }

/** How many clicks a participant had on a day in a program, and how many of them were invalid. */
export type ClickDaysTable = { day: string; program_id: string; profile_id: string; clicks: number; invalid: number }
