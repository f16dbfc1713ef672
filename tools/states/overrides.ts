import type { Pose, StateColumn, StateTable } from '@wasla/design-system/stories/states/table.ts'

type Override = Pick<StateTable, 'isWide' | 'target' | 'isInside'> & {
  /** The story to draw, if the first one does not show the component itself. */
  main?: string
  /** The component whose props are read, if the folder has several and none has the name of the folder. */
  component?: string
  /** Arguments of every cell. */
  always?: Readonly<Record<string, unknown>>
  /**
   * States that neither a prop of its own nor a selector tells: with a value, or with an item in that state. A column with the name of a
   * column of its own replaces it.
   */
  columns?: readonly StateColumn[]
  /** States that a page as wide as a matrix does not have. */
  without?: readonly Pose[]
}

const filled = (args: Readonly<Record<string, unknown>>): readonly StateColumn[] => [{ name: 'Filled', args }]
const written: readonly StateColumn[] = [{ name: 'Filled', texts: { defaultValue: 'usual' } }]

/** What the sources of a component do not say about its matrix. */
export const overrides: Readonly<Record<string, Override>> = {
  Breadcrumbs: { isWide: true },
  Calendar: {
    isWide: true,
    target: '[role="gridcell"] [role="button"]:not([aria-disabled="true"])',
    columns: filled({ defaultValue: '2026-03-18' }),
  },
  Card: { main: 'Leading', target: 'a' },
  // Skeleton cards are shown only while there are no cards.
  CardGrid: {
    isWide: true,
    columns: [
      { name: 'Loading', args: { isLoading: true, items: [] } },
      { name: 'Empty', args: { items: [] } },
    ],
  },
  Carousel: { isWide: true, target: '[tabindex="0"]' },
  ChartFrame: { isWide: true },
  Chip: { component: 'ChipGroup' },
  Combobox: { columns: filled({ chosen: 'riyadh' }) },
  CopyField: { isWide: true, target: 'button' },
  DateField: { columns: filled({ defaultValue: '1994-02-28' }) },
  DatePicker: { columns: filled({ defaultValue: '2026-03-18' }) },
  DateRangePicker: { columns: filled({ defaultValue: { start: '2026-03-12', end: '2026-03-24' } }) },
  ErrorSummary: { isWide: true, target: '[role="link"]' },
  FileDrop: { isWide: true },
  ImageCropper: { isWide: true },
  // The open menu at rest, with its current and its disabled entry.
  Menu: { target: '[role="menuitem"], [role="menuitemradio"]', isInside: true, columns: [{ name: 'Open', pose: 'open' }] },
  MoneyField: { columns: filled({ defaultValue: 900_00 }) },
  MultiSelect: { isWide: true },
  // The buttons, the unit and the number need the width of a phone if the text is large.
  NumberField: { isWide: true },
  // Its error is shown in one state only.
  OneTimeCode: { columns: [{ name: 'Invalid', args: { state: 'wrong' }, texts: { errorMessage: 'wrong' } }] },
  Pagination: { isWide: true, columns: [{ name: 'Disabled arrow', args: { page: 1 } }] },
  PasswordField: { columns: written },
  PhoneField: { columns: filled({ defaultNational: '550123478' }) },
  RichText: { isWide: true, columns: filled({ defaultValue: '<p>Reel <strong>with</strong> your product</p>' }) },
  SearchField: { columns: written },
  SearchWithResults: { isWide: true },
  SegmentedControl: { isWide: true },
  Select: { columns: filled({ defaultValue: 'sales' }) },
  SelectableCard: { component: 'RadioCards', isWide: true },
  // The button that opens the menu is only on a phone; its stories are pictured there.
  SideMenu: { isWide: true, without: ['open'] },
  SortableList: { main: 'Default', isWide: true, target: 'button' },
  Slider: { target: '[data-part="thumb"]' },
  Stepper: { isWide: true },
  // The matrix is a table too: without the name of the component, its own rows would be meant.
  Table: { isWide: true, target: '[data-component="Table"] tbody tr' },
  Tabs: {
    isWide: true,
    target: '[role="tab"]',
    always: { statsAreOff: false },
    columns: [{ name: 'Disabled tab', args: { statsAreOff: true } }],
  },
  TextArea: { columns: written },
  TextField: { columns: written },
  TimeField: { columns: filled({ defaultValue: '21:30' }) },
}
