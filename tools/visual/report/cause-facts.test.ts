import { describe, expect, it } from 'vitest'
import type { Group } from '../causes/cause.ts'
import { factsOf } from './cause-facts.ts'
import type { Shown } from './data.ts'

const shown = (title: string, mode: string): Shown => ({
  story: title,
  title,
  name: 'Plain',
  mode,
  kind: 'changed',
  picture: '',
  pixels: 1,
  share: 0.1,
  step: 1,
  width: 1,
  height: 1,
})
const changes = [
  shown('Components/Card/Matrix', 'en-light-desktop'),
  shown('Screens/Groups/List', 'ar-dark-desktop'),
  shown('Screens/Groups/List', 'en-light-desktop'),
]
const group = (part: Partial<Group>): Group => ({
  kind: 'token',
  name: 'space.sm',
  before: '1px',
  after: '2px',
  components: ['Card', 'ListRow'],
  pictures: [0, 1, 2],
  itself: [0],
  clearest: 0,
  ...part,
})
const values = (part: Partial<Group>) => factsOf(group(part), changes).map(([, value]) => value)

describe('the facts of a cause', () => {
  it('name the components that a token changes, and count the pictures that only show them', () =>
    expect(values({})).toEqual(['2 components', '2 pictures, folded', 'Card, List row']))

  it('count the pictures of the component of a rule', () =>
    expect(values({ kind: 'rule', components: ['Card'], pictures: [0], itself: [0] })).toEqual(['1 picture of Card', 'none', 'Card']))

  it('count the languages of a message, and name the screens', () =>
    expect(values({ kind: 'text', pictures: [1, 2], itself: [1, 2] })).toEqual(['1 English, 1 Arabic', 'none', 'Groups › List']))

  it('name the stories if no component is known', () =>
    expect(values({ kind: 'picture', components: [], pictures: [0], itself: [0] })).toEqual(['1 picture', 'none', 'Card']))
})
