import { expect, it } from 'vitest'
import { definedIn, recordOf, unresolvedReferences } from './references.ts'

const defined = new Set([
  ...definedIn('docs/specification/decisions.md', '| D-13 | Links |\n| see D-99 | mentioned |\n## Appendix B — errors\n'),
  ...definedIn('docs/specification/faults.md', '| F8 | an empty file |\n'),
  ...definedIn('docs/specification/ledger.md', '**I1** The sum is zero.'),
  ...definedIn('docs/specification/security.md', '1. **Races.** Measured.\n'),
  ...definedIn('docs/specification/accounts.md', '## 5. Validation rules\n'),
  recordOf('docs/decisions/022-one-decision.md'),
])

it('definedIn and recordOf return everything that is defined, and nothing that is only mentioned', () =>
  expect([...defined]).toEqual(['D-13', 'Appendix B', 'F8', 'I1', 'security fact 1', 'S1 §5', 'record 22']))

it.each(['D-13', '(I1, F8)', 'appendix B', 'security fact 1', 'S1 §5', 'record 22', 'decision 22'])(
  'unresolvedReferences accepts %s, which is defined',
  (text) => expect(unresolvedReferences('a.ts', text, defined)).toEqual([]),
)

it.each(['D-14', 'Y-13', 'I2', 'appendix C', 'security fact 2', 'S1 §6', 'S2 §5', 'record 23', 'decision 23'])(
  'unresolvedReferences reports %s, which nothing defines, with its line',
  (text) => expect(unresolvedReferences('a.ts', `fine\n${text}`, defined)).toEqual([`a.ts:2: nothing in docs defines ${text}`]),
)

it('unresolvedReferences reports a fault only in brackets', () =>
  expect(unresolvedReferences('a.ts', '(D-13, F9)', defined)).toEqual(['a.ts:1: nothing in docs defines F9']))

it.each(['UTF-8', 'ISO-8859-06', 'X-Request-Id', 'GPT-A-14x', 'press F5', 'rgb(0F0)', '<path d="M-13 0H13" />'])(
  'unresolvedReferences ignores %s',
  (text) => expect(unresolvedReferences('a.ts', text, defined)).toEqual([]),
)
