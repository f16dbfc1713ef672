import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type {
  CreateMemberPageRenderer,
  CreatePageRenderer,
  DrawPattern,
  KnowsPath,
  RenderSkeletons,
} from '@wasla/contract/public-pages/renderer.ts'
import { styleSheet } from './style-sheet.ts'

/** The part of the app’s build that the server runs, and the function that takes the rules of a page from the styles of the whole app. */
export type RendererBuild = {
  createPageRenderer: CreatePageRenderer
  createMemberPageRenderer: CreateMemberPageRenderer
  renderSkeletons: RenderSkeletons
  knowsPath: KnowsPath
  drawPattern: DrawPattern
  stylesOf: ReturnType<typeof styleSheet>
}

/** Loads the build in a folder; resolves to null if the app is not built. */
export async function loadRendererBuild(folder: string): Promise<RendererBuild | null> {
  const file = join(folder, 'renderer.js')
  if (!existsSync(file)) return null
  const built = (await import(pathToFileURL(file).href)) as Omit<RendererBuild, 'stylesOf'>
  return { ...built, stylesOf: styleSheet(readFileSync(join(folder, 'style.css'), 'utf8')) }
}
