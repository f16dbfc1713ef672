export function nearest(word: string, known: readonly string[]): string | null
