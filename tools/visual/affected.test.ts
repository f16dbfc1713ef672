import { describe, expect, it } from 'vitest'
import { affectedBy } from './affected.ts'
import type { Listed } from './plan.ts'

const node = (always: string[] = [], later: string[] = []) => ({ always, later })
const graph = new Map([
  ['.storybook/preview.tsx', node(['themes.ts'], ['.storybook/network.ts'])],
  ['.storybook/network.ts', node(['world.ts'])],
  ['button.stories.tsx', node(['button.tsx'])],
  ['button.tsx', node(['button.css.ts'], ['heavy.ts'])],
  ['button.css.ts', node(['scale.ts'])],
  ['home.stories.tsx', node(['home.tsx'])],
])
const files: Record<string, string> = { button: 'button.stories.tsx', home: 'home.stories.tsx' }
const story = (id: string, parameters: Listed['parameters'] = {}): Listed => ({ id, title: id, name: id, tags: [], parameters })
const stories = [story('button'), story('home', { scenario: 'brand' })]
const after = (...changed: string[]) =>
  stories.filter(affectedBy('/', changed, (id) => files[id], Object.values(files), graph)).map(({ id }) => id)

describe('affectedBy', () => {
  it.each([
    ['nothing', [], []],
    ['a style that a component is drawn with', ['scale.ts'], ['button']],
    ['a part that is fetched later', ['heavy.ts'], ['button']],
    ['a screen', ['home.tsx'], ['home']],
    ['the theme', ['themes.ts'], ['button', 'home']],
    ['the lockfile', ['pnpm-lock.yaml'], ['button', 'home']],
    ['the people of the world', ['world.ts'], ['home']],
    ['a server that no story knows', ['server/src/main.ts'], []],
  ])('finds the affected stories after a change of %s', (_, changed, expected) => expect(after(...changed)).toEqual(expected))

  it('returns true for every story whose file is unknown', () =>
    expect(affectedBy('/', ['home.tsx'], () => undefined, [], graph)(story('x'))).toBe(true))
})
