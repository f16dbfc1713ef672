import { expect, test } from 'vitest'
import { packagesIn } from '../../.storybook/prebundled-packages.ts'

test('packagesIn finds packages that are imported at run time, and ignores types and our own modules', () => {
  expect(
    packagesIn(
      [
        "import { Button } from 'react-aria-components/Button'",
        "import type { Ref } from 'react'",
        "import {\n  a,\n  b,\n} from 'd3-shape'",
        "import { own } from './own.ts'",
        "import { words } from '#i18n/words.ts'",
        "import { card } from '@wasla/design-system/components/Card'",
        "const load = () => import('prosemirror-view')",
        "import 'react-easy-crop/react-easy-crop.css'",
      ].join('\n'),
    ),
  ).toEqual(['react-aria-components/Button', 'd3-shape', 'prosemirror-view'])
})
