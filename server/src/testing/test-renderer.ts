import { escapeHtml } from '../http/html.ts'
import type { RendererBuild } from '../http/rendered-page/renderer-build.ts'

/** A build that renders each page as its address. Journeys test the real one. */
export const testRenderer: RendererBuild = {
  createPageRenderer:
    () =>
    async ({ path, language }) => ({
      html: `<main id="main" class="known" style="color:red" lang="${language}" data-path="${escapeHtml(path)}"></main>`,
      isCurrent: async () => true,
    }),
  drawPattern: (path) => (path.endsWith('known.svg') ? '<svg xmlns="http://www.w3.org/2000/svg"/>' : null),
  css: '.known{margin:0}.unknown{margin:1px}',
}
