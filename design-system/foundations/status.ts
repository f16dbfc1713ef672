/**
 * The status of every component. This typed table is the only source of the status page, the front page and its search; a test checks that
 * it is complete and correct.
 */
export const statuses = ['alpha', 'beta', 'stable', 'deprecated'] as const
export type Status = (typeof statuses)[number]

export const partKinds = ['components', 'patterns', 'primitives'] as const
export type PartKind = (typeof partKinds)[number]

export type Part = {
  /** Folder that contains the component. */
  kind: PartKind
  status: Status
  /** Version of the design system in which the component first appeared. */
  since: string
  /**
   * Day of the last accessibility review: by keyboard in both directions, with findings of axe as errors. Every stable component has such a
   * day.
   */
  a11yReviewed?: string
  /** Set if no screen uses the component yet, but a planned one will. */
  isAwaited?: true
}

const parts = {
  Accordion: { kind: 'components', status: 'stable', since: '0.1', a11yReviewed: '2026-11-21' },
  Amount: { kind: 'components', status: 'alpha', since: '0.2' },
  Avatar: { kind: 'components', status: 'stable', since: '0.1', a11yReviewed: '2026-11-21' },
  AvatarGroup: { kind: 'components', status: 'alpha', since: '0.2', isAwaited: true },
  Badge: { kind: 'components', status: 'stable', since: '0.1', a11yReviewed: '2026-11-21' },
  Banner: { kind: 'components', status: 'stable', since: '0.1', a11yReviewed: '2026-11-21' },
  BarChart: { kind: 'components', status: 'alpha', since: '0.2' },
  Breadcrumbs: { kind: 'components', status: 'beta', since: '0.2', a11yReviewed: '2026-11-21' },
  Button: { kind: 'components', status: 'stable', since: '0.1', a11yReviewed: '2026-11-21' },
  ButtonGroup: { kind: 'components', status: 'beta', since: '0.2', a11yReviewed: '2026-11-21', isAwaited: true },
  Calendar: { kind: 'components', status: 'alpha', since: '0.2' },
  Card: { kind: 'components', status: 'stable', since: '0.1', a11yReviewed: '2026-11-21' },
  CardGrid: { kind: 'components', status: 'alpha', since: '0.2', isAwaited: true },
  Carousel: { kind: 'components', status: 'alpha', since: '0.2', isAwaited: true },
  Chart: { kind: 'components', status: 'alpha', since: '0.2' },
  ChartFrame: { kind: 'components', status: 'alpha', since: '0.2' },
  Checkbox: { kind: 'components', status: 'stable', since: '0.1', a11yReviewed: '2026-11-21' },
  CheckboxGroup: { kind: 'components', status: 'alpha', since: '0.2' },
  Chip: { kind: 'components', status: 'beta', since: '0.2', a11yReviewed: '2026-11-21' },
  Combobox: { kind: 'components', status: 'alpha', since: '0.2' },
  ConfirmDialog: { kind: 'components', status: 'stable', since: '0.1', a11yReviewed: '2026-11-21' },
  CopyButton: { kind: 'components', status: 'beta', since: '0.2', a11yReviewed: '2026-11-21' },
  CopyField: { kind: 'components', status: 'stable', since: '0.1', a11yReviewed: '2026-11-21' },
  CountBadge: { kind: 'components', status: 'stable', since: '0.1', a11yReviewed: '2026-11-21' },
  Cover: { kind: 'components', status: 'stable', since: '0.1', a11yReviewed: '2026-11-21' },
  DateField: { kind: 'components', status: 'alpha', since: '0.2' },
  DatePicker: { kind: 'components', status: 'alpha', since: '0.2' },
  DateRangePicker: { kind: 'components', status: 'alpha', since: '0.2' },
  DescriptionList: { kind: 'components', status: 'alpha', since: '0.2' },
  Dialog: { kind: 'components', status: 'stable', since: '0.1', a11yReviewed: '2026-11-21' },
  Empty: { kind: 'components', status: 'stable', since: '0.1', a11yReviewed: '2026-11-21' },
  ErrorState: { kind: 'components', status: 'stable', since: '0.1', a11yReviewed: '2026-11-21' },
  ErrorSummary: { kind: 'components', status: 'alpha', since: '0.2' },
  Field: { kind: 'components', status: 'stable', since: '0.1', a11yReviewed: '2026-11-21' },
  FileDrop: { kind: 'components', status: 'alpha', since: '0.2' },
  Form: { kind: 'components', status: 'stable', since: '0.1', a11yReviewed: '2026-11-21' },
  GoalPath: { kind: 'components', status: 'alpha', since: '0.2' },
  IconButton: { kind: 'components', status: 'stable', since: '0.1', a11yReviewed: '2026-11-21' },
  Image: { kind: 'components', status: 'alpha', since: '0.2' },
  ImageCropper: { kind: 'components', status: 'alpha', since: '0.2' },
  Kashida: { kind: 'components', status: 'stable', since: '0.1', a11yReviewed: '2026-11-21' },
  LineChart: { kind: 'components', status: 'alpha', since: '0.2' },
  LinkButton: { kind: 'components', status: 'stable', since: '0.1', a11yReviewed: '2026-11-21' },
  Logo: { kind: 'components', status: 'stable', since: '0.1', a11yReviewed: '2026-11-21' },
  Menu: { kind: 'components', status: 'stable', since: '0.1', a11yReviewed: '2026-11-21' },
  Meter: { kind: 'components', status: 'alpha', since: '0.2' },
  MoneyField: { kind: 'components', status: 'alpha', since: '0.2' },
  MoneyRange: { kind: 'components', status: 'alpha', since: '0.2' },
  MultiSelect: { kind: 'components', status: 'alpha', since: '0.2' },
  NumberField: { kind: 'components', status: 'alpha', since: '0.2' },
  OneTimeCode: { kind: 'components', status: 'stable', since: '0.1', a11yReviewed: '2026-11-21' },
  Overlay: { kind: 'components', status: 'stable', since: '0.1', a11yReviewed: '2026-11-21' },
  PageSheet: { kind: 'components', status: 'beta', since: '0.2', a11yReviewed: '2026-11-29' },
  Pagination: { kind: 'components', status: 'beta', since: '0.2', a11yReviewed: '2026-11-21' },
  PairedChart: { kind: 'components', status: 'alpha', since: '0.2' },
  PasswordField: { kind: 'components', status: 'alpha', since: '0.2' },
  PhoneField: { kind: 'components', status: 'stable', since: '0.1', a11yReviewed: '2026-11-21' },
  Popover: { kind: 'components', status: 'stable', since: '0.1', a11yReviewed: '2026-11-21' },
  PosterWord: { kind: 'components', status: 'stable', since: '0.1', a11yReviewed: '2026-11-21' },
  ProgressBar: { kind: 'components', status: 'stable', since: '0.1', a11yReviewed: '2026-11-21' },
  QrCode: { kind: 'components', status: 'stable', since: '0.1', a11yReviewed: '2026-11-21' },
  RadioGroup: { kind: 'components', status: 'alpha', since: '0.2' },
  RichText: { kind: 'components', status: 'alpha', since: '0.2' },
  SearchField: { kind: 'components', status: 'stable', since: '0.1', a11yReviewed: '2026-11-21' },
  SearchWithResults: { kind: 'components', status: 'beta', since: '0.2', a11yReviewed: '2026-11-21' },
  SegmentedControl: { kind: 'components', status: 'beta', since: '0.2', a11yReviewed: '2026-11-21' },
  Select: { kind: 'components', status: 'stable', since: '0.1', a11yReviewed: '2026-11-21' },
  SelectableCard: { kind: 'components', status: 'alpha', since: '0.2' },
  ShareChart: { kind: 'components', status: 'alpha', since: '0.2' },
  Sheet: { kind: 'components', status: 'stable', since: '0.1', a11yReviewed: '2026-11-21' },
  SideMenu: { kind: 'components', status: 'beta', since: '0.2', a11yReviewed: '2026-11-21' },
  Skeleton: { kind: 'components', status: 'stable', since: '0.1', a11yReviewed: '2026-11-21' },
  Slider: { kind: 'components', status: 'alpha', since: '0.2' },
  SortableList: { kind: 'components', status: 'alpha', since: '0.2' },
  Spinner: { kind: 'components', status: 'stable', since: '0.1', a11yReviewed: '2026-11-21' },
  SplitBar: { kind: 'components', status: 'alpha', since: '0.2' },
  StackedChart: { kind: 'components', status: 'alpha', since: '0.2' },
  StageLine: { kind: 'components', status: 'alpha', since: '0.2' },
  Stat: { kind: 'components', status: 'alpha', since: '0.2' },
  Stepper: { kind: 'components', status: 'beta', since: '0.2', a11yReviewed: '2026-11-21' },
  Switch: { kind: 'components', status: 'alpha', since: '0.2' },
  Table: { kind: 'components', status: 'alpha', since: '0.2' },
  Tabs: { kind: 'components', status: 'beta', since: '0.2', a11yReviewed: '2026-11-21' },
  TagGroup: { kind: 'components', status: 'beta', since: '0.2', a11yReviewed: '2026-11-21' },
  TextArea: { kind: 'components', status: 'stable', since: '0.1', a11yReviewed: '2026-11-21' },
  TextField: { kind: 'components', status: 'stable', since: '0.1', a11yReviewed: '2026-11-21' },
  TextLink: { kind: 'components', status: 'stable', since: '0.1', a11yReviewed: '2026-11-21' },
  TimeField: { kind: 'components', status: 'alpha', since: '0.2', isAwaited: true },
  Timeline: { kind: 'components', status: 'alpha', since: '0.2' },
  Toast: { kind: 'components', status: 'stable', since: '0.1', a11yReviewed: '2026-11-21' },
  ToggleButton: { kind: 'components', status: 'beta', since: '0.2', a11yReviewed: '2026-11-21' },
  Toggletip: { kind: 'components', status: 'beta', since: '0.2', a11yReviewed: '2026-11-21', isAwaited: true },
  Tooltip: { kind: 'components', status: 'stable', since: '0.1', a11yReviewed: '2026-11-21' },
  VerifiedMark: { kind: 'components', status: 'stable', since: '0.1', a11yReviewed: '2026-11-21' },
  VideoThumbnail: { kind: 'components', status: 'alpha', since: '0.2' },
  AppShell: { kind: 'patterns', status: 'stable', since: '0.1', a11yReviewed: '2026-11-21' },
  AuthLayout: { kind: 'patterns', status: 'stable', since: '0.1', a11yReviewed: '2026-11-21' },
  CropDialog: { kind: 'patterns', status: 'alpha', since: '0.2' },
  Girih: { kind: 'patterns', status: 'stable', since: '0.1', a11yReviewed: '2026-11-21' },
  LanguageSwitch: { kind: 'patterns', status: 'stable', since: '0.1', a11yReviewed: '2026-11-21' },
  PageError: { kind: 'patterns', status: 'stable', since: '0.1', a11yReviewed: '2026-11-21' },
  Bidi: { kind: 'primitives', status: 'stable', since: '0.1', a11yReviewed: '2026-11-21' },
  Box: { kind: 'primitives', status: 'stable', since: '0.1', a11yReviewed: '2026-11-21' },
  Grid: { kind: 'primitives', status: 'stable', since: '0.1', a11yReviewed: '2026-11-21' },
  Heading: { kind: 'primitives', status: 'stable', since: '0.1', a11yReviewed: '2026-11-21' },
  Inline: { kind: 'primitives', status: 'stable', since: '0.1', a11yReviewed: '2026-11-21' },
  SkipLink: { kind: 'primitives', status: 'stable', since: '0.1', a11yReviewed: '2026-11-21' },
  Stack: { kind: 'primitives', status: 'stable', since: '0.1', a11yReviewed: '2026-11-21' },
  Text: { kind: 'primitives', status: 'stable', since: '0.1', a11yReviewed: '2026-11-21' },
  VisuallyHidden: { kind: 'primitives', status: 'stable', since: '0.1', a11yReviewed: '2026-11-21' },
} as const satisfies Record<string, Part>

export type PartName = keyof typeof parts
export const partNames = Object.keys(parts) as PartName[]

/** Returns whether a text is the name of a part. */
export const isPartName = (name: string): name is PartName => Object.hasOwn(parts, name)

/** Returns an entry of `parts` with the wider type `Part`. */
export const partOf = (name: PartName): Part => parts[name]

/** Returns the path of a component's page in this Storybook. */
export const pageOf = (name: PartName): string => `/docs/${partOf(name).kind}-${name.toLowerCase()}--docs`

/** Returns the number of components with each status. */
export const statusCounts = (): Record<Status, number> => {
  const counts: Record<Status, number> = { alpha: 0, beta: 0, stable: 0, deprecated: 0 }
  for (const name of partNames) counts[partOf(name).status] += 1
  return counts
}
