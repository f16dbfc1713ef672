import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { inRoot } from '../process.ts'
import { playedWhileShown } from './shown-stories.ts'

const file = (meta: string, story: string) =>
  `const meta = { title: 'Foundations/X'${meta} } satisfies Meta\nexport default meta\n\nexport const Plain: StoryObj = {}\nexport const Typed: Story = {\n  ${story},\n}\n`

test('a shown story that plays is found, a hidden one is not', () => {
  expect(playedWhileShown(file('', 'play: async () => {}'))).toEqual(['Typed'])
  expect(playedWhileShown(file('', 'play'))).toEqual(['Typed'])
  expect(playedWhileShown(file('', 'async play() {}'))).toEqual(['Typed'])
  expect(playedWhileShown(file('', "tags: ['!dev'],\n  play: async () => {}"))).toEqual([])
  expect(playedWhileShown(file(", tags: ['!dev', '!autodocs']", 'play: async () => {}'))).toEqual([])
})

test('pages for people open as they are: nothing is typed, pressed or scrolled in them', () => {
  const pages = globSync('foundations/*.stories.tsx', { cwd: inRoot('design-system') })
  expect(pages.length).toBeGreaterThan(10)
  const played = pages.flatMap((page) =>
    playedWhileShown(readFileSync(path.join(inRoot('design-system'), page), 'utf8')).map((story) => `${page}: ${story}`),
  )
  expect(played).toEqual([])
})
