import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { CreatePageRenderer, DrawPattern } from '@wasla/contract/public-pages/renderer.ts'

/** The part of the app’s build that the server runs, and the styles of the whole app. */
export type RendererBuild = { createPageRenderer: CreatePageRenderer; drawPattern: DrawPattern; css: string }

/** Loads the build in a folder; resolves to null if the app is not built. */
export async function loadRendererBuild(folder: string): Promise<RendererBuild | null> {
  const file = join(folder, 'renderer.js')
  if (!existsSync(file)) return null
  const { createPageRenderer, drawPattern } = (await import(pathToFileURL(file).href)) as Omit<RendererBuild, 'css'>
  return { createPageRenderer, drawPattern, css: readFileSync(join(folder, 'style.css'), 'utf8') }
}
