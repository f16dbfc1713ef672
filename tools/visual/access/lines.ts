import { spoken, type AccessNode } from './node.ts'

const plain = /^[\w.-]+$/u
const written = (value: string) => (plain.test(value) ? value : JSON.stringify(value))

/** Returns a node as one line: its role, its name, and its states. A state that is true is written as its name alone. */
export const lineOf = ({ role, name, states }: AccessNode): string =>
  [
    role,
    ...(name === '' ? [] : [JSON.stringify(name)]),
    ...states.map(([state, value]) => (value === 'true' ? state : `${state}=${written(value)}`)),
  ].join(' ')

/** Returns a tree as text: one line for each node of which something is said, indented by its depth. */
export function textOf(tree: AccessNode): string {
  const lines = (node: AccessNode, depth: number): string[] => [
    `${'  '.repeat(depth)}${lineOf(node)}`,
    ...node.inside.flatMap((one) => lines(one, depth + 1)),
  ]
  return `${lines(spoken(tree), 0).join('\n')}\n`
}
