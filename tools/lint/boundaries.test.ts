import path from 'node:path'
import { RuleTester } from 'oxlint/plugins-dev'
import { describe, expect, it } from 'vitest'
import { boundaries, boundaryProblem } from './boundaries.ts'

const product = ['react', '@wasla/app', '@wasla/contract', '@wasla/design-system', '@wasla/mocks', '@wasla/server']
const declared = () => ({ always: new Set(product), forMakers: new Set([...product, 'vitest']) })
const problem = (file: string, specifier: string, isDynamic = false) => boundaryProblem({ file, specifier, isDynamic }, declared)

describe('boundaryProblem refuses an import that the architecture does not allow', () => {
  it.each([
    ['design-system/components/Button/Button.tsx', '@wasla/contract/session/rules.ts'],
    ['server/contract/session/rules.ts', '@wasla/mocks/world/people.ts'],
    ['mocks/store/store.ts', '@wasla/server/start/app.ts'],
    ['app/src/main.tsx', '@wasla/server/start/app.ts'],
    ['app/src/main.tsx', '@wasla/mocks/adapters/browser.ts'],
    ['server/src/start/app.ts', '@wasla/mocks/world/people.ts'],
    ['server/src/start/app.ts', '../../contract/session/rules.ts'],
    ['app/src/main.tsx', '../../design-system/tokens/options.ts'],
    ['app/src/main.tsx', '@wasla/app/session/store.ts'],
    ['app/src/main.tsx', '../../tools/product.ts'],
    ['app/src/main.tsx', '../../.storybook/modes.ts'],
  ])('%s imports %s', (file, specifier) => expect(problem(file, specifier)).toBeDefined())
})

describe('boundaryProblem accepts an import that the architecture allows', () => {
  it.each([
    ['app/src/main.tsx', '@wasla/contract/session/rules.ts'],
    ['app/src/features/session/SignIn.stories.tsx', '@wasla/mocks/world/people.ts'],
    ['server/src/demo/seed.ts', '@wasla/mocks/world/people.ts'],
    ['server/src/domains/session/service.ts', '#domains/profiles/service.ts'],
    ['server/src/domains/session/service.ts', './store.ts'],
    ['server/src/main.ts', 'node:fs'],
    ['.storybook/preview.tsx', '@wasla/app/testing/story-app.tsx'],
    ['app/e2e/harness/test.ts', '../../../tools/product.ts'],
    ['tools/visual/plan.ts', '../../.storybook/modes.ts'],
  ])('%s imports %s', (file, specifier) => expect(problem(file, specifier)).toBeUndefined())
})

it('boundaryProblem lets the app load mocks by import()', () =>
  expect(problem('app/src/main.tsx', '@wasla/mocks/adapters/browser.ts', true)).toBeUndefined())
it.each(['#domains/profiles/store.ts', '../profiles/stores/profiles.ts'])("keeps a domain out of another domain's store: %s", (specifier) =>
  expect(problem('server/src/domains/session/service.ts', specifier)).toMatch(/call its service/),
)
it('boundaryProblem refuses Node modules in code that runs in a browser', () =>
  expect(problem('server/contract/session/rules.ts', 'node:crypto')).toMatch(/browser/))
it('boundaryProblem refuses a package that is not declared', () => expect(problem('app/src/main.tsx', 'left-pad')).toMatch(/not declared/))
it('boundaryProblem refuses test packages in the product', () => {
  expect(problem('app/src/main.tsx', 'vitest')).toMatch(/tests and tools only/)
  expect(problem('app/src/main.test.tsx', 'vitest')).toBeUndefined()
})

const inTree = (file: string) => path.resolve(import.meta.dirname, '../..', file)

new RuleTester({ languageOptions: { parserOptions: { lang: 'ts' } } }).run('boundaries', boundaries, {
  valid: [{ code: "import { a } from '@wasla/contract/session/rules.ts'", filename: inTree('app/src/a.ts') }],
  invalid: [
    { code: "import { a } from '@wasla/contract/session/rules.ts'", filename: inTree('design-system/a.ts'), errors: 1 },
    { code: "export { a } from '@wasla/app/a.ts'; import('@wasla/app/a.ts')", filename: inTree('design-system/a.ts'), errors: 2 },
  ],
})
