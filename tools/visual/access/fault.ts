/**
 * What is wrong with the accessibility tree of a story.
 *
 * - `structure`: a node is in the tree of one language only.
 * - `state`: a state differs between the languages.
 * - `empty`: a name or a text is missing in one language.
 * - `same`: a name with letters is the same in both languages, and is no data of a user.
 * - `key`: a name is the id of a message, or has a hole that nobody filled.
 * - `order`: what is read later is seen earlier.
 * - `tabindex`: the keyboard reaches an element before those that are read before it.
 * - `portal`: something is read at the end of the page and seen in the middle of it.
 */
export type FaultKind = 'structure' | 'state' | 'empty' | 'same' | 'key' | 'order' | 'tabindex' | 'portal'

/** One fault. `said`: a sentence about it. `component`: the component around it. `language`: the page that it was found on. */
export type AccessFault = { kind: FaultKind; said: string; component: string; language?: 'en' | 'ar' }
