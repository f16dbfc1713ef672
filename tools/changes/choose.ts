import { affectedBy } from '../visual/affected.ts'
import { besideAny, filesForChange } from '../visual/mirror/change.ts'
import { reach, type Graph } from './imports.ts'
import { areaOf, isWalked, type Area } from './journeys.ts'

/** Parts of `npm test` that can run only some of their files. */
export const parted = ['server', 'unit', 'parity', 'stories', 'journeys'] as const
export type Parted = (typeof parted)[number]

/** The input of a choice. Files are paths inside the project. */
export type Project = {
  /** Files that changed or were deleted. */
  changed: readonly string[]
  isThere: (file: string) => boolean
  graph: Graph
  files: Readonly<Record<Parted, readonly string[]>>
  /** The entry files of the product, in a browser or in Node. */
  entries: readonly string[]
  /** Tests that read the project's own files, in addition to importing some. */
  readers: ReadonlySet<string>
  /** Stories whose requests are answered by a scenario. */
  withScenario: ReadonlySet<string>
  /** Files of stories that are known not to be mirrored. */
  notMirrored: ReadonlySet<string>
  /** The areas that each journey visits. */
  walks: ReadonlyMap<string, ReadonlySet<Area>>
}

/** The files of a part that run, or `all` as in a whole run, and the reason. */
export type Choice = { files: readonly string[] | 'all'; why: string }
export type Choices = Readonly<Record<Parted | 'generated' | 'storybook' | 'mirror' | 'lint', Choice>>

/** Returns whether a file decides how everything is built, checked or tested. */
const isConfiguration = (file: string) =>
  /(?:^|\/)(?:package\.json|tsconfig(?:\.\w+)?\.json|(?:vite|vitest|playwright)(?:\.\w+)?\.config\.ts)$|^pnpm-|^\.ox\w+rc\.json$|^codegen\.ts$|^\.storybook\/(?!manager\.ts)|^tools\/(?:tasks\/test\.ts|(?:parts|changes|machine)\/(?!.*\.test\.ts)|process\.ts|build\.ts|browser\.ts|bootstrap\.mjs)|^server\/src\/database\/testing\/|^app\/vite\//u.test(
    file,
  )

/** Returns whether a file affects no test that can be chosen: only people read it, or only checks that always run. */
const isWriting = (file: string) =>
  /\.md$|^docs\/|^\.(?:ci|github)\/|^LICENSE$|^\.(?:gitignore|editorconfig)$|^design-system\/visual-accepted\.json$|^tools\/supply\/advisories\.json$/u.test(
    file,
  )

/** Returns whether codegen reads a file: contract, queries, tokens and the public part of the design system. */
const isSourceOfGenerated = (file: string) =>
  /\.graphql$|\.generated\.ts$|\/generated\/|^server\/contract\/|^design-system\/(?!.*\.(?:stories|test)\.|messages\/)|^tools\/(?:codegen|tokens|api|share|generated)|^codegen\.ts$/u.test(
    file,
  )

/** Maps SDL and queries, which codegen reads, to the generated files that are imported. */
const asImported = (graph: Graph) => (file: string) => {
  if (!file.endsWith('.graphql')) return [file]
  if (file.startsWith('server/contract/')) return [...graph.keys()].filter((each) => each.startsWith('server/contract/generated/'))
  return [file.replace(/\.graphql$/u, '.generated.ts')]
}

/*
 * Returns whether a file belongs to the journeys themselves. Of the other files, every journey needs the app's shell in the browser, and on
 * the server everything that belongs to no domain.
 */
const isJourneysOwn = (file: string) => file.startsWith('app/e2e/')

function chosenJourneys({ graph, files, entries, walks }: Project, changed: readonly string[]): Choice {
  const product = reach(graph, entries)
  const isTouched = (journey: string) => {
    const own = new Set([...reach(graph, [journey])].filter(isJourneysOwn))
    return changed.some((file) => own.has(file))
  }
  const drawn = changed.filter((file) => !isJourneysOwn(file) && product.has(file))
  const everywhere = drawn.find((file) => {
    const area = areaOf(file)
    return area === null || !files.journeys.some((journey) => isWalked(area, walks.get(journey) ?? new Set()))
  })
  if (everywhere) return { files: files.journeys, why: `everybody may meet ${everywhere}` }
  const areas = [...new Set(drawn.map(areaOf).filter((area) => area !== null))]
  const chosen = files.journeys.filter(
    (journey) => isTouched(journey) || areas.some((area) => isWalked(area, walks.get(journey) ?? new Set())),
  )
  const why = areas.length > 0 ? `those that walk through ${areas.join(', ')}` : 'no part of the running product changed'
  return { files: chosen, why }
}

/** Returns whether a file decides what the comparison of mirror images finds. */
const isOfMirror = (file: string) => /^tools\/visual\/(?:mirror\/(?!.*\.test\.)|(?:camera|in-page)\.ts$)/u.test(file)

/** Chooses files of stories to compare with their mirror images. All of them would take longer than all other tests of stories. */
function mirrored({ changed, notMirrored }: Project, stories: readonly string[], why: string): Choice {
  const files = filesForChange(stories, besideAny(changed), notMirrored)
  return { files, why: files.length > 0 ? why : 'no story that is mirrored draws what changed' }
}

const everything = (project: Project, why: string): Choices => {
  const all: Choice = { files: 'all', why }
  const mirror = mirrored(project, project.files.stories, why)
  return { server: all, unit: all, parity: all, stories: all, journeys: all, generated: all, storybook: all, mirror, lint: all }
}

/**
 * Returns the tests and checks that a change can affect. Chooses everything if the effect is unknown: a changed file decides how tests run,
 * or no file imports it.
 */
export function choose(project: Project): Choices {
  const { graph, files, isThere, readers, withScenario } = project
  const configuration = project.changed.find(isConfiguration)
  if (configuration) return everything(project, `${configuration} decides how all of them run`)
  const changed = [...new Set(project.changed.filter((file) => !isWriting(file)).flatMap(asImported(graph)))]
  const stray = changed.find((file) => isThere(file) && !graph.has(file))
  if (stray) return everything(project, `nothing imports ${stray}, so what it reaches cannot be told`)

  const byImport = (part: Parted): Choice => {
    const touched = new Set(changed)
    const chosen = files[part].filter((file) => readers.has(file) || [...reach(graph, [file])].some((each) => touched.has(each)))
    const why = chosen.length > 0 ? 'those that import what changed, or read the project themselves' : 'none of it imports what changed'
    return { files: chosen, why }
  }
  const isShownOtherwise = affectedBy('', changed, (id) => id, files.stories, graph)
  const stories = files.stories.filter((id) =>
    isShownOtherwise({ id, title: id, name: id, tags: [], parameters: withScenario.has(id) ? { scenario: true } : {} }),
  )
  const sources = project.changed.filter(isSourceOfGenerated)
  return {
    server: byImport('server'),
    unit: byImport('unit'),
    parity: byImport('parity'),
    stories: {
      files: stories,
      why: stories.length > 0 ? 'those that draw what changed, or are answered by it' : 'none of them draws what changed',
    },
    journeys: chosenJourneys(project, changed),
    generated:
      sources.length > 0
        ? { files: 'all', why: `${sources[0]} is read by codegen` }
        : { files: [], why: 'nothing that codegen reads changed' },
    storybook: { files: [], why: 'stories that are tested are not bundled; the bundle is built by all of npm test' },
    mirror: changed.some(isOfMirror)
      ? mirrored(project, files.stories, 'the comparison itself changed')
      : mirrored(project, stories, 'all stories beside what changed, the first one of other files that draw it'),
    lint: project.changed.some((file) => /^tools\/lint\/(?!.*\.test\.)/u.test(file))
      ? { files: 'all', why: 'a rule changed' }
      : {
          files: project.changed.filter((file) => isThere(file) && /\.[cm]?[jt]sx?$/u.test(file)),
          why: 'what changed; rules that follow types into other files see those in all of npm test',
        },
  }
}
