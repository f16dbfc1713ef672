import { describe, expect, it } from 'vitest'
import {
  chromaticParameters,
  componentModes,
  docsModes,
  engineOf,
  engines,
  firefoxModes,
  isModeName,
  matrixModes,
  modes,
  modesIn,
  modesOf,
  screenModes,
  stateModes,
  type ModeName,
} from '../../.storybook/modes.ts'

const names = Object.keys(modes).filter(isModeName)
const story = { title: 'Components/Button', tags: ['test'], parameters: {} }
const traits = (name: ModeName) => {
  const mode = modes[name]
  return [mode.locale, mode.theme, mode.viewport.width < 768 ? 'phone' : 'desktop']
}

describe('modes', () => {
  it.each(names)('%s has the language, theme and width of its name', (name) => {
    const [language, theme, last] = name.split('-')
    const mode = modes[name]
    expect([mode.locale, mode.theme]).toEqual([language, theme])
    expect('forcedColors' in mode).toBe(last === 'forced')
    expect('textScale' in mode).toBe(last === 'large')
    expect(engineOf(name)).toBe(last === 'firefox' ? 'firefox' : 'chromium')
    expect(mode.viewport.width < 768).toBe(last === 'phone')
  })

  it.each([
    ['chromium', 8],
    ['firefox', 2],
  ] as const)('are few in %s, because a reviewer must look at each', (engine, most) =>
    expect(names.filter((name) => engineOf(name) === engine).length).toBeLessThanOrEqual(most),
  )

  it.each([
    ['components', componentModes],
    ['screens', screenModes],
  ])('show %s in every pair of language, theme and width', (_, chosen) => {
    const seen = new Set(
      chosen.flatMap((name) => {
        const [language, theme, width] = traits(name)
        return [`${language} ${theme}`, `${language} ${width}`, `${theme} ${width}`]
      }),
    )
    expect([...seen].toSorted()).toEqual(
      [
        ...['en light', 'en dark', 'ar light', 'ar dark'],
        ...['en phone', 'en desktop', 'ar phone', 'ar desktop'],
        ...['light phone', 'light desktop', 'dark phone', 'dark desktop'],
      ].toSorted(),
    )
  })

  it('show a matrix in both languages and both themes, and in forced colours', () => {
    const seen = matrixModes.map((name) => traits(name).slice(0, 2).join(' '))
    expect(seen).toEqual(expect.arrayContaining(['en light', 'en dark', 'ar light', 'ar dark']))
    expect(matrixModes.some((name) => 'forcedColors' in modes[name])).toBe(true)
  })
})

it('modes show every state in both languages and themes, in forced colours and in large text', () => {
  expect(stateModes.map((name) => traits(name).slice(0, 2).join(' '))).toEqual(expect.arrayContaining(['en light', 'ar dark']))
  expect(stateModes.some((name) => 'forcedColors' in modes[name])).toBe(true)
  expect(stateModes.some((name) => 'textScale' in modes[name])).toBe(true)
  expect(modesOf({ ...story, tags: ['matrix', 'states'] })).toBe(stateModes)
})

describe('docs pages', () => {
  it('are shown in both languages and both themes, with any tags', () => {
    expect(modesOf({ ...story, tags: ['matrix'], isDocs: true })).toBe(docsModes)
    expect(docsModes.map((name) => traits(name).slice(0, 2).join(' '))).toEqual(['en light', 'ar dark'])
  })
})

describe('stories', () => {
  it('have the modes of their kind', () => {
    expect(modesOf(story)).toBe(componentModes)
    expect(modesOf({ ...story, tags: ['matrix'] })).toBe(matrixModes)
    expect(modesOf({ ...story, title: 'Screens/Home' })).toBe(screenModes)
  })

  it('may choose their modes, or none', () => {
    expect(modesOf({ ...story, parameters: { visual: ['ar-light-phone'] } })).toEqual(['ar-light-phone'])
    expect(modesOf({ ...story, parameters: { visual: 'none' } })).toEqual([])
  })

  it('cannot choose a mode that does not exist', () =>
    expect(() => modesOf({ ...story, parameters: { visual: ['fr-light'] } })).toThrow(/fr-light/))

  it('have the same modes in Chromatic', () => {
    expect(Object.keys(chromaticParameters(story).modes)).toEqual([...componentModes])
    expect(chromaticParameters({ ...story, parameters: { visual: 'none' } }).disableSnapshot).toBe(true)
  })
})

describe('stories in Firefox', () => {
  it('are shown in both languages, light and on a desktop', () => {
    expect(modesIn('firefox', story)).toEqual(firefoxModes)
    expect(firefoxModes.map((name) => traits(name).join(' '))).toEqual(['en light desktop', 'ar light desktop'])
  })

  it('have only the languages that they have in Chromium', () => {
    expect(modesIn('firefox', { ...story, parameters: { visual: ['ar-light-phone'] } })).toEqual(['ar-light-firefox'])
    expect(modesIn('firefox', { ...story, parameters: { visual: 'none' } })).toEqual([])
  })

  it('do not include docs pages', () => expect(modesIn('firefox', { ...story, isDocs: true })).toEqual([]))

  it('are drawn in modes that no story chooses', () =>
    expect(() => modesOf({ ...story, parameters: { visual: ['en-light-firefox'] } })).toThrow(/en-light-firefox/))
})

it('every kind of story has only modes of the engine that draws it', () => {
  for (const engine of engines)
    for (const tags of [[], ['matrix'], ['states']])
      expect(new Set(modesIn(engine, { ...story, tags }).map(engineOf))).toEqual(new Set([engine]))
})
