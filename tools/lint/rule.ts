import type { RuleTester } from 'oxlint/plugins-dev'

/** One rule of the house, in the shape oxlint runs and its tester tests. */
export type Rule = Parameters<RuleTester['run']>[1]

/** A file's path inside the project, with forward slashes. */
export const inProject = (filename: string): string => {
  const path = filename.replaceAll('\\', '/')
  const root = import.meta.dirname.replaceAll('\\', '/').replace(/tools\/lint$/, '')
  return path.startsWith(root) ? path.slice(root.length) : path
}

/** Files that no reader of the product ever loads: tests, stories, settings of tools. */
export const isForMakers = (path: string): boolean =>
  /\.(test|stories|sample|config)\.[cm]?tsx?$/.test(path) ||
  /(^|\/)(e2e|bench|parity|testing|foundations|stories)\//.test(path) ||
  /(^|\/)make-[^/]+$/.test(path) ||
  /^(tools|\.storybook|app\/vite)\//.test(path)
