import { readFileSync } from 'node:fs'
import path from 'node:path'
import { build } from 'vite'

/** Returns the script of a report's page as one text. */
async function program(folder: string): Promise<string> {
  const made = await build({
    configFile: false,
    logLevel: 'silent',
    build: { write: false, minify: false, lib: { entry: path.join(folder, 'page.ts'), formats: ['es'] } },
  })
  const [first] = [made].flat().flatMap((one) => ('output' in one ? one.output : []))
  if (first?.type !== 'chunk') throw new Error('The page of the report does not build.')
  return first.code
}

/** Escapes text for a script element: nothing in it may end the element. */
const inScript = (text: string) => text.replaceAll('<', String.raw`\u003c`)

/** Returns the page of a report, with its style, data and script inside. The folder holds `index.html`, `report.css` and `page.ts`. */
export async function pageOf(folder: string, data: unknown): Promise<string> {
  const source = (name: string) => readFileSync(path.join(folder, name), 'utf8')
  const parts: Readonly<Record<string, string>> = {
    '/*style*/': source('report.css'),
    '/*data*/': inScript(JSON.stringify(data)),
    '/*script*/': (await program(folder)).replaceAll('</script', String.raw`<\/script`),
  }
  return source('index.html').replaceAll(/\/\*(?:style|data|script)\*\//gu, (hole) => parts[hole] ?? '')
}
