import { cpSync, mkdirSync, mkdtempSync, readFileSync, realpathSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { capture, inRoot, installed } from '../process.ts'
import { namesOf } from './names.ts'
import { writeComponent, writeFeature } from './write.ts'

/** A copy of the folders that the generator changes, with the packages of the project. */
const folder = realpathSync(mkdtempSync(path.join(tmpdir(), 'wasla-new-')))
const at = (file: string) => path.join(folder, file)
const useCase = namesOf('send-a-gift')
const query = 'app/src/features/gifts/send-a-gift/SendAGiftScreen'
let written: string[] = []

beforeAll(() => {
  for (const part of ['app', 'design-system', 'mocks']) {
    cpSync(inRoot(part), at(part), { recursive: true, filter: (name) => !/[\\/](?:node_modules|dist|e2e|pictures|fonts)$/u.test(name) })
    symlinkSync(inRoot(part, 'node_modules'), at(`${part}/node_modules`), 'junction')
  }
  symlinkSync(inRoot('node_modules'), at('node_modules'), 'junction')
  const writer = { root: folder, say: () => undefined }
  written = [...writeComponent(writer, 'GiftCard'), ...writeFeature(writer, 'gifts', useCase)]
  // What codegen would generate for the operation, as far as the types need it.
  writeFileSync(
    at(`${query}.generated.ts`),
    `import type { TypedDocumentNode } from '@graphql-typed-document-node/core'\nexport declare const SendAGiftDocument: TypedDocumentNode<{ currentUser: { id: string } | null }, Record<string, never>>\n`,
  )
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

describe('files of the generator', () => {
  it('have the types that the tables require', async () => {
    const base = JSON.parse(readFileSync(inRoot('tsconfig.base.json'), 'utf8')) as { compilerOptions: object }
    const { compilerOptions } = base
    const options = { composite: false, declaration: false, emitDeclarationOnly: false, noEmit: true, types: ['vite/client', 'node'] }
    const lib = ['ES2024', 'DOM', 'DOM.Iterable', 'ESNext.Temporal', 'ESNext.Iterator']
    const files = [...written, 'app/src/env.d.ts', 'app/src/i18n/catalogue.ts'].filter((file) => /\.tsx?$/u.test(file))
    mkdirSync(at('app'), { recursive: true })
    writeFileSync(
      at('app/tsconfig.try.json'),
      JSON.stringify({ compilerOptions: { ...compilerOptions, ...options, lib }, files: files.map((file) => at(file)) }),
    )
    const { output } = await capture(installed('tsc'), ['-p', at('app/tsconfig.try.json'), '--pretty', 'false'])
    // The copy lacks declarations of the whole app, so other files have errors. The written files and the tables must have none.
    const own = output.split('\n').filter((line) => line.startsWith('error TS') || written.some((file) => line.includes(`${file}(`)))
    expect(own).toEqual([])
  })

  it('break no lint rule', async () => {
    const config = JSON.parse(readFileSync(inRoot('.oxlintrc.json'), 'utf8')) as { options: object; jsPlugins: string[] }
    const jsPlugins = config.jsPlugins.map((plugin) => inRoot(plugin))
    writeFileSync(at('.oxlintrc.json'), JSON.stringify({ ...config, options: { ...config.options, typeAware: false }, jsPlugins }))
    const files = written.filter((file) => /\.tsx?$/u.test(file))
    const { code, output } = await capture(installed('oxlint'), ['-c', '.oxlintrc.json', ...files], { cwd: folder })
    expect(code === 0 ? '' : output).toBe('')
  })

  it('do not replace existing files', () =>
    expect(() => writeComponent({ root: folder, say: () => undefined }, 'GiftCard')).toThrow('is already there'))
})
