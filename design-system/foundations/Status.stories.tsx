import type { ReactNode } from 'react'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Link } from 'react-aria-components/Link'
import { Badge } from '../components/Badge/Badge.tsx'
import { Icon } from '../icons/Icon.tsx'
import { useFormats } from '../locale/LocaleProvider.tsx'
import { Stack } from '../primitives/Stack/Stack.tsx'
import { Text } from '../primitives/Text/Text.tsx'
import { Say, useSay, type Pair } from '../stories/say.tsx'
import { hasMatrix, hasPage } from './files.ts'
import { Page, Section } from './Page.tsx'
import { cell, column, mono, table } from './Page.css.ts'
import { pageOf, partKinds, partNames, partOf, statuses, type PartName } from './status.ts'
import { kindTitles, statusWords } from './status-words.ts'
import { name as nameStyle, no, scroll, short, wide, yes } from './Status.css.ts'
import { StatusBar } from './StatusBar.tsx'
import { usesOf } from './uses.ts'

const meta = { title: 'Foundations/Status', parameters: { layout: 'fullscreen' }, tags: ['!autodocs'] } satisfies Meta
export default meta

/* Source files of the app, read as text and never run. Because of them this page is always up to date. */
const product = import.meta.glob<string>('../../app/src/**/*.tsx', { query: '?raw', import: 'default' })

type Sources = Readonly<Record<string, string>>
const readProduct = async (): Promise<Sources> =>
  Object.fromEntries(await Promise.all(Object.entries(product).map(async ([path, read]) => [path, await read()] as const)))

const heads: readonly Pair[] = [
  { en: 'Part', ar: 'الجزء' },
  { en: 'Stands', ar: 'حالته' },
  { en: 'Since', ar: 'منذ' },
  { en: 'Page', ar: 'صفحة' },
  { en: 'Matrix', ar: 'مصفوفة' },
  { en: 'Reviewed', ar: 'مراجعة' },
  { en: 'Used by', ar: 'مستعمل في' },
]

function Mark({ isThere }: { isThere: boolean }) {
  const label = useSay()(isThere ? { en: 'Yes', ar: 'نعم' } : { en: 'Not yet', ar: 'ليس بعد' })
  return (
    <span className={isThere ? yes : no}>
      <Icon name={isThere ? 'check' : 'minus'} size="small" label={label} />
    </span>
  )
}

const Cell = ({ children }: { children: ReactNode }) => <td className={`${cell} ${short}`}>{children}</td>

function PartLink({ name }: { name: PartName }) {
  const word = (
    <span lang="en" dir="ltr">
      {name}
    </span>
  )
  if (!hasPage(name)) return word
  return (
    <Link className={nameStyle} href={`./?path=${pageOf(name)}`} target="_top">
      {word}
    </Link>
  )
}

function Row({ name, places }: { name: PartName; places: readonly string[] }) {
  const { date } = useFormats()
  const { status, since, a11yReviewed, isAwaited } = partOf(name)
  return (
    <tr data-part-name={name}>
      <th scope="row" className={`${cell} ${short}`}>
        <PartLink name={name} />
      </th>
      <Cell>
        <Badge tone={statusWords[status].tone}>
          <Say pair={statusWords[status].name} />
        </Badge>
      </Cell>
      <Cell>
        <span className={mono}>{since}</span>
      </Cell>
      <Cell>
        <Mark isThere={hasPage(name)} />
      </Cell>
      <Cell>
        <Mark isThere={hasMatrix(name)} />
      </Cell>
      <Cell>{a11yReviewed === undefined ? <Mark isThere={false} /> : date(new Date(a11yReviewed), 'shortDay')}</Cell>
      <td className={cell}>
        {places.length > 0 && <span className={mono}>{places.join(', ')}</span>}
        {places.length === 0 && !isAwaited && <Say pair={{ en: 'Parts of this system', ar: 'أجزاء من هذا النظام' }} />}
        {isAwaited && (
          <Text as="span" tone="muted" look="caption">
            <Say pair={{ en: 'Waits for its first screen', ar: 'بانتظار أول شاشة تستعمله' }} />
          </Text>
        )}
      </td>
    </tr>
  )
}

export const Status: StoryObj = {
  loaders: [async () => ({ sources: await readProduct() })],
  render: (_args, { loaded }) => {
    const uses = usesOf((loaded as { sources: Sources }).sources)
    return (
      <Page
        title={{ en: 'Where everything stands', ar: 'أين وصل كل شيء' }}
        lead={{
          en: 'Every part, what it may be trusted with, and who uses it. Made from the system’s own list, its files, and the texts of the screens.',
          ar: 'كل جزء، وما يُعتمد عليه فيه، ومن يستعمله. مولّدة من قائمة النظام وملفاته ونصوص الشاشات.',
        }}
      >
        <StatusBar />
        <Section title={{ en: 'What the words mean', ar: 'معنى الكلمات' }}>
          <Stack as="ul" gap="xs">
            {statuses.toReversed().map((status) => (
              <Text key={status} as="li" isMeasured>
                <Badge tone={statusWords[status].tone}>
                  <Say pair={statusWords[status].name} />
                </Badge>{' '}
                <Say pair={statusWords[status].meaning} />
              </Text>
            ))}
          </Stack>
        </Section>
        {partKinds.map((kind) => (
          <Section key={kind} title={kindTitles[kind]}>
            <div className={scroll}>
              <table className={`${table} ${wide}`}>
                <thead>
                  <tr>
                    {heads.map((head) => (
                      <th key={head.en} scope="col" className={`${column} ${short}`}>
                        <Say pair={head} />
                      </th>
                    ))}
                  </tr>
                </thead>
                <tbody>
                  {partNames
                    .filter((name) => partOf(name).kind === kind)
                    .map((name) => (
                      <Row key={name} name={name} places={uses.get(name) ?? []} />
                    ))}
                </tbody>
              </table>
            </div>
          </Section>
        ))}
      </Page>
    )
  },
}

/** Every component has a row with the screens that use it. */
export const HoldsEveryPart: StoryObj = {
  tags: ['!dev'],
  parameters: { visual: 'none' },
  loaders: Status.loaders,
  render: Status.render,
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelectorAll('[data-part-name]')).toHaveLength(partNames.length)
    await expect(canvasElement.querySelector('[data-part-name="Button"]')).toHaveTextContent('session/sign-in')
  },
}
