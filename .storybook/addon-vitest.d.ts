// What Storybook's plugin imports into each file of stories. The package has no types for it.
declare module '@storybook/addon-vitest/internal/test-utils' {
  type Annotations = { title?: string; tags?: readonly string[]; play?: unknown }

  export const convertToFilePath: (url: string) => string
  export const testStory: (options: { meta: Annotations; story: Annotations }) => (context: object) => Promise<void>
}
