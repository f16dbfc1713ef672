import { globSync, readFileSync } from 'node:fs'
import { codemods } from '@wasla/design-system/codemods/all.ts'
import type { Codemod } from '@wasla/design-system/codemods/codemod.ts'
import { describe, expect, it } from 'vitest'
import { inRoot } from '../process.ts'
import { changeLines, missingFor } from './breaking.ts'
import { changelogOf, changesOfPackage } from './changelog.ts'
import type { Change } from './compare.ts'

const changes: Change[] = [
  { name: 'components/Chip Chip', kind: 'removed', isBreaking: true },
  { name: 'components/Tag Tag', kind: 'added', isBreaking: false },
]
const codemod: Codemod = {
  version: '0.2.0',
  name: 'tags',
  says: 'Chip is Tag.',
  example: { before: '', after: '' },
  mends: ['components/Chip Chip'],
}
const versions = { base: '0.1.0', now: '0.2.0' }
const log = new Map([['0.2.0', '- `tags`: Chip is Tag.']])

describe('a release with a breaking change', () => {
  it('is complete with a new version, a codemod and a line of the changelog', () => {
    expect(missingFor(changes, versions, [codemod], log)).toEqual([])
  })

  it('needs a codemod that names the change and is newer than the base', () => {
    const lost = ['No codemod mends “components/Chip Chip”, which was removed: add one to design-system/codemods/.']
    expect(missingFor(changes, versions, [], log)).toEqual(lost)
    expect(missingFor(changes, versions, [{ ...codemod, version: '0.1.0' }], log)).toEqual(lost)
  })

  it('needs a line of the changelog that names the codemod', () => {
    expect(missingFor(changes, versions, [codemod], new Map())).toEqual(['The changelog of 0.2.0 has no line for products with `tags`.'])
  })

  it('needs a version after the base', () => {
    expect(missingFor(changes, { base: '0.1.0', now: '0.1.0' }, [codemod], log)).toEqual(['Breaking changes need a version after 0.1.0.'])
  })

  it('is shown with a mark at each breaking change', () => {
    expect(changeLines(changes)).toEqual(['- components/Chip Chip  (breaking)', '+ components/Tag Tag'])
  })
})

describe('a release without a breaking change', () => {
  it('needs nothing', () => expect(missingFor(changes.slice(1), { base: '0.1.0', now: '0.1.0' }, [], new Map())).toEqual([]))
})

describe('the changelog of the package', () => {
  it('has the parts for products that use it', () => {
    const text =
      '# Changelog\n\n## 0.2.0\n\n### For users\n\n- a\n\n### For products that use the design system\n\n- b\n\n### For developers\n\n- c\n'
    expect(changelogOf(text)).toBe('# Changelog\n\n## 0.2.0\n\n- b\n')
  })
})

describe('the codemods', () => {
  it('are all in the list, and each has a line in the changelog of its version', () => {
    const files = globSync('design-system/codemods/[0-9]*.ts', { cwd: inRoot() })
    expect(files.map((file) => /([^/\\]+)\.ts$/u.exec(file)?.[1]).toSorted()).toEqual(
      codemods.map(({ version, name }) => `${version}-${name}`).toSorted(),
    )
    const changelog = changesOfPackage(readFileSync(inRoot('CHANGELOG.md'), 'utf8'))
    expect(codemods.filter(({ version, name }) => !changelog.get(version)?.includes(`\`${name}\``))).toEqual([])
  })
})
