import { describe, expect, it } from 'vitest'
import { differences } from './differ.ts'
import type { MeasuredElement, MeasuredPage } from './measured.ts'
import { properties } from './properties.ts'

type Part = { parent: number; y?: number; values?: Readonly<Record<string, string>>; component?: string; text?: string }

/** Returns a page of boxes of 10 × 10, each with the values that a test names. */
const page = (parts: readonly Part[]): MeasuredPage => ({
  styles: parts.map(({ values = {} }) => properties.map((name) => values[name] ?? 'same')),
  elements: parts.map(({ parent, y = 0, component = '', text = '' }, index): MeasuredElement => ({
    parent,
    tag: 'div',
    sign: `div ${component}`,
    component,
    part: '',
    within: component,
    box: { x: 0, y, width: 10, height: 10 },
    style: index,
    pseudo: {},
    text,
    whole: text,
    drawing: '',
  })),
})
const region = { x: 0, y: 0, width: 20, height: 20 }
const between = (before: readonly Part[], now: readonly Part[]) =>
  differences(page(before), page(now), { pairs: before.map((_, index) => ({ base: index, here: index })), added: [], removed: [] }, region)

describe('the differences of two pages', () => {
  it('count an inherited value at the element that it comes from', () => {
    const [old, now] = [
      { color: 'red', 'padding-block-start': '1px' },
      { color: 'blue', 'padding-block-start': '2px' },
    ]
    const { styles } = between(
      [
        { parent: -1, values: old },
        { parent: 0, values: old },
      ],
      [
        { parent: -1, values: now },
        { parent: 0, values: now },
      ],
    )
    expect(styles.map(({ pair, properties: names }) => [pair.here, names])).toEqual([
      [0, ['color', 'padding-block-start']],
      [1, ['padding-block-start']],
    ])
  })

  it('are only those in the changed region', () => {
    const [old, now] = [{ opacity: '1' }, { opacity: '0.5' }]
    const far = { parent: 0, y: 900 }
    expect(
      between([{ parent: -1 }, { ...far, values: old, text: 'a' }], [{ parent: -1 }, { ...far, values: now, text: 'b' }]),
    ).toMatchObject({
      styles: [],
      texts: [],
    })
  })

  it('count an element that only moved as moved', () =>
    expect(between([{ parent: -1 }, { parent: 0, y: 4 }], [{ parent: -1 }, { parent: 0, y: 9 }])).toMatchObject({ styles: [], moved: 1 }))
})
