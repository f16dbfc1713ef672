import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'

/** A command that may install a program, and whether it can run here. */
type Attempt = { isPossible: () => boolean; command: string; args: readonly string[] }
/** A program that is installed when it is first needed. `help` says how to install it by hand. */
type Program = { name: string; find: () => string | undefined; attempts: readonly Attempt[]; help: string }

const hasApt = () => existsSync('/usr/bin/apt-get') && process.getuid?.() === 0
/** Returns the commands that install a package of Debian, if this process may. */
export const fromDebian = (name: string): Attempt[] => [
  { isPossible: hasApt, command: 'apt-get', args: ['update'] },
  { isPossible: hasApt, command: 'apt-get', args: ['install', '-y', '--no-install-recommends', name] },
]

/** Returns the file that an environment variable names, else the first of the places that exists. Throws if the named file is missing. */
export function findProgram(variable: string, places: readonly (string | undefined)[]): string | undefined {
  const chosen = process.env[variable]
  if (!chosen) return places.find((place) => place !== undefined && existsSync(place))
  if (!existsSync(chosen)) throw new Error(`${variable} names ${chosen}, and there is no such file.`)
  return chosen
}

/** Returns the file of a program. If there is none, installs it. If that fails, throws an error that says what to install. */
export function needProgram({ name, find, attempts, help }: Program, tell: (text: string) => void): string {
  const there = find()
  if (there) return there
  for (const { isPossible, command, args } of attempts) {
    if (!isPossible()) continue
    tell(`no ${name} yet: ${command} ${args.join(' ')}`)
    try {
      execFileSync(command, args, { stdio: 'ignore', timeout: 300_000 })
    } catch {
      continue
    }
    const found = find()
    if (found) return found
  }
  throw new Error(help)
}
