import { describe, expect, it } from 'vitest'
import { filesRequested, idsIn, requestedBy, wordsOf } from './requested.ts'

const storiesOf = (title: string, ...names: string[]) =>
  [`export default { title: '${title}' }`, ...names.map((name) => `export const ${name} = {}`)].join('\n')
const page = (of: string) =>
  `import { Meta } from '@storybook/addon-docs/blocks'\nimport * as stories from './${of}'\n<Meta of={stories} />`
const sources = new Map([
  ['button/Button.matrix.stories.tsx', storiesOf('Components/Button/Matrix', 'Every')],
  ['button/Button.mdx', page('Button.stories.tsx')],
  ['button/Button.stories.tsx', storiesOf('Components/Button', 'Default', 'WhileItWaits')],
  ['card/Card.mdx', page('Card.stories.tsx')],
  ['card/Card.stories.tsx', `import { Button } from '../button/Button.tsx'\n${storiesOf('Components/Card', 'Default')}`],
  ['home/Home.stories.tsx', storiesOf('Screens/Home', 'WithOneButton')],
])

describe('filesRequested', () => {
  it.each([
    ['a component, its grid and its docs page', ['components-button'], ['Button.matrix.stories.tsx', 'Button.mdx', 'Button.stories.tsx']],
    ['a story by the name of its export', ['while-it-waits'], ['Button.mdx', 'Button.stories.tsx']],
    ['a word in the name of a story', ['one-button'], ['Home.stories.tsx']],
    ['a word from either side of an id', ['card--def'], ['Card.mdx', 'Card.stories.tsx']],
    ['a docs page', ['card--docs'], ['Card.mdx', 'Card.stories.tsx']],
    ['several words', ['home', 'card'], ['Card.mdx', 'Card.stories.tsx', 'Home.stories.tsx']],
    ['nothing that is there', ['table'], []],
  ])('returns the files for %s', (_, words, expected) =>
    expect(filesRequested(sources, words).map((file) => file.replace(/^.*\//u, ''))).toEqual(expected),
  )

  it('returns files that cannot be parsed if they contain the word', () =>
    expect(filesRequested(new Map([['broken.stories.tsx', 'export default { title: makeTitle("button") }']]), ['button'])).toEqual([
      'broken.stories.tsx',
    ]))
})

it('idsIn returns the ids of Storybook', () =>
  expect(idsIn('Button.stories.tsx', sources.get('button/Button.stories.tsx') ?? '')).toEqual([
    'components-button--default',
    'components-button--while-it-waits',
    'components-button--docs',
  ]))

it('wordsOf splits at commas; requestedBy without words requests all stories', () => {
  expect(wordsOf(' button, card,')).toEqual(['button', 'card'])
  expect(requestedBy(wordsOf(''))('components-card--default')).toBe(true)
  expect(requestedBy(wordsOf('button,x'))('components-card--default')).toBe(false)
})
