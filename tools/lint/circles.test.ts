import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, it } from 'vitest'
import { capture, inRoot, installed } from '../process.ts'

const { rules } = JSON.parse(readFileSync(inRoot('.oxlintrc.json'), 'utf8')) as { rules: Record<string, unknown> }

/** Lints files of one folder with the project's own setting of the rule against import cycles, and no other rule. */
async function circlesIn(files: Readonly<Record<string, string>>) {
  const folder = mkdtempSync(path.join(tmpdir(), 'circles-'))
  const setting = { plugins: ['import'], categories: { correctness: 'off' }, rules: { 'import/no-cycle': rules['import/no-cycle'] } }
  try {
    for (const [name, text] of Object.entries({ ...files, 'setting.json': JSON.stringify(setting) }))
      writeFileSync(path.join(folder, name), text)
    const { code, output } = await capture(installed('oxlint'), ['-c', path.join(folder, 'setting.json'), folder])
    return { isRefused: code !== 0, circles: output.split('Dependency cycle detected').length - 1 }
  } finally {
    rmSync(folder, { recursive: true })
  }
}

const part = "import type { Whole } from './whole.ts'\nexport type Part = { of: Whole }\n"

it.each([
  [
    'of values',
    { 'a.ts': "import { b } from './b.ts'\nexport const a = () => b\n", 'b.ts': "import { a } from './a.ts'\nexport const b = () => a\n" },
  ],
  ['of types alone', { 'part.ts': part, 'whole.ts': "import type { Part } from './part.ts'\nexport type Whole = { parts: Part[] }\n" }],
  [
    'of a type and a value',
    {
      'part.ts': "import type { Whole } from './whole.ts'\nexport const part = (of: Whole) => [of]\n",
      'whole.ts': "import { part } from './part.ts'\nexport type Whole = { side: number }\nexport const whole = part({ side: 1 })\n",
    },
  ],
])('lint reports an import cycle %s in both of its files', async (_, files) =>
  expect(await circlesIn(files)).toEqual({ isRefused: true, circles: 2 }),
)

it('lint accepts files that share a type of a third file', async () =>
  expect(
    await circlesIn({
      'shape.ts': 'export type Shape = { side: number }\n',
      'part.ts': "import type { Shape } from './shape.ts'\nexport type Part = Shape[]\n",
      'whole.ts':
        "import type { Part } from './part.ts'\nimport type { Shape } from './shape.ts'\nexport type Whole = { shape: Shape; parts: Part }\n",
    }),
  ).toEqual({ isRefused: false, circles: 0 }))
