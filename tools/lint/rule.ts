import type { RuleTester } from 'oxlint/plugins-dev'

/** One rule of the project, in the form that oxlint and its tester run. */
export type Rule = Parameters<RuleTester['run']>[1]

/** Returns a file's path inside the project, with forward slashes. */
export const inProject = (filename: string): string => {
  const path = filename.replaceAll('\\', '/')
  const root = import.meta.dirname.replaceAll('\\', '/').replace(/tools\/lint$/, '')
  return path.startsWith(root) ? path.slice(root.length) : path
}

/** Returns whether a file is only for developers and never loaded by the product: tests, stories, settings of tools. */
export const isForMakers = (path: string): boolean =>
  /\.(test|stories|sample|config)\.[cm]?tsx?$/.test(path) ||
  /(^|\/)(e2e|bench|parity|testing|foundations|stories)\//.test(path) ||
  /(^|\/)make-[^/]+$/.test(path) ||
  /^(tools|\.storybook|app\/vite)\//.test(path)
