/// <reference types="node" />
/**
 * Makes the font “Wasla Figures” from Mada, with only the digits and number signs of both scripts. Columns of money need digits of one
 * width, which Readex Pro does not have. Run `node fonts/make-figures.ts` after an update of Mada, and commit the results.
 */
import { readFile, writeFile } from 'node:fs/promises'
import subsetFont from 'subset-font'
import { figureSets, figureWeights } from './figures.ts'

const source = (script: string, weight: number) =>
  new URL(import.meta.resolve(`@fontsource/mada/files/mada-${script}-${weight}-normal.woff2`))

for (const [script, characters] of Object.entries(figureSets)) {
  for (const { mada: weight } of figureWeights) {
    const subset = await subsetFont(await readFile(source(script, weight)), characters, { targetFormat: 'woff2' })
    const name = `figures-${script}-${weight}.woff2`
    await writeFile(new URL(name, import.meta.url), subset)
    console.info(`${name}: ${subset.byteLength} bytes`)
  }
}
