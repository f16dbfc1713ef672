import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { Deps } from '../deps.ts'
import { appPage } from '../http/app-page/app-page.ts'
import { currentConfig } from '../http/config.ts'
import type { RendererBuild } from '../http/rendered-page/renderer-build.ts'
import { builtPage, staticApp, type Framed } from '../http/static-app.ts'

type AppFilesParts = Pick<Deps, 'env' | 'clock' | 'log' | 'settings'> & {
  /** Folder of the built app; null if it is not built. */
  appRoot: string | null
  renderer: RendererBuild | null
  daysAhead?: (() => number) | undefined
}

/** Returns the folder of the built app and the function that serves its files and pages; null if the app is not built. */
export function appFiles(parts: AppFilesParts, framed: Framed) {
  const { appRoot: root, renderer, env, clock, log } = parts
  if (root === null || !existsSync(join(root, 'index.html'))) return null
  const pageOf =
    renderer &&
    appPage({
      ...builtPage(join(root, 'index.html'), framed),
      renderSkeletons: renderer.renderSkeletons,
      stylesOf: renderer.stylesOf,
      parts: { publicUrl: env.publicUrl, config: () => currentConfig(parts), now: () => clock.now() },
      log,
    })
  return { root, serve: staticApp(root, framed, pageOf ?? undefined) }
}
