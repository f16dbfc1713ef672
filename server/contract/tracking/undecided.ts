/** Something of a participant of a program that nobody has decided yet, and since when, in milliseconds (Y-12). */
export type Undecided = { readonly profileId: string; readonly since: number }
