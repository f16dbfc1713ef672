import { clickIdParameter } from '../programs/dry-run/visit.ts'
import { trackPaths } from '../tracking/setup.ts'

/** The parameter, but not with a click id after it: a page may repeat its own address. */
const named = new RegExp(`${clickIdParameter}(?!(?:=|%3D|&#(?:61|x3d);)[0-9a-f]{8}-)`, 'i')

/** Returns whether a page contains the snippet for landing pages or the pixel. Optimizers change quotes and blanks, but not these names. */
export const containsSnippet = (page: string): boolean => named.test(page) || page.includes(trackPaths.pixel)
