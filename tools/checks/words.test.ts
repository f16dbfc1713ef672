import { expect, it } from 'vitest'
import { forbiddenWords } from './words.ts'

it.each([
  ['a.ts', 'const a = b as any'],
  ['a.ts', '// @ts-ignore'],
  ['a.ts', '// oxlint-disable-next-line'],
  ['a.test.ts', 'it.skip(...)'],
  ['a.md', 'look into /home/me/wasla'],
  ['a.mdx', 'Lorem ipsum'],
])('forbids in %s: %s', (file, text) => expect(forbiddenWords(file, `fine\n${text}`)).toEqual([expect.stringMatching(`^${file}:2: `)]))

it.each([
  ['a.ts', 'many as anyone'],
  ['a.ts', "app.get('/home/posts', …)"],
  ['a.md', 'describe it: any way you like'],
  ['a.ts', 'path.join(tmpdir(), name)'],
])('allows in %s: %s', (file, text) => expect(forbiddenWords(file, text)).toEqual([]))
