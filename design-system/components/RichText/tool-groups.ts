import type { IconName } from '../../icons/icons.ts'
import type { Tool } from './editor-state.ts'

/** The tools with their icons, as they stand beside each other. The link stands after them. */
export const toolGroups: readonly (readonly (readonly [Tool, IconName])[])[] = [
  [
    ['strong', 'bold'],
    ['em', 'italic'],
    ['underline', 'underline'],
  ],
  [
    ['bulletList', 'list'],
    ['orderedList', 'list-ordered'],
  ],
]
