import { describe, expect, it } from 'vitest'
import type { KitLine } from '@wasla/contract/media-kits/canonical.ts'
import { compared, sectionsOf } from './sections.ts'

const line = (key: string, is: number): KitLine => ({ key, is, tag: '', en: ['Label', `${is}`, 'Source'], ar: ['بند', `${is}`, 'مصدر'] })

describe('the sections of a kit', () => {
  it('are those that have lines, in their order', () =>
    expect(sectionsOf([line('price.a', 1), line('figure.followers', 2), line('price.b', 3)])).toMatchObject([
      { section: 'FIGURES', lines: [{ is: 2 }] },
      { section: 'PRICES', lines: [{ is: 1 }, { is: 3 }] },
    ]))
})

describe('a line of a kit today', () => {
  it('is found by its key, and is missing if the profile does not show it any more', () =>
    expect(compared([line('price.a', 1), line('price.b', 2)], [{ key: 'price.b', value: '3' }]).map(({ today }) => today)).toEqual([
      null,
      '3',
    ]))
})
