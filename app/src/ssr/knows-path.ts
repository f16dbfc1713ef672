import { matchPath } from 'react-router'
import { outside, paths } from '#paths.ts'

/** Addresses without a screen that redirect. */
const redirecting = ['/settings', ...outside.map((path) => `${path}/*`)]

const patterns = [...paths, ...redirecting]

/** Returns whether the app has a page at a path. */
export const knowsPath = (path: string): boolean => patterns.some((pattern) => matchPath(pattern, path) !== null)
