import { commandLine } from '../command-line.ts'
import { listComponents } from '../components/list.ts'
import { home, sourceManifest } from '../package/places.ts'

/** `npm run components`: prints the components of the design system as JSON, for people and for assistants that write code. */

const { args } = commandLine({
  command: 'npm run components',
  does: 'prints the components of the design system as JSON: import, description, status, props, stories and tokens',
  word: { name: 'NAME', does: 'only the component with this name, such as Button; all without a name' },
  options: {},
})
const named = args.find((argument) => !argument.startsWith('-'))?.toLowerCase()
const all = listComponents(home, sourceManifest().name)
const chosen = all.filter(({ name }) => named === undefined || name.toLowerCase() === named)
if (chosen.length > 0) console.log(JSON.stringify(chosen, null, 2))
else {
  console.error('There is no component of this name.')
  process.exitCode = 64
}
