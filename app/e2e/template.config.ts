import { rmSync } from 'node:fs'
import type { FullConfig } from 'playwright/test'
import { limit } from '../../tools/machine/pace.ts'
import { startProduct } from '../../tools/product.ts'
import { compiledOnce, templateIn } from './harness/template.ts'

/**
 * Runs before all journeys. Starts a server, which makes the demo world, and keeps its data for the servers of the journeys: making the
 * world takes half of a start. Returns the function that deletes the data after all journeys.
 */
export default async function makeTemplate({ projects }: FullConfig): Promise<() => void> {
  const folders = [...new Set(projects.map(({ outputDir }) => templateIn(outputDir)))]
  const forget = () => {
    for (const folder of folders) rmSync(folder, { recursive: true, force: true })
  }
  forget()
  for (const folder of folders) {
    const product = await startProduct({ patience: limit(60_000), env: compiledOnce })
    const code = await product.stop(folder)
    if (code !== 0) throw new Error(`The server of the template ended with ${code}.\n${product.output()}`)
  }
  return forget
}
