import { boundaries } from './boundaries.ts'
import { noBarrels } from './exports.ts'
import { injected } from './injected.ts'
import type { Rule } from './rule.ts'
import { styles } from './styles.ts'

/** The house's own rules, for oxlint. */
const plugin: { meta: { name: string }; rules: Record<string, Rule> } = {
  meta: { name: 'wasla' },
  rules: { boundaries, injected, 'no-barrels': noBarrels, styles },
}

export default plugin
