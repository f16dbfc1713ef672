import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { writeGenerated } from '../generated.ts'
import { componentFiles } from '../generator/component.ts'
import { catalogueFile, featureFiles, featureMessages } from '../generator/feature.ts'
import { featureName, isComponentName, namesOf, type Names } from '../generator/names.ts'
import { inRoot } from '../process.ts'

const usage = `npm run new component Name              a component of the design system
npm run new feature domain/use-case     a screen of the app`

function stop(text: string): never {
  console.error(text)
  process.exit(64)
}

function write(folder: string, files: Record<string, string>) {
  mkdirSync(inRoot(folder), { recursive: true })
  for (const [name, text] of Object.entries(files)) {
    const file = path.posix.join(folder, name)
    if (existsSync(inRoot(file))) stop(`${file} is already there.`)
    writeFileSync(inRoot(file), text)
    console.log(`wrote ${file}`)
  }
}

function addMessages(domain: string, useCase: Names) {
  const folder = `app/src/features/${domain}/messages`
  if (!existsSync(inRoot(folder, 'catalogue.ts')))
    write(folder, { 'en.json': '{}\n', 'ar.json': '{}\n', 'catalogue.ts': catalogueFile(domain, namesOf(domain).camel) })
  for (const [language, added] of Object.entries(featureMessages(domain, useCase))) {
    const file = inRoot(folder, `${language}.json`)
    const messages = JSON.parse(readFileSync(file, 'utf8')) as Record<string, string>
    writeFileSync(file, `${JSON.stringify({ ...messages, ...added }, null, 2)}\n`)
  }
  console.log(`added ${domain}.${useCase.camel}.title to both catalogues; its Arabic is for you to write`)
}

/** `npm run new`: a folder in the house's shape, whose story fails until it is filled. */
const [kind, name = ''] = process.argv.slice(2)
if (kind === 'component') {
  if (!isComponentName(name)) stop(`A component is named like ProgressBar, and not "${name}".\n\n${usage}`)
  write(`design-system/components/${name}`, componentFiles(name))
} else if (kind === 'feature') {
  const feature = featureName(name)
  if (!feature) stop(`A feature is named like profiles/edit-bio, and not "${name}".\n\n${usage}`)
  write(`app/src/features/${feature.domain}/${feature.useCase.kebab}`, featureFiles(feature.domain, feature.useCase))
  addMessages(feature.domain, feature.useCase)
  const { code, output } = await writeGenerated()
  if (code !== 0) console.error(output)
  process.exitCode = code
} else stop(usage)
