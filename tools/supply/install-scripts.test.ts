import { expect, it } from 'vitest'
import { scriptProblems } from './install-scripts.ts'
import type { Installed } from './installed.ts'

const allowed = { esbuild: true, protobufjs: false }
const one = (name: string, more: Partial<Installed> = {}): Installed => ({ id: `${name}@1.0.0`, manifest: {}, hasGyp: false, ...more })
const scripted = (name: string) => one(name, { manifest: { scripts: { postinstall: 'node install.js' } } })
const usual = [scripted('esbuild'), scripted('protobufjs'), one('quiet')]

it('scriptProblems accepts the scripts that are judged', () => expect(scriptProblems(allowed, usual)).toEqual([]))

it.each([scripted('new'), one('new', { hasGyp: true })])('scriptProblems reports a package with a new script', (added) =>
  expect(scriptProblems(allowed, [...usual, added])).toEqual(['new has an install script: judge it in install-scripts.ts']),
)

it('scriptProblems accepts a package that says that nothing is compiled', () =>
  expect(scriptProblems(allowed, [...usual, one('new', { hasGyp: true, manifest: { gypfile: false } })])).toEqual([]))

it('scriptProblems reports a package that pnpm may run and nobody has judged', () =>
  expect(scriptProblems({ ...allowed, other: true }, usual)).toEqual(['other: allowBuilds says true, install-scripts.ts nothing']))

it('scriptProblems reports a judgement that pnpm does not follow', () =>
  expect(scriptProblems({ ...allowed, protobufjs: true }, usual)).toEqual(['protobufjs: allowBuilds says true, install-scripts.ts false']))

it('scriptProblems reports a judged package that has no script any more', () =>
  expect(scriptProblems(allowed, [scripted('esbuild')])).toEqual([
    'protobufjs has no install script any more: remove it from install-scripts.ts and allowBuilds',
  ]))
