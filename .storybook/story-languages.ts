import path from 'node:path'
import type { Plugin } from 'vite'

const own = path.join(import.meta.dirname, 'story-tests.ts')
const replaced = ['vitest', '@storybook/addon-vitest/internal/test-utils']

/** Takes from `story-tests.ts` what Storybook's plugin imports into each file of stories to make tests of them. */
export const storyLanguages = (): Plugin => ({
  name: 'wasla:story-languages',
  enforce: 'post',
  transform(code, id) {
    if (!/\.stories\.tsx?$/.test(id)) return undefined
    const imports = replaced.reduce((text, name) => text.replaceAll(`from "${name}"`, `from ${JSON.stringify(own)}`), code)
    return { code: `import { registerStories } from ${JSON.stringify(own)};${imports}\nregisterStories()\n`, map: null }
  },
})
