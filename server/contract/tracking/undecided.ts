/** One undecided result, request, case or reward: its participant, and since when it is undecided, in milliseconds (Y-12). */
export type Undecided = { readonly profileId: string; readonly since: number }
