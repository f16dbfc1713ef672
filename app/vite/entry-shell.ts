import type { Language } from '@wasla/contract/platform/language.ts'
import path from 'node:path'
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
import react from '@vitejs/plugin-react'
import { createServer, type Plugin } from 'vite'
import { icuMessages } from './icu-messages.ts'

type Drawer = { drawEntry: (language: Language) => string }

/** Renders the first page in both languages, with the same code that renders it in the browser. */
export async function drawEntries(root: string): Promise<Record<Language, string>> {
  const server = await createServer({
    root,
    configFile: false,
    mode: 'production',
    logLevel: 'error',
    appType: 'custom',
    cacheDir: path.join(root, '../.cache/vite-entry'),
    plugins: [icuMessages(), react(), vanillaExtractPlugin({ identifiers: 'short' })],
    optimizeDeps: { noDiscovery: true, include: [] },
    server: { middlewareMode: true, ws: false, watch: null },
    ssr: { noExternal: [/^@wasla\//] },
  })
  try {
    const { drawEntry } = (await server.ssrLoadModule('/src/entry-shell.tsx')) as Drawer
    return { en: drawEntry('en'), ar: drawEntry('ar') }
  } finally {
    await server.close()
  }
}

/**
 * Returns the first page as one template for each language. A page may have only one visible `main`, so each is hidden. The boot script
 * shows the `main` in the reader's language.
 */
export const entryTemplates = (entries: Readonly<Record<string, string>>) =>
  Object.entries(entries).map(([language, markup]) => ({
    tag: 'template',
    attrs: { id: `entry-${language}` },
    children: markup.replace('<main ', '<main hidden '),
    injectTo: 'body' as const,
  }))

/**
 * Adds the first page to the built `index.html`, as one template for each language. The boot script shows the template in the reader's
 * language. In development and with the mocks, `index.html` has no first page.
 */
export function entryShell(): Plugin {
  let root = ''
  return {
    name: 'wasla:entry-shell',
    apply: 'build',
    configResolved(config) {
      root = config.root
    },
    transformIndexHtml: {
      order: 'pre',
      async handler(_html, { path: page }) {
        if (page !== '/index.html') return []
        return entryTemplates(await drawEntries(root))
      },
    },
  }
}
