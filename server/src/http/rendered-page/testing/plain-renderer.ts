import type { RendererBuild } from '../renderer-build.ts'

/** A renderer whose pages say only which address they show, so that tests see what the server itself adds. */
export const plainRenderer: RendererBuild = {
  createPageRenderer:
    () =>
    async ({ path }) => ({ html: `<main data-path="${path}"></main>`, isCurrent: async () => true }),
  drawPattern: () => null,
  css: '',
}
