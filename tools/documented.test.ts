import { globSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { inRoot } from './process.ts'

const pages = ['README.md', 'CONTRIBUTING.md', ...globSync('docs/{*,operating/*}.md', { cwd: inRoot() })]
const { scripts } = JSON.parse(readFileSync(inRoot('package.json'), 'utf8')) as { scripts: Readonly<Record<string, string>> }
/** pnpm installs packages. It is a program of its own, so the Node that the shell finds does not matter. */
const ofItsOwn = /^\.tools\/bin\/pnpm (?:install|add|update|outdated)\b/u

const commands = pages.flatMap((page) =>
  [
    ...readFileSync(inRoot(page), 'utf8').matchAll(
      /`((?:npm|npx|pnpm|node|vitest|playwright|\.tools\/bin\/pnpm|node_modules\/\.bin\/\S+) [^`]*)`/gu,
    ),
  ].map(([, command = '']) => ({ page, command })),
)

describe('commands in the documentation', () => {
  it('are found in the pages', () => expect(commands.length).toBeGreaterThan(30))

  it('name scripts that exist', () => {
    const named = commands.flatMap(({ page, command }) => {
      const name = /^npm (?:run )?(?!run\b|install\b)([\w:-]+)/u.exec(command)?.[1]
      return name && !(name in scripts) ? [`${page}: ${command}`] : []
    })
    expect(named).toEqual([])
  })

  it('work with any Node of the shell, because every script begins with the bootstrap that gets the right one', () => {
    expect(Object.values(scripts).filter((script) => !script.startsWith('node tools/bootstrap.mjs '))).toEqual([])
    const others = commands.filter(({ command }) => !command.startsWith('npm ') && !ofItsOwn.test(command))
    expect(others.map(({ page, command }) => `${page}: ${command}`)).toEqual([])
  })
})
