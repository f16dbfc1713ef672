import { existsSync, globSync, readFileSync } from 'node:fs'
import { changedSince, fileAt } from '../../changes/git.ts'
import { inRoot, root } from '../../process.ts'
import type { Catalogues } from './messages.ts'

const languages = ['en', 'ar'] as const

const messagesIn = (text: string) => Object.entries(JSON.parse(text) as Record<string, string>)

/** Returns the messages of both languages at a commit and in the working tree. */
export async function cataloguesSince(commit: string): Promise<Record<(typeof languages)[number], Catalogues>> {
  const changed = new Set(await changedSince(commit))
  const of = async (language: string): Promise<Catalogues> => {
    const pattern = `{app,design-system}/**/messages/${language}.json`
    const now = globSync(pattern, { cwd: root, exclude: (name) => name.endsWith('node_modules') }).map((file) => file.replaceAll('\\', '/'))
    const gone = [...changed].filter((file) => file.endsWith(`/messages/${language}.json`) && !existsSync(inRoot(file)))
    const textsBefore = await Promise.all(
      [...now, ...gone].map(async (file) => {
        if (!changed.has(file)) return readFileSync(inRoot(file), 'utf8')
        return fileAt(commit, file).catch(() => '{}')
      }),
    )
    return {
      before: new Map(textsBefore.flatMap(messagesIn)),
      after: new Map(now.flatMap((file) => messagesIn(readFileSync(inRoot(file), 'utf8')))),
    }
  }
  return { en: await of('en'), ar: await of('ar') }
}
