import { existsSync, globSync, readFileSync } from 'node:fs'
import { inRoot, root } from '../process.ts'
import type { Project } from './choose.ts'
import { notMirrored } from '../visual/mirror/not-mirrored.ts'
import { importGraph, reach, type Graph } from './imports.ts'
import { areaOf, areasIn, screensIn, type Area, type Places } from './journeys.ts'

const filesOf = (...patterns: string[]): string[] =>
  globSync(patterns, { cwd: root, exclude: (name) => /(^|[\\/])(node_modules|dist|\.cache)$/u.test(name) }).map((file) =>
    file.replaceAll('\\', '/'),
  )
const read = (file: string) => readFileSync(inRoot(file), 'utf8')

/** The entry files of the product: two apps, and the server with the optional demo. */
const entries = ['app/src/main.tsx', 'app/src/admin/main.tsx', 'server/src/main.ts']
/** Files with dynamic imports that stories use, and sources that need no test. */
const others = () => ['.storybook/preview.tsx', '.storybook/network.ts', ...filesOf('tools/**/*.ts', 'server/bench/**/*.ts')]

/** Returns the test files by the part of `npm test` that runs them. */
export const testFiles = (): Project['files'] => ({
  server: filesOf('server/{src,contract,bench}/**/*.test.ts'),
  unit: filesOf('{mocks,design-system,tools}/**/*.test.{ts,tsx}', 'app/{src,vite}/**/*.test.{ts,tsx}'),
  parity: filesOf('server/parity/**/*.test.ts'),
  stories: filesOf('{design-system,app/src}/**/*.{stories.ts,stories.tsx,mdx}'),
  journeys: filesOf('app/e2e/journeys/*.e2e.ts'),
})

/** Returns the areas of the app's messages and screens. */
export function places(): Places {
  const catalogues = filesOf('app/src/features/*/messages/en.json', 'app/src/admin/messages/en.json')
  return {
    ofMessage: new Map(catalogues.flatMap((file) => Object.keys(JSON.parse(read(file)) as object).map((id) => [id, areaOf(file) ?? '']))),
    ofPath: new Map(['entry', 'main'].flatMap((table) => [...screensIn(read(`app/src/screens/${table}.ts`))])),
  }
}

/** Returns the areas of each journey: its own, and those of the helpers it imports. */
export function journeyAreas(journeys: readonly string[], graph: Graph, where: Places): ReadonlyMap<string, ReadonlySet<Area>> {
  return new Map(
    journeys.map((journey) => {
      const texts = [...reach(graph, [journey])].filter((file) => file.startsWith('app/e2e/')).map(read)
      return [journey, new Set(texts.flatMap((text) => [...areasIn(text, where)]))]
    }),
  )
}

/**
 * Returns whether a file reads folders and so depends on more than it imports. Folders that the server reads are its data, not the project.
 */
const looksThrough = (file: string) =>
  /^(?:tools|mocks|app|design-system)\//u.test(file) && /\b(?:globSync|readdirSync)\(/u.test(read(file))

/** Returns the project as it is on the disk. */
export function readProject(changed: readonly string[]): Project {
  const files = testFiles()
  const tests = [...files.server, ...files.unit, ...files.parity]
  const graph = importGraph(root, [...entries, ...others(), ...tests, ...files.stories, ...files.journeys])
  const looking = new Set([...graph.keys()].filter((file) => /\.tsx?$/u.test(file) && looksThrough(file)))
  return {
    changed,
    isThere: (file) => existsSync(inRoot(file)),
    graph,
    files,
    entries,
    readers: new Set(tests.filter((file) => [...reach(graph, [file])].some((each) => looking.has(each)))),
    withScenario: new Set(files.stories.filter((file) => /\bscenario\b/u.test(read(file)))),
    notMirrored,
    walks: journeyAreas(files.journeys, graph, places()),
  }
}
