import { bit, integer, text } from '../columns.ts'
import type { Part } from './part.ts'

/** Switches of features. */
export const flags: Part = {
  tables: [{ name: 'flags', columns: { key: text(), enabled: bit(), updated_at: integer() }, key: ['key'] }],
}
