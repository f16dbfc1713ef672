/**
 * One undecided result, request, case or reward of a participant. `since` is the time since which the decision is open, in milliseconds
 * (Y-12).
 */
export type Undecided = { readonly profileId: string; readonly since: number }
