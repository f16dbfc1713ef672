import type { StrictArgTypes } from 'storybook/internal/csf'
import { membersOf } from './type-text.ts'

export type Prop = {
  name: string
  isRequired: boolean
  type: string
  description: string
  /** As written in the source; missing if there is none. */
  default?: string
  /** Declarations of the types in `type`. */
  detail?: string
}

const plain = new Set(['string', 'number', 'boolean'])
const isQuoted = (member: string) => /^'[^']*'$/u.test(member)

/** Returns the kind of control for a prop of this type. */
function kindOf(
  type: string,
): { name: 'enum'; value: string[] } | { name: 'string' | 'number' | 'boolean' | 'function' } | { name: 'other'; value: string } {
  const members = membersOf(type).filter((member) => member !== 'null')
  if (members.every(isQuoted)) return { name: 'enum', value: members.map((member) => member.slice(1, -1)) }
  const [only] = members
  if (members.length === 1 && only !== undefined) {
    if (plain.has(only)) return { name: only as 'string' | 'number' | 'boolean' }
    if (/^\(?.*\) => /u.test(only)) return { name: 'function' }
  }
  return { name: 'other', value: type }
}

/** Returns the rows of the prop table, in Storybook's format. */
export const argTypesOf = (props: readonly Prop[]): StrictArgTypes =>
  Object.fromEntries(
    props.map(({ name, isRequired, type, description, default: value, detail }) => [
      name,
      {
        name,
        description,
        type: { ...kindOf(type), required: isRequired },
        table: {
          type: detail === undefined ? { summary: type } : { summary: type, detail },
          ...(value !== undefined && { defaultValue: { summary: value } }),
        },
      },
    ]),
  )
