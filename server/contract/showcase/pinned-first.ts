/** Returns the posts with the pinned one first; the others keep their order. */
export const pinnedFirst = <Post extends { readonly isPinned: boolean }>(posts: readonly Post[]): Post[] =>
  posts.toSorted((one, other) => Number(other.isPinned) - Number(one.isPinned))
