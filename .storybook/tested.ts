/** Whether stories run as tests. Otherwise a person looks at them in Storybook. */
export const isTested = '__vitest_browser__' in globalThis
