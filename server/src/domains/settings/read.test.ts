import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { settingKeys } from '@wasla/contract/settings/settings.ts'

const server = join(import.meta.dirname, '../../..')

it('every setting that the back office can change is read in the code', () => {
  const sources = globSync(['src/**/*.ts', 'contract/**/*.ts'], { cwd: server })
    .filter((file) => !/\.test\.ts$|^contract[\\/]settings[\\/]|[\\/](testing|generated)[\\/]/.test(file))
    .map((file) => readFileSync(join(server, file), 'utf8'))
  expect(settingKeys.filter((key) => !sources.some((text) => text.includes(`'${key}'`)))).toEqual([])
})
