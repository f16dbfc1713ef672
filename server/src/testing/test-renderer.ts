import { escapeHtml } from '../http/html.ts'
import type { RendererBuild } from '../http/rendered-page/renderer-build.ts'
import { styleSheet } from '../http/rendered-page/style-sheet.ts'

/** A build that renders each page as its address. Journeys test the real one. */
export const testRenderer: RendererBuild = {
  createPageRenderer:
    () =>
    async ({ path, language }) => ({
      html: `<main id="main" class="known" style="color:red" lang="${language}" data-path="${escapeHtml(path)}"></main>`,
      isCurrent: async () => true,
    }),
  createMemberPageRenderer:
    () =>
    async ({ path, language, run }) => {
      if (!path.startsWith('/home')) return null
      const { data } = await run('a', {})
      return `<main id="main" class="known" style="color:red" lang="${language}">${escapeHtml(JSON.stringify(data))}</main>`
    },
  renderSkeletons: async () => [
    {
      path: '^/home$',
      types: ['INFLUENCER', 'AGENT'],
      html: { en: '<main class="known" style="color:red">Home</main>', ar: '<main class="known">الرئيسية</main>' },
      operations: [{ id: 'a', variables: {} }],
      comesWithData: false,
    },
  ],
  knowsPath: (path) => !path.startsWith('/nowhere'),
  drawPattern: (path) => (path.endsWith('known.svg') ? '<svg xmlns="http://www.w3.org/2000/svg"/>' : null),
  stylesOf: styleSheet('.known{margin:0}.unknown{margin:1px}'),
}
