import type { StateTable } from '@wasla/design-system/stories/states/table.ts'

type Override = Pick<StateTable, 'isWide' | 'target' | 'isInside'> & {
  /** The story to draw, if the first one does not show the component itself. */
  main?: string
}

/** What the sources of a component do not say about its matrix. */
export const overrides: Readonly<Record<string, Override>> = {
  Breadcrumbs: { isWide: true },
  Calendar: { isWide: true, target: '[role="gridcell"] [role="button"]:not([aria-disabled="true"])' },
  Card: { main: 'Leading', target: 'a' },
  CardGrid: { isWide: true },
  Carousel: { isWide: true, target: '[tabindex="0"]' },
  ChartFrame: { isWide: true },
  CopyField: { isWide: true, target: 'button' },
  ErrorSummary: { isWide: true, target: 'a' },
  FileDrop: { isWide: true },
  ImageCropper: { isWide: true },
  Menu: { target: '[role="menuitem"], [role="menuitemradio"]', isInside: true },
  MultiSelect: { isWide: true },
  Pagination: { isWide: true },
  RichText: { isWide: true },
  SearchWithResults: { isWide: true },
  SegmentedControl: { isWide: true },
  SelectableCard: { isWide: true },
  SideMenu: { isWide: true },
  SortableList: { main: 'Default', isWide: true, target: 'button' },
  Slider: { target: '[data-part="thumb"]' },
  Stepper: { isWide: true },
  Table: { isWide: true, target: 'tbody tr, [role="rowgroup"]:last-of-type > [role="row"]' },
  Tabs: { isWide: true, target: '[role="tab"]:not([aria-selected="true"])' },
}
