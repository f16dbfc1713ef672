import { make } from './dom.ts'

const kinds: Readonly<Record<string, string>> = { '-': 'gone', '+': 'come' }

/** Returns the changed lines of an accessibility tree. The sign before each line says what the colour says. */
export const treeLines = (lines: readonly string[], words: string) =>
  make(
    'pre',
    { className: 'lines', tabIndex: 0, role: 'region', ariaLabel: words },
    ...lines.map((line) => make('span', { className: kinds[line[0] ?? ''] ?? '', textContent: line })),
  )
