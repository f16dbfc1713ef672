import { readFileSync, writeFileSync } from 'node:fs'
import { coverInks } from '@wasla/design-system/tokens/cover-inks.ts'
import { palette } from '@wasla/design-system/tokens/options.ts'
import { inRoot } from '../process.ts'

/** Folder of the server's copy of the code that draws share pictures. It is copied because the server may not import the design system. */
const target = 'server/src/http/share-picture/generated'
const head = '// Written by `npm run codegen` from the design system; change it there.\n'

/** Writes the cover pattern of a name, its colours, and the initials of a name. */
export function writeShareDrawing(): void {
  for (const file of ['seeded.ts', 'star.ts', 'stars.ts'])
    writeFileSync(inRoot(`${target}/${file}`), head + readFileSync(inRoot(`design-system/patterns/Girih/${file}`), 'utf8'))
  writeFileSync(inRoot(`${target}/initials.ts`), head + readFileSync(inRoot('design-system/components/Avatar/initials.ts'), 'utf8'))
  const { accent1, accent2, accent3, accent4, accent5 } = coverInks
  const inks = { INFLUENCER: accent1, AGENT: accent2, AGENCY: accent3, BRAND: accent4, GROUP: accent5 }
  const type = {
    INFLUENCER: palette.plum.day,
    AGENT: palette.azure.day,
    AGENCY: palette.indigo.day,
    BRAND: palette.rust.day,
    GROUP: palette.rose.day,
  }
  const paper = {
    canvas: palette.paper.canvas,
    text: palette.ink.strong,
    muted: palette.ink.muted,
    jade: palette.jade.base,
    saffron: palette.saffron,
  }
  const lines = Object.entries({ inks, type, paper }).map(
    ([name, value]) => `export const ${name} = ${JSON.stringify(value, null, 2)} as const\n`,
  )
  writeFileSync(inRoot(`${target}/inks.ts`), head + lines.join('\n'))
}
