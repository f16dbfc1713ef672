/** The kind of a change: what it means for code that uses the part. */
export type ChangeKind = 'added' | 'changed' | 'fixed' | 'breaking'

/** One commit that changed a part; `day` is `YYYY-MM-DD`. */
export type Change = { kind: ChangeKind; day: string; subject: string }

/** A screen or a part that uses a part, with the path of its page in Storybook. */
export type Use = { name: string; place?: string; path: string }

/** What the repository says about a part. Each list is empty if nothing is known. */
export type PartFacts = { changes: readonly Change[]; screens: readonly Use[]; parts: readonly Use[]; hasAnatomyText: boolean }
