import { expect, it } from 'vitest'
import { unseenClass } from '@wasla/contract/validation/unseen-characters.ts'
import { visibleLength } from '@wasla/design-system/components/RichText/visible-length.ts'

// Y-19, Y-23. The design system has its own list of unseen characters, because it does not import the contract.
it('the editor and the server agree on which characters are visible, for every character', () => {
  const unseen = new RegExp(`^[${unseenClass}\\p{Zl}\\p{Zp}]$`, 'u')
  const planes = [0, 1, 14].flatMap((plane) => Array.from({ length: 0x10000 }, (_, at) => plane * 0x10000 + at))
  const differing = planes
    .map((point) => String.fromCodePoint(point))
    .filter((character) => (visibleLength(character) === 0) !== unseen.test(character))
  expect(differing).toEqual([])
})
