/// <reference types="node" />
/**
 * Cuts “Wasla Figures” out of Mada: the digits and number signs of both scripts and nothing else, because Readex Pro
 * has no tabular figures and columns of money must line up. Run after an update of the family: `node fonts/make-figures.ts`
 * (the results are committed).
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
