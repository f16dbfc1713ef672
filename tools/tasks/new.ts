import { writeGenerated } from '../generated.ts'
import { featureName, isComponentName } from '../generator/names.ts'
import { nextForComponent, nextForFeature, writeComponent, writeFeature, type Writer } from '../generator/write.ts'
import { capture, installed, root } from '../process.ts'

const usage = `npm run new component Name              a component of the design system
npm run new feature domain/use-case     a screen of the app, with its place and scenario`

function stop(text: string): never {
  console.error(text)
  process.exit(64)
}

const writer: Writer = { root, say: (text) => console.log(text) }

/** A template cannot know how long a name makes a line, so the written files are formatted. */
const tidy = (files: readonly string[]) => capture(installed('oxfmt'), ['--no-error-on-unmatched-pattern', ...files])

function sayNext(steps: readonly string[]) {
  console.log(`\nNext:\n${steps.map((step, at) => `  ${at + 1}. ${step}`).join('\n')}`)
}

/** `npm run new`: writes a folder in the project's structure, whose story fails until it is written. */
const [kind, name = ''] = process.argv.slice(2)
try {
  if (kind === 'component') {
    if (!isComponentName(name)) stop(`A component is named like ProgressBar, and not "${name}".\n\n${usage}`)
    await tidy(writeComponent(writer, name))
    sayNext(nextForComponent(name))
  } else if (kind === 'feature') {
    const feature = featureName(name)
    if (!feature) stop(`A feature is named like profiles/edit-bio, and not "${name}".\n\n${usage}`)
    await tidy(writeFeature(writer, feature.domain, feature.useCase))
    const { code, output } = await writeGenerated()
    if (code !== 0) console.error(output)
    process.exitCode = code
    sayNext(nextForFeature(feature.domain, feature.useCase))
  } else stop(usage)
} catch (error) {
  stop(error instanceof Error ? error.message : String(error))
}
