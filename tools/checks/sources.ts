import { globSync } from 'node:fs'
import { inRoot } from '../process.ts'

const sources = ['{app,design-system,mocks,server,tools,.storybook}/**/*.{ts,tsx}', '*.ts']
const isGenerated = /(?:^|[\\/])(?:node_modules|generated|dist)[\\/]|\.generated\.ts$/u
/** Released migrations are never changed. */
const isReleased = /[\\/]migrations[\\/]\d{4}-/u

/** Returns whether a file is a source that a person writes and changes. */
export const isWritten = (file: string): boolean => /\.tsx?$/u.test(file) && !isGenerated.test(file) && !isReleased.test(file)

/** Returns the sorted paths of all written sources in the project, or in one folder. */
export const sourcesOf = (folder = ''): string[] =>
  globSync(sources, { cwd: inRoot(), exclude: (file) => file === 'node_modules' })
    .filter((file) => file.startsWith(folder) && isWritten(file))
    .toSorted((one, other) => one.localeCompare(other))
