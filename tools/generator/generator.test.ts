import { describe, expect, it } from 'vitest'
import { componentFiles } from './component.ts'
import { featureFiles, featureMessages } from './feature.ts'
import { featureName, isComponentName, namesOf } from './names.ts'

describe('names', () => {
  it('come in every form a file needs', () => {
    expect(namesOf('edit-my-bio')).toEqual({ kebab: 'edit-my-bio', camel: 'editMyBio', pascal: 'EditMyBio', words: 'Edit my bio' })
  })

  it.each(['Button', 'OneTimeCode'])('%s is a component', (name) => expect(isComponentName(name)).toBe(true))
  it.each(['button', 'One-Time', '../Button', ''])('%s is none', (name) => expect(isComponentName(name)).toBe(false))
  it.each(['profiles', 'profiles/', 'profiles/Edit', 'a/b/c', '../x/y'])('%s is no feature', (name) =>
    expect(featureName(name)).toBeUndefined(),
  )
  it('takes a feature apart', () =>
    expect(featureName('profiles/edit-bio')).toMatchObject({ domain: 'profiles', useCase: { pascal: 'EditBio' } }))
})

describe('a new folder', () => {
  it('has everything a component needs, and a story that fails until it is filled', () => {
    const files = componentFiles('Meter')
    expect(Object.keys(files)).toEqual(['Meter.tsx', 'Meter.css.ts', 'Meter.stories.tsx', 'Meter.matrix.stories.tsx', 'Meter.mdx'])
    expect(files['Meter.stories.tsx']).toContain('throw new Error')
  })

  it('has everything a screen needs, and words still to be written', () => {
    const name = namesOf('edit-bio')
    expect(Object.keys(featureFiles('profiles', name))).toEqual([
      'EditBioScreen.tsx',
      'EditBioScreen.graphql',
      'EditBioScreen.css.ts',
      'EditBioScreen.stories.tsx',
    ])
    expect(featureMessages('profiles', name)).toEqual({
      en: { 'profiles.editBio.title': 'Edit bio' },
      ar: { 'profiles.editBio.title': '' },
    })
  })
})
