import { wordsOf } from '@wasla/design-system/foundations/part-page/part-name.ts'
import type { Group } from '../causes/cause.ts'
import { counted, namesSaid } from '../causes/said.ts'
import type { Shown } from './data.ts'
import { componentOf } from './filter.ts'

/** Returns where stories are in the tree, without its first level. */
const titlesOf = (changes: readonly Shown[]) => [
  ...new Set(changes.map((change) => componentOf(change).split('/').slice(1).join(' › ') || componentOf(change))),
]

/** Returns facts about a cause as pairs of name and value. */
export function factsOf(group: Group, changes: readonly Shown[]): (readonly [string, string])[] {
  const { kind, components, pictures, itself } = group
  const moved = pictures.length - itself.length
  const names = components.map(wordsOf)
  const seen = pictures.flatMap((index) => changes[index] ?? [])
  const arabic = seen.filter(({ mode }) => mode.startsWith('ar-')).length
  const itselfSaid = {
    token: counted(components.length, 'component'),
    rule: `${counted(itself.length, 'picture')}${names[0] === undefined ? '' : ` of ${namesSaid(names)}`}`,
    text: [...(seen.length > arabic ? [`${seen.length - arabic} English`] : []), ...(arabic > 0 ? [`${arabic} Arabic`] : [])].join(', '),
  } as const
  const said = kind === 'token' || kind === 'rule' || kind === 'text' ? itselfSaid[kind] : counted(itself.length, 'picture')
  const where = kind === 'text' || names.length === 0 ? titlesOf(seen) : names
  return [
    ['Changed itself', said],
    ['Moved by it', moved === 0 ? 'none' : `${counted(moved, 'picture')}, folded`],
    ['Where', namesSaid(where)],
  ]
}
