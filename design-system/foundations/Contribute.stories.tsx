import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Badge } from '../components/Badge/Badge.tsx'
import { Card } from '../components/Card/Card.tsx'
import { CopyField } from '../components/CopyField/CopyField.tsx'
import { Stack } from '../primitives/Stack/Stack.tsx'
import { Text } from '../primitives/Text/Text.tsx'
import { Say, useSay, type Pair } from '../stories/say.tsx'
import { contribution, doneWhen } from './contribution.ts'
import { mono } from './Page.css.ts'
import { Page, Section } from './Page.tsx'
import { statuses } from './status.ts'
import { statusWords } from './status-words.ts'

const meta = { title: 'Foundations/How to contribute', parameters: { layout: 'fullscreen' }, tags: ['!autodocs'] } satisfies Meta
export default meta

/* The list of a component's files is read from a real folder. */
const example = 'Accordion'
const shape = Object.keys(import.meta.glob('../components/Accordion/*')).map((path) => path.split('/').at(-1) ?? '')
const audience: readonly [ending: string, words: Pair][] = [
  ['.matrix.stories.tsx', { en: 'every combination and every stress, for machines', ar: 'كل التوليفات وكل الشدائد، للآلات' }],
  ['.stories.tsx', { en: 'what people open, and what they can do with it', ar: 'ما يفتحه الناس وما يفعلونه به' }],
  ['.css.ts', { en: 'its looks, as data', ar: 'مظهره، كبيانات' }],
  ['.test.ts', { en: 'its thinking, proven', ar: 'منطقه، مبرهنًا' }],
  ['.mdx', { en: 'the page that argues', ar: 'الصفحة التي تحاجج' }],
  ['.tsx', { en: 'the part itself', ar: 'الجزء نفسه' }],
  ['.ts', { en: 'its thinking', ar: 'منطقه' }],
]

function Command() {
  return <CopyField label={useSay()({ en: 'Command', ar: 'الأمر' })} value="npm run new component Name" />
}

const List = ({ of }: { of: readonly Pair[] }) => (
  <Stack as="ol" gap="xs">
    {of.map((each) => (
      <Text key={each.en} as="li" isMeasured>
        <Say pair={each} />
      </Text>
    ))}
  </Stack>
)

export const HowToContribute: StoryObj = {
  name: 'How to contribute',
  render: () => (
    <Page
      title={{ en: 'How to contribute', ar: 'كيف تشارك' }}
      lead={{
        en: 'Ask first whether it exists, then whether two screens need it. What one screen needs belongs to that screen.',
        ar: 'اسأل أولًا هل هو موجود، ثم هل تحتاج إليه شاشتان. فما تحتاج إليه شاشة واحدة يبقى لها.',
      }}
    >
      <Section title={{ en: 'The way', ar: 'الطريق' }}>
        <List of={contribution} />
        <Command />
      </Section>
      <Section
        title={{ en: 'A folder, a file for each reader', ar: 'مجلد، وملف لكل قارئ' }}
        lead={{ en: `As in ${example}, which is read for this page.`, ar: `كما في ${example}، وقد قُرئ لهذه الصفحة.` }}
      >
        <Card isPadded>
          <Stack as="ul" gap="xs">
            {shape.map((file) => {
              const reader = audience.find(([ending]) => file.endsWith(ending))
              return (
                <li key={file} data-file={file}>
                  <span className={mono}>{file}</span>
                  {reader && (
                    <Text as="span" look="caption" tone="muted">
                      {' — '}
                      <Say pair={reader[1]} />
                    </Text>
                  )}
                </li>
              )
            })}
          </Stack>
        </Card>
      </Section>
      <Section title={{ en: 'Done when', ar: 'يكتمل حين' }}>
        <List of={doneWhen} />
      </Section>
      <Section title={{ en: 'From alpha to stable', ar: 'من الأولي إلى المستقر' }}>
        <Stack as="ul" gap="xs">
          {statuses.map((status) => (
            <Text key={status} as="li" isMeasured>
              <Badge tone={statusWords[status].tone}>
                <Say pair={statusWords[status].name} />
              </Badge>{' '}
              <Say pair={statusWords[status].meaning} />
            </Text>
          ))}
        </Stack>
      </Section>
    </Page>
  ),
}

/** The list of a component's files is read from a real folder. */
export const ReadsARealFolder: StoryObj = {
  tags: ['!dev'],
  parameters: { visual: 'none' },
  render: HowToContribute.render,
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelectorAll('[data-file]').length).toBeGreaterThan(3)
  },
}
