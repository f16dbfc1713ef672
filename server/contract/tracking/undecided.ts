/** A participant in a program with something undecided, and since when, in milliseconds (Y-12). */
export type Undecided = { readonly profileId: string; readonly since: number }
