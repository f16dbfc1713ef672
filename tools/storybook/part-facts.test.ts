import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { changesIn, kindOf, logFormat } from '../../.storybook/facts/changes.ts'
import { readChanges } from '../../.storybook/facts/read.ts'
import { madeWith, screenIn, screensOf } from '../../.storybook/facts/uses.ts'

/** Writes a commit as `git log` does with `logFormat`. */
const commit = (day: string, subject: string, body: string, ...files: string[]) =>
  `${logFormat.replace('%ad', day).replace('%s', subject).replace('%b', body)}\n\n${files.join('\n')}\n`

const button = 'design-system/components/Button/Button.tsx'

describe('the kind of a change', () => {
  it.each([
    ['Take amounts in halalas', 'Breaking: `value` is in halalas.', false, 'breaking'],
    ['Breaking: take amounts in halalas', '', false, 'breaking'],
    ['Add a size', '', false, 'added'],
    ['Write a button', '', true, 'added'],
    ['Keep the focus after a press', '', false, 'fixed'],
    ['Address names in Arabic', '', false, 'changed'],
  ] as const)('of “%s” follows from its words', (subject, body, isFirst, kind) => expect(kindOf(subject, body, isFirst)).toBe(kind))
})

describe('the changes of a part', () => {
  it('are the newest commits that touched its folder', () => {
    const log = [
      commit('2026-11-29', 'Round the corners', '', `M\t${button}`, 'M\tdesign-system/components/Card/Card.css.ts'),
      commit('2026-11-21', 'Buttons and links', 'With a body.\nOf two lines.', `A\t${button}`),
    ].join('')
    const changes = changesIn(log)
    expect(changes.get('Button')).toEqual([
      { kind: 'changed', day: '2026-11-29', subject: 'Round the corners' },
      { kind: 'added', day: '2026-11-21', subject: 'Buttons and links' },
    ])
    expect(changes.get('Card')).toHaveLength(1)
  })

  it('are at most eight', () => {
    const log = Array.from({ length: 9 }, (_, at) => commit('2026-11-29', `Change ${at}`, '', `M\t${button}`)).join('')
    expect(
      changesIn(log)
        .get('Button')
        ?.map(({ subject }) => subject),
    ).toEqual([0, 1, 2, 3, 4, 5, 6, 7].map((at) => `Change ${at}`))
  })

  it('are unknown outside a repository', async () => {
    const folder = mkdtempSync(path.join(tmpdir(), 'wasla-'))
    expect(await readChanges(folder)).toEqual(new Map())
    rmSync(folder, { recursive: true })
  })
})

describe('the uses of a part', () => {
  const story = (component: string, title: string) =>
    `import { ${component} } from './${component}.tsx'\nconst meta = { title: '${title}', component: ${component} }\nexport const Ready: Story = {}\n`
  const sources = new Map([
    ['features/wallet/Wallet.stories.tsx', story('Wallet', 'Screens/Wallet')],
    ['features/wallet/Wallet.tsx', `import { Row } from '#shared/Row.tsx'\nimport { Card } from '@wasla/design-system/components/Card'`],
    ['features/wallet/Withdraw.stories.tsx', story('Withdraw', 'Screens/Wallet/Withdraw')],
    [
      'features/wallet/Withdraw.tsx',
      `import { Button } from '@wasla/design-system/components/Button'\nconst later = () => import('../../shared/Row.tsx')`,
    ],
    [
      'shared/Row.tsx',
      `import { Button } from '@wasla/design-system/components/Button'\nimport { Wallet } from '#features/wallet/Wallet.tsx'`,
    ],
  ])

  it('are the screens that import it, those that import it directly first', () => {
    expect(screensOf(sources).get('Button')).toEqual([
      { name: 'Withdraw', place: 'Wallet', path: '/story/screens-wallet-withdraw--ready' },
      { name: 'Wallet', path: '/story/screens-wallet--ready' },
    ])
    expect(
      screensOf(sources)
        .get('Card')
        ?.map(({ name }) => name),
    ).toEqual(['Wallet', 'Withdraw'])
  })

  it('begin at the file of the component that the stories of a screen show', () => {
    expect(screenIn('features/wallet/Wallet.stories.tsx', story('Wallet', 'Screens/Wallet'))?.file).toBe('features/wallet/Wallet.tsx')
    expect(screenIn('form/Form.stories.tsx', story('Form', 'Other/Form'))).toBeUndefined()
  })

  it('are other parts if no screen imports it', () => {
    const texts = new Map([
      ['Dialog', `import { Overlay } from '../Overlay/Overlay.tsx'\nimport { place } from '../Overlay/place.ts'`],
      ['Unknown', `import { Overlay } from '../Overlay/Overlay.tsx'`],
    ])
    expect(madeWith(texts).get('Overlay')).toEqual([{ name: 'Dialog', path: '/docs/components-dialog--docs' }])
  })
})
