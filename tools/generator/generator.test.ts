import { describe, expect, it } from 'vitest'
import { componentFiles } from './component.ts'
import { featureFiles, featureMessages } from './feature.ts'
import { withGuard, withPlace, withScenario, withScreen } from './tables.ts'
import { nextForComponent, nextForFeature } from './write.ts'
import { featureName, isComponentName, namesOf } from './names.ts'

describe('the generator', () => {
  it('writes a name in every form that a file needs', () => {
    expect(namesOf('edit-my-bio')).toEqual({ kebab: 'edit-my-bio', camel: 'editMyBio', pascal: 'EditMyBio', words: 'Edit my bio' })
  })

  it.each(['Button', 'OneTimeCode'])('accepts %s as a component', (name) => expect(isComponentName(name)).toBe(true))
  it.each(['button', 'One-Time', '../Button', ''])('refuses %s as a component', (name) => expect(isComponentName(name)).toBe(false))
  it.each(['profiles', 'profiles/', 'profiles/Edit', 'a/b/c', '../x/y'])('refuses %s as a feature', (name) =>
    expect(featureName(name)).toBeUndefined(),
  )
  it('splits a feature into domain and use case', () =>
    expect(featureName('profiles/edit-bio')).toMatchObject({ domain: 'profiles', useCase: { pascal: 'EditBio' } }))
})

describe('a new folder', () => {
  it('has all files of a component, and a story that fails until it is written', () => {
    const files = componentFiles('Meter')
    expect(Object.keys(files)).toEqual(['Meter.tsx', 'Meter.css.ts', 'Meter.stories.tsx', 'Meter.matrix.stories.tsx', 'Meter.mdx'])
    expect(files['Meter.stories.tsx']).toContain('throw new Error')
  })

  it('has all files of a screen, and an Arabic title that is still empty', () => {
    const name = namesOf('edit-bio')
    expect(Object.keys(featureFiles('profiles', name))).toEqual([
      'EditBioScreen.tsx',
      'EditBioScreen.graphql',
      'EditBioScreen.css.ts',
      'EditBioScreen.stories.tsx',
    ])
    expect(featureFiles('profiles', name)['EditBioScreen.stories.tsx']).toContain("title: 'Screens/Edit bio'")
    expect(featureMessages('profiles', name)).toEqual({
      en: { 'profiles.editBio.title': 'Edit bio' },
      ar: { 'profiles.editBio.title': '' },
    })
  })
})

describe('tables of a new screen', () => {
  const useCase = namesOf('send-a-gift')
  const screens = "import { a } from 'a'\n\nexport const mainScreens = {\n  '/wallet': { load },\n}\n"

  it('get a path for members, a frame, a screen with its messages, and a scenario', () => {
    expect(withGuard("{\n  '/terms': open,\n} as const satisfies Readonly<Record<string, Guard>>\n", '/send-a-gift')).toContain(
      "'/send-a-gift': member,\n} as const",
    )
    expect(withPlace('{\n} as const satisfies { readonly [P in Path]?: Place }\n', '/send-a-gift')).toContain(
      "'/send-a-gift': { frame: 'app' },\n} as const",
    )
    const table = withScreen(screens, '/send-a-gift', namesOf('gifts'), useCase)
    expect(table).toContain("import { giftsMessages } from '#features/gifts/messages/catalogue.ts'")
    expect(table).toContain("  '/wallet': { load },\n  '/send-a-gift': {\n")
    expect(withScenario('{\n  ...adminScenarios,\n  empty: {},\n}', 'gifts-send-a-gift', 'Send a gift')).toBe(
      "{\n  ...adminScenarios,\n  'gifts-send-a-gift': { title: 'Send a gift: the usual case', viewer: NOURA },\n  empty: {},\n}",
    )
  })

  it('stay as they are if they have the row already', () => {
    const once = withScreen(screens, '/send-a-gift', namesOf('gifts'), useCase)
    expect(withScreen(once, '/send-a-gift', namesOf('gifts'), useCase)).toBe(once)
  })

  it('make the generator throw if their end is not found', () => expect(() => withGuard('const x = 1', '/x')).toThrow('There is no line'))
})

it('the generator prints the next steps', () => {
  expect(nextForComponent('Meter')).toContain('npm run storybook, and look at it in both languages and themes')
  expect(nextForComponent('Meter').at(-1)).toContain('npm run visual -- --states meter')
  expect(nextForFeature('gifts', namesOf('send-a-gift')).at(-1)).toBe('npm run screens -- /send-a-gift, and look at the pictures')
})
