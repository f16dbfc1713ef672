import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { Accordion, AccordionItem } from '../components/Accordion/Accordion.tsx'
import { Avatar } from '../components/Avatar/Avatar.tsx'
import { badgeVariants } from '../components/Badge/Badge.css.ts'
import { Badge } from '../components/Badge/Badge.tsx'
import { KindBadge } from '../components/Badge/KindBadge.tsx'
import { bannerTones } from '../components/Banner/Banner.css.ts'
import { Banner } from '../components/Banner/Banner.tsx'
import { Breadcrumbs } from '../components/Breadcrumbs/Breadcrumbs.tsx'
import { buttonVariants } from '../components/Button/Button.css.ts'
import { Button } from '../components/Button/Button.tsx'
import { Calendar } from '../components/Calendar/Calendar.tsx'
import { Card } from '../components/Card/Card.tsx'
import { Checkbox } from '../components/Checkbox/Checkbox.tsx'
import { ChipGroup } from '../components/Chip/ChipGroup.tsx'
import { CopyField } from '../components/CopyField/CopyField.tsx'
import { CountBadge } from '../components/CountBadge/CountBadge.tsx'
import { DateField } from '../components/DateField/DateField.tsx'
import { DatePicker } from '../components/DatePicker/DatePicker.tsx'
import { DescriptionList } from '../components/DescriptionList/DescriptionList.tsx'
import { Empty } from '../components/Empty/Empty.tsx'
import { ErrorState } from '../components/ErrorState/ErrorState.tsx'
import { FileDrop } from '../components/FileDrop/FileDrop.tsx'
import { IconButton } from '../components/IconButton/IconButton.tsx'
import { Kashida } from '../components/Kashida/Kashida.tsx'
import { stepKnots } from '../components/Kashida/stroke.ts'
import { Logo } from '../components/Logo/Logo.tsx'
import { Meter } from '../components/Meter/Meter.tsx'
import { MoneyField } from '../components/MoneyField/MoneyField.tsx'
import { MultiSelect } from '../components/MultiSelect/MultiSelect.tsx'
import { NumberField } from '../components/NumberField/NumberField.tsx'
import { OneTimeCode } from '../components/OneTimeCode/OneTimeCode.tsx'
import { Pagination } from '../components/Pagination/Pagination.tsx'
import { ProgressBar } from '../components/ProgressBar/ProgressBar.tsx'
import { RadioGroup } from '../components/RadioGroup/RadioGroup.tsx'
import { SegmentedControl } from '../components/SegmentedControl/SegmentedControl.tsx'
import { Select } from '../components/Select/Select.tsx'
import { SideMenu } from '../components/SideMenu/SideMenu.tsx'
import { Skeleton, SkeletonBlock, SkeletonCircle, SkeletonText } from '../components/Skeleton/Skeleton.tsx'
import { Slider } from '../components/Slider/Slider.tsx'
import { Spinner } from '../components/Spinner/Spinner.tsx'
import { Stat } from '../components/Stat/Stat.tsx'
import { Stepper } from '../components/Stepper/Stepper.tsx'
import { stepStates } from '../components/Stepper/steps.ts'
import { Switch } from '../components/Switch/Switch.tsx'
import { Tabs } from '../components/Tabs/Tabs.tsx'
import { TagGroup } from '../components/TagGroup/TagGroup.tsx'
import { TextField } from '../components/TextField/TextField.tsx'
import { TextLink } from '../components/TextLink/TextLink.tsx'
import { TimeField } from '../components/TimeField/TimeField.tsx'
import { Timeline } from '../components/Timeline/Timeline.tsx'
import { timelineStates } from '../components/Timeline/Timeline.css.ts'
import { ToggleButton } from '../components/ToggleButton/ToggleButton.tsx'
import { VerifiedMark } from '../components/VerifiedMark/VerifiedMark.tsx'
import { Box } from '../primitives/Box/Box.tsx'
import { Grid } from '../primitives/Grid/Grid.tsx'
import { Inline } from '../primitives/Inline/Inline.tsx'
import { Stack } from '../primitives/Stack/Stack.tsx'
import { kindNames, kindWords } from '../stories/kinds.ts'
import { Say, useSay } from '../stories/say.tsx'
import '../themes/wireframe.css.ts'
import { accents, tones } from '../tokens/token-type.ts'
import { page } from './Page.css.ts'

const meta = { title: 'Foundations/Wireframe', parameters: { layout: 'fullscreen' }, tags: ['!autodocs'] } satisfies Meta
export default meta

const words = { en: 'Words', ar: 'كلمات' }
const word = <Say pair={words} />
const today = '2026-03-10'

function Everything() {
  const say = useSay()
  const text = say(words)
  const two = ['one', 'two'].map((id) => ({ id, label: word }))
  return (
    <Stack gap="xl">
      <Inline>
        <Logo word="both" />
        <VerifiedMark />
        <CountBadge count={3} />
        <Spinner />
      </Inline>
      <Inline>
        {buttonVariants.map((variant) => (
          <Button key={variant} variant={variant} iconStart="share">
            {word}
          </Button>
        ))}
        <Button isDisabled>{word}</Button>
        <IconButton icon="copy" label={say({ en: 'Copy', ar: 'نسخ' })} variant="bordered" />
        <TextLink href="#x">{word}</TextLink>
      </Inline>
      <Inline>
        {tones.map((tone) => (
          <Badge key={tone} tone={tone}>
            {word}
          </Badge>
        ))}
        {badgeVariants.map((variant) => (
          <Badge key={variant} variant={variant} />
        ))}
        {accents.map((accent) => (
          <KindBadge key={accent} accent={accent}>
            <Say pair={kindWords[accent]} />
          </KindBadge>
        ))}
      </Inline>
      <Inline>
        {accents.map((accent) => (
          <Avatar key={accent} accent={accent} name={say(kindNames[accent])} />
        ))}
      </Inline>
      {bannerTones.map((tone) => (
        <Banner key={tone} tone={tone}>
          {word}
        </Banner>
      ))}
      <Grid cell="broad">
        <Card isPadded>
          <Stack>
            <Kashida value={0.5} knots={stepKnots(3, 1)} />
            <ProgressBar label={word} value={0.4} />
          </Stack>
        </Card>
        <Card isPadded>
          <Stack>
            <TextField label={word} errorMessage={word} />
            <Checkbox defaultSelected>{word}</Checkbox>
            <OneTimeCode onComplete={fn()} />
          </Stack>
        </Card>
        <Card isPadded>
          <Stack>
            <SegmentedControl label={text} options={two} />
            <ChipGroup label={text} selectionMode="multiple" options={two} defaultSelected={['one']} />
            <TagGroup label={text} items={[{ id: 'one', text }]} onRemove={fn()} />
            <ToggleButton icon="bookmark" defaultSelected>
              {word}
            </ToggleButton>
            <Tabs label={text} items={two}>
              {word}
            </Tabs>
            <Pagination page={3} pages={9} onChange={fn()} />
          </Stack>
        </Card>
        <Card isPadded>
          <Stack>
            <Stepper label={text} steps={stepStates.map((state) => ({ id: state, label: word, state, href: '#x' }))} />
            <SideMenu
              label={say({ en: 'Places', ar: 'الأقسام' })}
              sections={[
                {
                  id: 'all',
                  items: [
                    { id: 'here', label: text, icon: 'user', href: '#x', isCurrent: true },
                    { id: 'soon', label: text, icon: 'user', href: '#y', isSoon: true },
                  ],
                },
              ]}
            />
          </Stack>
        </Card>
        <Card isPadded>
          <CopyField label={say({ en: 'Link', ar: 'الرابط' })} value="wasla.example/noura" />
        </Card>
        <Card>
          <Empty title={word}>{word}</Empty>
        </Card>
        <Card>
          <ErrorState onRetry={fn()} />
        </Card>
        <Card isPadded>
          <Skeleton>
            <SkeletonCircle />
            <SkeletonText lines={2} />
            <SkeletonBlock shape="control" />
          </Skeleton>
        </Card>
        <Card isPadded>
          <Stack>
            <Select label={word} options={two} />
            <MultiSelect label={text} options={two.map(({ id }) => ({ id, label: text }))} defaultValue={[{ id: 'one', label: text }]} />
            <NumberField label={word} defaultValue={5} />
            <MoneyField label={word} defaultValue={125_000} />
            <DateField label={word} today={today} defaultValue={today} />
            <DatePicker label={word} today={today} />
            <TimeField label={word} defaultValue="21:30" />
            <FileDrop label={word} kinds={['pdf']} maxBytes={1_000_000} />
          </Stack>
        </Card>
        <Card isPadded>
          <Stack>
            <RadioGroup label={word} options={two} defaultValue="one" />
            <Switch defaultSelected>{word}</Switch>
            <Slider label={word} defaultValue={40} />
            <Meter label={word} used={8} limit={10} isMarked />
            <Stat label={word} value={486} change={0.12} />
            <Calendar aria-label={text} today={today} defaultValue={today} />
          </Stack>
        </Card>
        <Card isPadded>
          <Stack>
            <Breadcrumbs items={[{ label: word, href: '#x' }]} current={word} />
            <DescriptionList items={[{ id: 'one', name: word, value: word }]} />
            <Timeline label={text} entries={timelineStates.map((state) => ({ id: state, title: word, state }))} />
          </Stack>
        </Card>
        <Card isClipped>
          <Accordion defaultOpen="one">
            <AccordionItem id="one" title={word}>
              {word}
            </AccordionItem>
          </Accordion>
        </Card>
      </Grid>
    </Stack>
  )
}

const looked = [
  'color',
  'backgroundColor',
  'borderTopColor',
  'borderBottomColor',
  'outlineColor',
  'fill',
  'stroke',
  'boxShadow',
  'backgroundImage',
] as const

/** Returns whether a computed value contains a colour that is not grey. Chromium writes `rgb(…)`, and mixed colours as `color(srgb …)`. */
const isColoured = (value: string) =>
  [...value.matchAll(/(?:rgba?\(|color\(srgb )([\d.]+)[ ,]+([\d.]+)[ ,]+([\d.]+)/gu)].some(
    ([, red, green, blue]) => red !== green || green !== blue,
  )

/** A page of all elements in grey: they must be distinguishable without colour. */
export const Wireframe: StoryObj = {
  render: () => (
    <div data-theme="wireframe">
      <Box paper="canvas">
        <main className={page}>
          <Everything />
        </main>
      </Box>
    </div>
  ),
}

/** Every colour on the page comes from the theme of greys, so nothing on the page is coloured. */
export const HasNoColour: StoryObj = {
  tags: ['!dev'],
  parameters: { visual: 'none' },
  render: Wireframe.render,
  play: async ({ canvasElement }) => {
    const parts = [...canvasElement.querySelectorAll('[data-theme="wireframe"] *')]
    await expect(parts.length).toBeGreaterThan(200)
    const coloured = parts.flatMap((part) => {
      const style = getComputedStyle(part)
      return looked
        .filter((name) => isColoured(style[name]))
        .map((name) => `${part.tagName} ${part.getAttribute('class') ?? ''} ${name} ${style[name]}`)
    })
    await expect(coloured).toEqual([])
  },
}
