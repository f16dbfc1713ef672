import { beforeAll, describe, expect, it } from 'vitest'
import { partNames } from '@wasla/design-system/foundations/status.ts'
import { home } from '../package/places.ts'
import { readTokens } from '../tokens/files.ts'
import { listComponents, type ListedComponent } from './list.ts'
import { tokensIn } from './tokens-in.ts'

let components: readonly ListedComponent[]
beforeAll(() => void (components = listComponents(home, '@wasla/design-system')))

const named = (name: string) => components.find((one) => one.name === name)

describe('the list of components', () => {
  it('says how a component is imported, what it is for, and what its props are', () => {
    const button = named('Button')
    expect(button).toMatchObject({
      import: "import { Button } from '@wasla/design-system/components/Button'",
      status: 'stable',
    })
    expect(button?.description).toContain('Runs an action on this page')
    expect(button?.stories).toContain('Sizes')
    expect(button?.stories).not.toContain('Behaviour')
    expect(button?.tokens).toContain('decision.radius.control')
    expect(button?.props.find(({ name }) => name === 'size')).toEqual({
      name: 'size',
      isRequired: false,
      type: "'large' | 'medium' | 'small'",
      description: '`small` has a touch target of 44 px, too.',
      default: "'medium'",
    })
  })

  it('has every component with a page, and variants beside them', () => {
    // These folders hold what several components share, or export variants only.
    expect(partNames.filter((name) => !named(name))).toEqual(['Chart', 'Field', 'Overlay', 'SelectableCard'])
    expect(named('ChipGroup')?.import).toBe("import { ChipGroup } from '@wasla/design-system/components/Chip/ChipGroup'")
  })

  it('names tokens of the files for designers only', () => {
    const exported = readTokens('light')
    const isExported = (name: string) => {
      let at: unknown = exported
      for (const step of name.split('.')) at = (at as Readonly<Record<string, unknown>> | undefined)?.[step]
      return at !== undefined
    }
    const lost = new Set(components.flatMap(({ tokens }) => tokens.filter((name) => !isExported(name))))
    expect([...lost]).toEqual([])
  })
})

it('tokens are found in styles however their contract is named', () =>
  expect(tokensIn('const { colour } = vars; [colour.text, vars.colour.focus, fixed.space.md, styles.colour.no, colour[tone]]')).toEqual([
    'decision.colour.focus',
    'decision.colour.text',
    'decision.space.md',
  ]))
