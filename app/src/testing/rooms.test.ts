import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { roomProblems, type Import } from './rooms.ts'

const source = path.resolve(import.meta.dirname, '..')

const files = readdirSync(source, { recursive: true, encoding: 'utf8' })
  .map((name) => name.replaceAll('\\', '/'))
  .filter((name) => /\.tsx?$/.test(name) && !/\.(test|stories)\.tsx?$/.test(name) && !/(^|\/)(admin|testing)\//.test(name))

const targetOf = (file: string, specifier: string) =>
  specifier.startsWith('#') ? specifier.slice(1) : path.posix.normalize(path.posix.join(path.posix.dirname(file), specifier))

const importsOf = (file: string): Import[] =>
  [...readFileSync(path.join(source, file), 'utf8').matchAll(/(?:from\s|import\(|import\s)\s*'([#.][^']*)'/g)].map(
    ([, specifier = '']) => ({
      from: file,
      to: targetOf(file, specifier),
    }),
  )

it('features share by rooms of their own, and form no chain and no circle', () =>
  expect(roomProblems(files.flatMap(importsOf))).toEqual([]))

describe('the order of the rooms', () => {
  const insights = { from: 'features/profiles/Stats.tsx', to: 'features/insights/Insights.tsx' }

  it('lets a feature use another that uses none', () => expect(roomProblems([insights])).toEqual([]))

  it('refuses a chain of features', () =>
    expect(roomProblems([insights, { from: 'features/insights/Insights.tsx', to: 'features/social/names.ts' }])).toEqual([
      'features/profiles/Stats.tsx uses insights, which uses another feature itself: features/insights/Insights.tsx',
    ]))

  it('refuses a circle', () =>
    expect(roomProblems([insights, { from: 'features/insights/Insights.tsx', to: 'features/profiles/tabs.ts' }])).toHaveLength(2))

  it.each(['shared/list/RowMenu.tsx', 'form/useForm.ts', 'shell/AppFrame.tsx', 'session/SessionRoot.tsx'])(
    'refuses that %s imports a feature',
    (from) => expect(roomProblems([{ ...insights, from }])).toHaveLength(1),
  )

  it('does not count texts, nor the types of GraphQL fragments', () =>
    expect(
      roomProblems([
        { from: 'session/notices.tsx', to: 'features/session/messages/catalogue.ts' },
        { from: 'shared/profiles/activeProfile.generated.ts', to: 'features/profiles/home/WelcomeLine.generated.ts' },
      ]),
    ).toEqual([]))
})
