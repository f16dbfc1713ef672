import type { Installed } from './installed.ts'

/** Packages that have a script which would run when they are installed, whether it may run, and why. */
const known: Readonly<Record<string, { mayRun: boolean; why: string }>> = {
  esbuild: { mayRun: true, why: 'replaces its starter in JavaScript by the program itself; only Storybook and tools use it' },
  protobufjs: { mayRun: false, why: 'warns about version numbers and does nothing else' },
}

const events = ['preinstall', 'install', 'postinstall']

/** Returns whether a package manager would run something when it installs the package. */
const hasScript = ({ manifest: { scripts = {}, gypfile }, hasGyp }: Installed): boolean =>
  events.some((event) => event in scripts) || (hasGyp && gypfile !== false)

const nameOf = (id: string) => id.slice(0, id.lastIndexOf('@'))

/**
 * Returns a sentence for each installed package whose script nobody has judged, and for each difference between `allowBuilds` of
 * `pnpm-workspace.yaml` and the list here.
 */
export function scriptProblems(allowBuilds: Readonly<Record<string, boolean>>, installed: readonly Installed[]): string[] {
  const scripted = new Set(installed.filter(hasScript).map(({ id }) => nameOf(id)))
  const names = [...new Set([...Object.keys(allowBuilds), ...Object.keys(known)])].toSorted()
  return [
    ...[...scripted].filter((name) => !(name in known)).map((name) => `${name} has an install script: judge it in install-scripts.ts`),
    ...names
      .filter((name) => allowBuilds[name] !== known[name]?.mayRun)
      .map((name) => `${name}: allowBuilds says ${allowBuilds[name] ?? 'nothing'}, install-scripts.ts ${known[name]?.mayRun ?? 'nothing'}`),
    ...Object.keys(known)
      .filter((name) => !scripted.has(name))
      .map((name) => `${name} has no install script any more: remove it from install-scripts.ts and allowBuilds`),
  ]
}
