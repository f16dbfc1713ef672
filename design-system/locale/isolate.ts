/**
 * Wraps user text in first-strong isolates, for places that take a string and no element
 * (accessible names, titles, announcements). In markup use `Bidi` (S-05).
 */
export const isolate = (text: string): string => `\u2068${text}\u2069`
