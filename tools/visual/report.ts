import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { build } from 'vite'
import { acceptanceOf, type Acceptance } from './acceptances.ts'
import type { Change, Outcome } from './compare.ts'
import { changesFile, junitFile } from './machines.ts'
import { sizeOf } from './pixels.ts'
import type { ReportData, Shown } from './report/data.ts'

const source = (name: string) => readFileSync(path.join(import.meta.dirname, 'report', name), 'utf8')

/** Returns the script of the report's page as one text. */
async function program(): Promise<string> {
  const made = await build({
    configFile: false,
    logLevel: 'silent',
    build: { write: false, minify: false, lib: { entry: path.join(import.meta.dirname, 'report', 'page.ts'), formats: ['es'] } },
  })
  const [first] = [made].flat().flatMap((one) => ('output' in one ? one.output : []))
  if (first?.type !== 'chunk') throw new Error('The page of the report does not build.')
  return first.code
}

/** Escapes text for a script element: nothing in it may end the element. */
const inScript = (text: string) => text.replaceAll('<', String.raw`\u003c`)

function shown(change: Change, accepted: readonly Acceptance[]): Shown {
  const { id, title, name, mode, kind, hash, difference: found } = change
  const file = (side: string) => `pictures/${id}--${mode}--${side}.png`
  const png = change.here ?? change.base
  const { width, height } = found ?? (png ? sizeOf(png) : { width: 0, height: 0 })
  const acceptance = acceptanceOf(accepted, { story: id, mode, kind, picture: hash })
  return {
    story: id,
    title,
    name,
    mode,
    kind,
    picture: hash,
    ...(change.base && { base: file('before') }),
    ...(change.here && { here: file('now') }),
    ...(found && { marked: file('marked'), box: found.box }),
    pixels: found?.pixels ?? width * height,
    share: found?.share ?? 1,
    step: found?.step ?? 0,
    width,
    height,
    ...(acceptance && { note: acceptance.note }),
  }
}

/** Empties a folder and writes the report, its pictures and its files for machines into it. Resolves to the shown changes. */
export async function writeReport(
  folder: string,
  outcome: Outcome,
  names: { base: string; here: string },
  accepted: readonly Acceptance[],
): Promise<readonly Shown[]> {
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(path.join(folder, 'pictures'), { recursive: true })
  const changes = outcome.changes.map((change) => {
    const one = shown(change, accepted)
    const pictures = [
      [one.base, change.base],
      [one.here, change.here],
      [one.marked, change.difference?.picture],
    ] as const
    for (const [file, png] of pictures) if (file && png) writeFileSync(path.join(folder, file), png)
    return one
  })
  const place = ({ id, mode }: { id: string; mode: string }) => `${id} (${mode})`
  const data: ReportData = {
    ...names,
    compared: outcome.compared,
    pictures: outcome.pictures,
    seconds: outcome.seconds,
    failed: outcome.failed.map(place),
    unsteady: outcome.unsteady.map(place),
    changes,
    accepted: [...accepted],
  }
  const parts: Readonly<Record<string, string>> = {
    '/*style*/': source('report.css'),
    '/*data*/': inScript(JSON.stringify(data)),
    '/*script*/': (await program()).replaceAll('</script', String.raw`<\/script`),
  }
  const page = source('index.html').replaceAll(/\/\*(?:style|data|script)\*\//gu, (hole) => parts[hole] ?? '')
  writeFileSync(path.join(folder, 'index.html'), page)
  writeFileSync(path.join(folder, 'changes.json'), changesFile(data))
  writeFileSync(path.join(folder, 'junit.xml'), junitFile(data))
  return changes
}
