import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within, waitFor } from 'storybook/test'
import { useLocale } from '@wasla/design-system/locale/LocaleProvider.tsx'
import { plain, spoken } from '#testing/say.ts'
import { paymentRecordMessages } from '#shared/payment-record/messages/catalogue.ts'
import { withApp } from '#testing/story-app.tsx'
import { sharedProgramsMessages } from '../messages/catalogue.ts'
import { samplePrograms } from '../testing/sample-programs.ts'
import { ProgramGridSkeleton } from './ProgramCardSkeleton.tsx'
import { ProgramGrid } from './ProgramGrid.tsx'
import { ProgramList } from './ProgramList.tsx'

const Grid = ({ isCompact = false }: { isCompact?: boolean }) => {
  const { language } = useLocale()
  return <ProgramGrid programs={samplePrograms(language)} level={2} isCompact={isCompact} />
}

const SampleRows = () => <ProgramList programs={samplePrograms(useLocale().language)} />

const meta = {
  title: 'Screens/Parts/Program card',
  component: Grid,
  decorators: [withApp([paymentRecordMessages, sharedProgramsMessages])],
} satisfies Meta<typeof Grid>
export default meta
type Story = StoryObj<typeof meta>

/** Shows every status, every request, every result of the criteria, and texts of the greatest length. */
export const Default: Story = {
  play: async ({ canvas, globals }) => {
    const { say, language } = spoken(globals)
    const of = (id: string) => samplePrograms(language).find((program) => program.id === id)?.name
    const cardOf = (id: string) => canvas.getByRole('link', { name: of(id) }).closest('article') ?? canvas.getByRole('list')
    await expect(await canvas.findByRole('link', { name: of('sample-cup') })).toHaveAttribute('href', '/program/sample-cup/overview')

    const joined = cardOf('sample-cup')
    await expect(within(joined).getByText(say('program.mine.Accepted'))).toBeVisible()
    await expect(joined).toHaveTextContent(plain({ en: '171 of 300 orders', ar: '١٧١ من ٣٠٠ طلب شراء' }[language]))
    await expect(joined.querySelector('[data-component="Kashida"]')).not.toBeNull()
    await waitFor(() => expect(joined.querySelector('[data-part="pays"]')).toBeNull())

    const lineOf = (id: string) => cardOf(id).querySelector('[data-part="record"]')
    await expect(lineOf('sample-cup')).toHaveTextContent(
      plain({ en: 'Pays in 3 days214 payouts', ar: 'يصرف خلال ٣ أيام٢١٤ عملية صرف' }[language]),
    )
    await expect(lineOf('sample-kitchens')).toHaveTextContent({ en: 'takes back 4', ar: 'يسترد ٤' }[language])
    await expect(lineOf('sample-desert')).toHaveTextContent(plain({ en: '4 of 10 payouts', ar: '٤ من ١٠ عمليات صرف' }[language]))
    await expect(lineOf('sample-groceries')).toHaveTextContent(plain({ en: '3 of 5 participants', ar: '٣ من ٥ مشاركين' }[language]))

    const fresh = cardOf('sample-kitchens')
    await expect(within(fresh).getByText({ en: 'New', ar: 'جديد' }[language])).toBeVisible()
    await expect(fresh).toHaveTextContent(plain({ en: 'Up to SAR 2,400', ar: 'حتى ٢٬٤٠٠ ر.س' }[language]))
    await expect(fresh).toHaveTextContent(
      plain({ en: 'First SAR 150 at 1,000 clicks', ar: 'أول مكافأة: ١٥٠ ر.س عند ١٬٠٠٠ نقرة' }[language]),
    )
    await expect(fresh).toHaveTextContent(plain({ en: 'Ends in 2 days', ar: 'ينتهي بعد يومين' }[language]))
    await expect(within(fresh).getByText(say('program.fit.eligible'))).toBeVisible()
    await waitFor(() => expect(within(fresh).queryByText(say('program.status.Active'))).toBeNull())

    await expect(cardOf('sample-desert')).toHaveTextContent(plain({ en: 'Starts Dec 1', ar: 'يبدأ في ١ ديسمبر' }[language]))
    await expect(within(cardOf('sample-desert')).getByText(say('program.fit.ADD_INTERESTS'))).toBeVisible()
    await expect(within(cardOf('sample-groceries')).getByText(say('program.mine.Pending'))).toBeVisible()
    await expect(cardOf('sample-pearls')).toHaveTextContent(
      plain({ en: 'One reward, at 10 orders', ar: 'مكافأة واحدة عند ١٠ طلبات شراء' }[language]),
    )
    await expect(cardOf('sample-room')).toHaveTextContent({ en: 'A sofa and two chairs', ar: 'أريكة وكرسيان' }[language])
    await expect(within(cardOf('sample-sip')).getByText(say('program.status.Retired'))).toBeVisible()
  },
}

/** Shows the same programs in rows: brand, rewards, fit, deadline. */
export const Rows: Story = {
  render: () => <SampleRows />,
  play: async ({ canvas, globals }) => {
    const { say, language } = spoken(globals)
    const list = await canvas.findByRole('list', { name: say('program.card.list') })
    await expect(within(list).getAllByRole('article')).toHaveLength(samplePrograms(language).length)
    await expect(list).toHaveTextContent(plain({ en: 'Up to SAR 2,400', ar: 'حتى ٢٬٤٠٠ ر.س' }[language]))
    await expect(list).toHaveTextContent(plain({ en: '171 of 300 orders', ar: '١٧١ من ٣٠٠ طلب شراء' }[language]))
  },
}

/** Compact cards, for pages whose main subject is not programs. */
export const Compact: Story = { args: { isCompact: true } }

export const Loading: Story = { render: () => <ProgramGridSkeleton count={6} /> }
export const LoadingCompact: Story = { render: () => <ProgramGridSkeleton count={4} isCompact /> }
