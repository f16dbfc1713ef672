import { expect, it } from 'vitest'
import { wordsOf } from './part-name.ts'

it.each([
  ['error-line', 'Error line'],
  ['MoneyField', 'Money field'],
  ['dangerQuiet', 'Danger quiet'],
  ['label', 'Label'],
])('the name %s is written as “%s”', (name, words) => expect(wordsOf(name)).toBe(words))
