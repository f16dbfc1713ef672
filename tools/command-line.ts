import { nearest } from './nearest.mjs'

/** What a command accepts after its name. */
export type CommandLine = {
  /** The command as people type it, such as `npm start`. */
  command: string
  does: string
  /** Each option with what it does. `--help` is always one. */
  options?: Readonly<Record<string, string>>
  /** The only word that the command accepts; absent if it accepts none. */
  word?: { name: string; does: string }
  /** Lines for the end of the help. */
  more?: readonly string[]
}

/** What to do with a command line. A text of `help` goes to standard output, one of `refused` to standard error. */
export type Reading = { kind: 'help' | 'refused'; text: string } | { kind: 'run'; options: ReadonlySet<string>; args: readonly string[] }

/** Returns lines with two columns. */
export function columns(rows: Readonly<Record<string, string>>): string[] {
  const width = Math.max(...Object.keys(rows).map((name) => name.length))
  return Object.entries(rows).map(([name, does]) => `  ${name.padEnd(width)}  ${does}`)
}

const help = { '--help': 'prints this and does nothing else' }

function helpOf({ command, does, options, word, more = [] }: CommandLine): string {
  const rows = { ...(word ? { [word.name]: word.does } : {}), ...options, ...help }
  return [`${command}: ${does}`, '', ...columns(rows), ...(more.length > 0 ? ['', ...more] : [])].join('\n')
}

/** Returns what is wrong with one argument of a command, in a sentence that says what is right; null if nothing is. */
function problemOf(argument: string, { command, options = {}, word }: CommandLine, isFirstWord: boolean): string | null {
  const known = [...Object.keys(options), ...Object.keys(help)]
  if (known.includes(argument) || (isFirstWord && word && !argument.startsWith('-'))) return null
  const like = nearest(argument, known)
  const mend = like ? `Did you mean "${like}"?` : `It knows ${known.join(', ')}.`
  if (argument.startsWith('-')) return `${command} has no option "${argument}". ${mend}`
  return word ? `${command} takes one ${word.name}, and "${argument}" is another word.` : `${command} does not know "${argument}". ${mend}`
}

/** Reads the arguments of a command. Refuses every option and word that the command does not know, so that a slip of the keys does nothing. */
export function readCommandLine(line: CommandLine, args: readonly string[]): Reading {
  if (args.includes('--help')) return { kind: 'help', text: helpOf(line) }
  const wordAt = args.findIndex((argument) => !argument.startsWith('-'))
  for (const [at, argument] of args.entries()) {
    const text = problemOf(argument, line, at === wordAt)
    if (text) return { kind: 'refused', text }
  }
  return { kind: 'run', options: new Set(args.filter((argument) => argument.startsWith('-'))), args }
}

/** Returns what a task may run with. If the arguments ask for help or are wrong, prints that and ends the process with 0 or 64. */
export function commandLine(line: CommandLine): Extract<Reading, { kind: 'run' }> {
  const reading = readCommandLine(line, process.argv.slice(2))
  if (reading.kind === 'run') return reading
  const isHelp = reading.kind === 'help'
  ;(isHelp ? console.log : console.error)(reading.text)
  process.exit(isHelp ? 0 : 64)
}
