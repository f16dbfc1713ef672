import { test as register } from 'vitest'
import { testStory as run } from '@storybook/addon-vitest/internal/test-utils'
import { hasBothLanguages, isPlayedInBoth } from './has-both-languages.ts'

export { describe, expect } from 'vitest'
export { convertToFilePath } from '@storybook/addon-vitest/internal/test-utils'

type Run = ReturnType<typeof run>
type StoryRun = { run: Run; isInBoth: boolean }

let waiting: { title: string; story: StoryRun }[] = []

const isArabic = import.meta.env['STORY_LANGUAGE'] === 'ar'

export function testStory(options: Parameters<typeof run>[0]): StoryRun {
  const { meta, story } = options
  const isPlayed = !isArabic || isPlayedInBoth(meta, story)
  return { run: run(isPlayed ? options : { ...options, story: { ...story, play: undefined } }), isInBoth: hasBothLanguages(meta, story) }
}

export const test = (title: string, story: StoryRun): void => void waiting.push({ title, story })

/** Registers the stories of a file that run in this language: in Arabic those with both languages, or all if no story of the file has both. */
export function registerStories(): void {
  const all = waiting
  waiting = []
  const both = isArabic ? all.filter(({ story }) => story.isInBoth) : all
  for (const { title, story } of both.length > 0 ? both : all) register(title, story.run)
}
