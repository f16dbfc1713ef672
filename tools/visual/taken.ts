/** What is taken of a story in a mode: its picture, and the text of its accessibility tree if that is read in this mode. */
export type Taken = { png: Buffer; tree?: string }

/** Returns whether a story looks exactly the same and is read exactly the same. */
export const isSame = (one: Taken, other: Taken): boolean => one.png.equals(other.png) && one.tree === other.tree
