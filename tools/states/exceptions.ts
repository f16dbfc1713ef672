/** Components without states, by the reason. A component that is neither here nor has a matrix fails the test. */
const reasons: Readonly<Record<string, readonly string[]>> = {
  'It shows something and takes no input.': [
    'Amount',
    'Avatar',
    'AvatarGroup',
    'Badge',
    'Banner',
    'BarChart',
    'CountBadge',
    'Cover',
    'DescriptionList',
    'Empty',
    'Girih',
    'GoalPath',
    'Image',
    'Kashida',
    'LineChart',
    'Logo',
    'Meter',
    'PairedChart',
    'PosterWord',
    'ProgressBar',
    'QrCode',
    'ShareChart',
    'Skeleton',
    'Spinner',
    'SplitBar',
    'StackedChart',
    'StageLine',
    'Stat',
    'Timeline',
    'VerifiedMark',
  ],
  'It sets text and takes no input.': ['Bidi', 'Heading', 'Text', 'VisuallyHidden'],
  'It lays out other parts, which have their own matrices.': [
    'AuthLayout',
    'Box',
    'ButtonGroup',
    'Field',
    'Form',
    'Grid',
    'Inline',
    'Stack',
  ],
  'It fills a page; its links and buttons have their own matrices.': ['AppShell', 'ErrorState', 'PageError'],
  'It covers the page; what is in it has its own matrix.': ['ConfirmDialog', 'CropDialog', 'Dialog', 'PageSheet', 'Sheet', 'Toast'],
  'It opens beside a button; the button and what is in it have their own matrices.': ['Popover', 'Toggletip', 'Tooltip'],
  'It is seen only at the top of a page, while it has the focus.': ['SkipLink'],
}

/** The reason of each component without states, by its name. */
export const withoutStates: ReadonlyMap<string, string> = new Map(
  Object.entries(reasons).flatMap(([reason, names]) => names.map((name) => [name, reason] as const)),
)

/** Components whose matrix has no column of its own for a state, with the reason. */
export const shownOtherwise = {
  Disabled: {
    Accordion: 'EveryState of Accordion.matrix.stories.tsx shows a disabled section',
    Menu: 'the open menu has a disabled entry',
    SideMenu: 'two of its entries are disabled in every cell',
    TagGroup: 'EveryState of TagGroup.matrix.stories.tsx shows a disabled tag',
  },
  Filled: {
    CheckboxGroup: 'one option is chosen in every cell',
    MoneyRange: 'both ends have an amount in every cell',
    MultiSelect: 'two options are chosen in every cell',
    NumberField: 'it has a number in every cell',
    RadioGroup: 'one option is chosen in every cell',
    SegmentedControl: 'one segment is always chosen',
    SelectableCard: 'one option is chosen in every cell',
    Slider: 'it always has a value',
  },
} as const satisfies Record<string, Readonly<Record<string, string>>>

/** Components whose own styles react to a pointer or to the focus although they have no matrix, with the reason. */
export const stylesOfInput: Readonly<Record<string, string>> = {
  AppShell: 'the entries of its navigation; its screens are pictured with one of them chosen',
  Field: 'the box that every field uses; each field has its matrix',
}
