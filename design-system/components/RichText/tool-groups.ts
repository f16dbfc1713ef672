import type { IconName } from '../../icons/icons.ts'
import type { Tool } from './editor-state.ts'

/** Tools with their icons, in the order of the toolbar. The link tool comes after these tools. */
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
