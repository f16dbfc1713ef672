import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { componentFiles } from './component.ts'
import { catalogueFile, featureFiles, featureMessages, pathOf, scenarioOf } from './feature.ts'
import { namesOf, type Names } from './names.ts'
import { withGuard, withPlace, withScenario, withScreen } from './tables.ts'

/** The folder to write into, and a function that reports each written file. */
export type Writer = { root: string; say: (text: string) => void }

function write({ root, say }: Writer, folder: string, files: Record<string, string>): string[] {
  const places = Object.keys(files).map((name) => path.posix.join(folder, name))
  const there = places.find((file) => existsSync(path.join(root, file)))
  if (there !== undefined) throw new Error(`${there} is already there.`)
  mkdirSync(path.join(root, folder), { recursive: true })
  for (const [name, text] of Object.entries(files)) {
    writeFileSync(path.join(root, folder, name), text)
    say(`wrote ${path.posix.join(folder, name)}`)
  }
  return places
}

function edit({ root, say }: Writer, file: string, what: string, change: (text: string) => string): string {
  const text = readFileSync(path.join(root, file), 'utf8')
  const next = change(text)
  if (next !== text) writeFileSync(path.join(root, file), next)
  say(next === text ? `${file} has ${what} already` : `added ${what} to ${file}`)
  return file
}

function addMessages(writer: Writer, domain: string, useCase: Names) {
  const folder = `app/src/features/${domain}/messages`
  if (!existsSync(path.join(writer.root, folder, 'catalogue.ts')))
    write(writer, folder, { 'en.json': '{}\n', 'ar.json': '{}\n', 'catalogue.ts': catalogueFile(domain, namesOf(domain).camel) })
  for (const [language, added] of Object.entries(featureMessages(domain, useCase)))
    edit(
      writer,
      `${folder}/${language}.json`,
      `${domain}.${useCase.camel}.title`,
      (text) => `${JSON.stringify({ ...(JSON.parse(text) as Record<string, string>), ...added }, null, 2)}\n`,
    )
}

/** Writes a component with its stories and documentation page. Returns its files. */
export const writeComponent = (writer: Writer, name: string): string[] =>
  write(writer, `design-system/components/${name}`, componentFiles(name))

/** Writes a screen with its messages, frame and scenario. Returns all files that it wrote or changed. */
export function writeFeature(writer: Writer, domain: string, useCase: Names): string[] {
  const files = write(writer, `app/src/features/${domain}/${useCase.kebab}`, featureFiles(domain, useCase))
  addMessages(writer, domain, useCase)
  const at = pathOf(useCase)
  return [
    ...files,
    edit(writer, 'app/src/paths.ts', `the path ${at}, for members`, (text) => withGuard(text, at)),
    edit(writer, 'app/src/places.ts', 'its frame', (text) => withPlace(text, at)),
    edit(writer, 'app/src/screens/main.ts', 'its screen', (text) => withScreen(text, at, namesOf(domain), useCase)),
    edit(writer, 'mocks/scenarios/scenarios.ts', `the scenario ${scenarioOf(domain, useCase)}`, (text) =>
      withScenario(text, scenarioOf(domain, useCase), useCase.words),
    ),
  ]
}

/** Returns the next steps for the person who ran the generator, in order. */
export const nextForComponent = (name: string): readonly string[] => [
  `say in ${name}.tsx what it is, and write its words in ${name}.stories.tsx in both languages`,
  'npm run storybook, and look at it in both languages and themes',
  `say in its story Behaviour what a reader can do: npm run vitest -- --project stories-en ${name}`,
  `fill ${name}.mdx: when to use it and when not to`,
  `if people press it or type in it, name its states after @selector in the comment of ${name}.tsx; else give the reason in tools/states/exceptions.ts`,
  `name it in design-system/foundations/status.ts; its page then begins with its status and ends with anatomy, changes and uses`,
  `npm run codegen, which writes its matrix, ${name}.states.stories.tsx`,
  `npm run visual -- --states ${name.toLowerCase()}, and open states-report/states.html: every state differs from rest`,
]

export const nextForFeature = (domain: string, useCase: Names): readonly string[] => [
  `write its title in Arabic in app/src/features/${domain}/messages/ar.json`,
  `choose who may open ${pathOf(useCase)} in app/src/paths.ts and its frame in app/src/places.ts`,
  `ask for what it shows in ${useCase.pascal}Screen.graphql, then npm run codegen`,
  'say in app/src/offline/stored-operations.ts whether a device stores the answer',
  `give it the scenarios empty, long and failing beside ${scenarioOf(domain, useCase)} in mocks/scenarios`,
  `say in its story what a person can do: npm run vitest -- --project stories-en ${useCase.pascal}Screen`,
  `npm run screens -- ${pathOf(useCase)}, and look at the pictures`,
]
