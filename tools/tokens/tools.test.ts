import { defineConfig, Logger, parse, RECOMMENDED_CONFIG } from '@terrazzo/parser'
import { pathToFileURL } from 'node:url'
import StyleDictionary from 'style-dictionary'
import { beforeAll, describe, expect, it } from 'vitest'
import { inRoot } from '../process.ts'
import { themeNames, type ThemeName } from './export.ts'
import { readTokens } from './files.ts'
import { importTokens } from './import.ts'
import { plainPath, plainTokens } from './plain.ts'

/* Designers and other platforms read our files with tools that are not ours, so two of these tools read them here. */

/** Reads a token file with Terrazzo. Its rule about names is off, because our names follow our TypeScript. */
async function terrazzo(content: object) {
  const logger = new Logger({ level: 'silent' })
  const here = pathToFileURL(inRoot('design-system/tokens/export/light.tokens.json'))
  const config = defineConfig(
    { lint: { rules: { ...RECOMMENDED_CONFIG, 'core/consistent-naming': 'off' } } },
    { cwd: new URL('./', here), logger },
  )
  const { tokens } = await parse([{ filename: here, src: JSON.stringify(content) }], { config, logger })
  return { paths: new Set(Object.keys(tokens)), complaints: logger.warnCount + logger.errorCount }
}

describe('Terrazzo', () => {
  it.each(themeNames)('reads every token of the %s theme and reports no problem', async (theme: ThemeName) => {
    const paths = [...importTokens(readTokens(theme)).keys()].map((path) => path.replace(typographyPart, ''))
    expect(await terrazzo(readTokens(theme))).toEqual({ paths: new Set(paths), complaints: 0 })
  })

  it('refuses a colour whose colour space the format does not have', () =>
    expect(terrazzo({ a: { $type: 'color', $value: { colorSpace: 'red', components: [1] } } })).rejects.toThrow())
})

/** The part of a typography token. Terrazzo reads such a token as one; our reader makes one for each part. */
const typographyPart = /(?<=^decision\.type\.\w+\.\w+\.\w+)\.\w+$/u

describe('the token file for older tools', () => {
  const tokens = readTokens('plain')
  let css = new Map<string, string>()

  beforeAll(async () => {
    const dictionary = new StyleDictionary({
      tokens,
      log: { verbosity: 'silent', warnings: 'error' },
      platforms: { css: { transformGroup: 'css', files: [{ destination: 'tokens.css', format: 'css/variables' }] } },
    } as ConstructorParameters<typeof StyleDictionary>[0])
    const [file] = await dictionary.formatPlatform('css')
    css = new Map([...String(file?.output).matchAll(/^ {2}--([\w-]+): (.+);$/gmu)].map(([, name = '', value = '']) => [name, value]))
  })

  it('is current; “npm run codegen” writes it', () => expect(tokens).toEqual(plainTokens()))

  it('has only texts and numbers as values', () => {
    const values = (node: object): unknown[] =>
      Object.entries(node).flatMap(([name, inner]: [string, unknown]) => {
        if (name === 'value') return [inner]
        return typeof inner === 'object' && inner !== null ? values(inner) : []
      })
    expect(values(tokens).filter((value) => typeof value !== 'string' && typeof value !== 'number')).toEqual([])
    expect(values(tokens).length).toBeGreaterThan(200)
  })

  it.each(themeNames)('gives Style Dictionary the values of the %s theme', (theme: ThemeName) => {
    for (const [path, value] of importTokens(readTokens(theme)))
      expect([path, plain(css.get(cssName(plainPath(theme, path))) ?? '')]).toEqual([path, plain(value)])
  })

  it('loses no token in Style Dictionary, and no value becomes an object', () => {
    const paths = themeNames.flatMap((theme) => [...importTokens(readTokens(theme)).keys()].map((path) => plainPath(theme, path)))
    expect(css.size).toBe(new Set(paths).size)
    expect([...css.values()].filter((value) => /\[object|undefined|NaN|\{/u.test(value))).toEqual([])
  })
})

/** Returns the name that Style Dictionary gives to a token in CSS. */
const cssName = (path: string) =>
  path
    .split('.')
    .map((part) => part.replaceAll(/([a-z\d])([A-Z])/gu, '$1-$2').toLowerCase())
    .join('-')

/** Makes two notations of a value equal: without quotes around fonts, and with spaces between the channels of a colour. */
const plain = (text: string) =>
  text.replaceAll(/['"]/gu, '').replaceAll(/rgba?\(([^)]*)\)/gu, (_, inside: string) => inside.replaceAll(/[,/ ]+/gu, ' '))
