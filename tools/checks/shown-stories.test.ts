import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { inRoot } from '../process.ts'
import { openedOtherwise, playedWhileShown } from './shown-stories.ts'

const file = (meta: string, story: string) =>
  `const meta = { title: 'Foundations/X'${meta} } satisfies Meta\nexport default meta\n\nexport const Plain: StoryObj = {}\nexport const Typed: Story = {\n  ${story},\n}\n`

test('playedWhileShown finds a shown story with a play function, and ignores hidden stories', () => {
  expect(playedWhileShown(file('', 'play: async () => {}'))).toEqual(['Typed'])
  expect(playedWhileShown(file('', 'play'))).toEqual(['Typed'])
  expect(playedWhileShown(file('', 'async play() {}'))).toEqual(['Typed'])
  expect(playedWhileShown(file('', "tags: ['!dev'],\n  play: async () => {}"))).toEqual([])
  expect(playedWhileShown(file(", tags: ['!dev', '!autodocs']", 'play: async () => {}'))).toEqual([])
})

test('stories of documentation pages have no play function', () => {
  const pages = globSync('foundations/*.stories.tsx', { cwd: inRoot('design-system') })
  expect(pages.length).toBeGreaterThan(10)
  const played = pages.flatMap((page) =>
    playedWhileShown(readFileSync(path.join(inRoot('design-system'), page), 'utf8')).map((story) => `${page}: ${story}`),
  )
  expect(played).toEqual([])
})

test('openedOtherwise finds a first story that acts, and ignores one that only checks', () => {
  const first = (story: string) =>
    `const meta = {}\nexport default meta\n\nexport const Default: Story = {\n  ${story},\n}\nexport const Next: Story = {\n  play: async () => {\n    await userEvent.tab()\n  },\n}\n`
  expect(openedOtherwise(first('play: async () => {\n    await userEvent.tab()\n  }'))).toEqual(['Default'])
  expect(openedOtherwise(first('play: async () => {\n    await expect(1).toBe(1)\n  }'))).toEqual([])
  expect(openedOtherwise(first('args: {}'))).toEqual([])
})

test('the first story of every component and pattern does not act', () => {
  const parts = globSync('{components,patterns,primitives}/*/*.stories.tsx', { cwd: inRoot('design-system') }).filter(
    (part) => !part.includes('.matrix.'),
  )
  expect(parts.length).toBeGreaterThan(90)
  const acting = parts.flatMap((part) =>
    openedOtherwise(readFileSync(path.join(inRoot('design-system'), part), 'utf8')).map((story) => `${part}: ${story}`),
  )
  expect(acting).toEqual([])
})
