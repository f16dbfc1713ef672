import { describe, expect, it } from 'vitest'
import { root } from '../process.ts'
import { importGraph, reach, specifiers } from './imports.ts'

describe('imports', () => {
  it('are found in every form that the project uses', () =>
    expect(
      specifiers("import a, { type B } from './a.ts'\nimport './b.css.ts'\nexport { c } from '#c.ts'\nconst d = () => import('./d.tsx')"),
    ).toEqual({
      always: ['./a.ts', './b.css.ts', '#c.ts'],
      later: ['./d.tsx'],
      patterns: [],
    }))

  it('include files that are started by their address, and files that match a pattern', () =>
    expect(
      specifiers(
        "new URL('main.ts', import.meta.url)\nimport.meta.glob<Module>(['../*/*.stories.tsx', '!../Old.stories.tsx'], { eager: true })",
      ),
    ).toEqual({ always: [], later: ['./main.ts'], patterns: ['../*/*.stories.tsx', '!../Old.stories.tsx'] }))

  it('are followed through the project’s own packages and their short names', () => {
    const file = 'design-system/components/Button/Button.stories.tsx'
    const reached = reach(importGraph(root, [file, '.storybook/preview.tsx']), [file])
    expect(reached).toContain('design-system/components/Button/Button.css.ts')
    expect(reached).toContain('design-system/tokens/options.ts')
    expect(reached).not.toContain('design-system/components/Select/Select.tsx')
    expect(reach(importGraph(root, ['server/src/main.test.ts']), ['server/src/main.test.ts'])).toContain('server/src/services/services.ts')
    const matrix = 'design-system/foundations/EveryMatrix.stories.tsx'
    expect(reach(importGraph(root, [matrix]), [matrix])).toContain('design-system/components/Button/Button.tsx')
    const everywhere = reach(importGraph(root, ['.storybook/preview.tsx']), ['.storybook/preview.tsx'])
    expect(everywhere).toContain('design-system/messages/ar.json')
    expect(everywhere).toContain('mocks/world/networkers.ts')
  })
})
