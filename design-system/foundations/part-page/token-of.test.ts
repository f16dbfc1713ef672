import { describe, expect, it } from 'vitest'
import exported from '../../tokens/export/light.tokens.json'
import { fixed, type, vars } from '../../tokens/vars.css.ts'
import { tokenOf, tokensOf, type Setting } from './token-of.ts'

const latin: Setting = { script: 'latin', width: 'desktop' }

/** Returns the names of all custom properties of a contract. */
const variablesOf = (contract: object): string[] =>
  Object.values(contract).flatMap((value: unknown) =>
    typeof value === 'string' ? [value.slice('var('.length, -1)] : variablesOf(value as object),
  )

const isExported = (name: string) => {
  let at: unknown = exported
  for (const step of name.split('.')) at = (at as Record<string, unknown> | undefined)?.[step]
  return typeof at === 'object' && at !== null && '$value' in at
}

describe('the token of a custom property', () => {
  it.each([
    ['latin', 'phone'],
    ['latin', 'desktop'],
    ['arabic', 'phone'],
    ['arabic', 'desktop'],
  ] as const)('is in the files for designers, in %s on a %s', (script, width) => {
    const all = [vars, fixed, type].flatMap(variablesOf).filter((name) => name !== '--w-type-sign')
    expect(all.length).toBeGreaterThan(100)
    for (const name of all) expect([name, isExported(tokenOf(name, { script, width })?.name ?? '')]).toEqual([name, true])
  })

  it('has the value of each theme', () =>
    expect(tokenOf('--w-colour-surface', latin)).toEqual({ name: 'decision.colour.surface', light: '#FFFFFF', dark: '#1C1A22' }))

  it('does not exist for factors and for properties of a component', () => {
    expect(tokenOf('--w-type-sign', latin)).toBeUndefined()
    expect(tokenOf('--ring__1x2', latin)).toBeUndefined()
    expect(tokenOf('--w-colour-unknown', latin)).toBeUndefined()
  })
})

describe('the tokens of a part', () => {
  it('have each role of type once, and begin with colours', () => {
    const names = tokensOf(
      [
        '--w-motion-fast',
        '--w-type-family',
        '--w-space-sm',
        '--w-type-label-size',
        '--w-type-label-line',
        '--w-colour-text',
        '--w-space-sm',
      ],
      latin,
    ).map(({ name }) => name)
    expect(names).toEqual(['decision.colour.text', 'decision.type.latin.desktop.label', 'decision.space.sm', 'decision.duration.fast'])
  })
})
