import { expect, it } from 'vitest'
import { mayNameTheProduct, namedAfterTheProduct } from './product-nouns.ts'

it.each([
  'export function MilestonePath() {}',
  'export type Props = { brandName: string }',
  "export const widths = ['content', 'notifications'] as const",
  'const size = vars.colour.agency',
  'const participants_seen = 0',
])('namedAfterTheProduct reports names that contain a word of the product: %s', (code) =>
  expect(namedAfterTheProduct('A.tsx', `fine\n${code}`)).toEqual([expect.stringMatching(/^A\.tsx:2: /)]),
)

it.each([
  '// The wallet of the product shows its balance with this.',
  '/** For brands,\n * agents and programs. */',
  'const width = programme + rebranding',
  "const label = 'A brand adds budget'",
  "import x from './agent/file.ts'",
])('words of a comment, a sentence or an address are allowed: %s', (code) => expect(namedAfterTheProduct('A.tsx', code)).toEqual([]))

it('mayNameTheProduct is true for stories, documentation pages, tests and icon names', () => {
  for (const file of [
    'components/Card/Card.stories.tsx',
    'foundations/Status.stories.tsx',
    'icons/more.ts',
    'stories/kinds.ts',
    'a/a.test.ts',
  ])
    expect(mayNameTheProduct(`design-system/${file}`)).toBe(true)
  for (const file of ['components/Card/Card.tsx', 'foundations/status.ts', 'tokens/options.ts', 'patterns/AppShell/AppShell.css.ts'])
    expect(mayNameTheProduct(`design-system/${file}`)).toBe(false)
})
