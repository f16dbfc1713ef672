import type { PartName } from '../status.ts'
import type { Rule } from '../part-page/Guidance.tsx'
import { avatarRules } from './Avatar.tsx'
import { badgeRules } from './Badge.tsx'
import { bannerRules } from './Banner.tsx'
import { barChartRules } from './BarChart.tsx'
import { buttonRules } from './Button.tsx'
import { cardRules } from './Card.tsx'
import { checkboxRules } from './Checkbox.tsx'
import { dateFieldRules } from './DateField.tsx'
import { dialogRules } from './Dialog.tsx'
import { emptyRules } from './Empty.tsx'
import { errorStateRules } from './ErrorState.tsx'
import { iconButtonRules } from './IconButton.tsx'
import { lineChartRules } from './LineChart.tsx'
import { moneyFieldRules } from './MoneyField.tsx'
import { radioGroupRules } from './RadioGroup.tsx'
import { segmentedControlRules } from './SegmentedControl.tsx'
import { selectRules } from './Select.tsx'
import { shareChartRules } from './ShareChart.tsx'
import { sheetRules } from './Sheet.tsx'
import { skeletonRules } from './Skeleton.tsx'
import { stepperRules } from './Stepper.tsx'
import { switchRules } from './Switch.tsx'
import { tableRules } from './Table.tsx'
import { tabsRules } from './Tabs.tsx'
import { textFieldRules } from './TextField.tsx'
import { textLinkRules } from './TextLink.tsx'
import { toastRules } from './Toast.tsx'

/** The rules of the parts, by their names. Only pages of parts load them. */
export const guidance: Partial<Record<PartName, readonly Rule[]>> = {
  Avatar: avatarRules,
  Badge: badgeRules,
  Banner: bannerRules,
  BarChart: barChartRules,
  Button: buttonRules,
  Card: cardRules,
  Checkbox: checkboxRules,
  ConfirmDialog: dialogRules,
  DateField: dateFieldRules,
  Dialog: dialogRules,
  Empty: emptyRules,
  ErrorState: errorStateRules,
  IconButton: iconButtonRules,
  LineChart: lineChartRules,
  MoneyField: moneyFieldRules,
  RadioGroup: radioGroupRules,
  SegmentedControl: segmentedControlRules,
  Select: selectRules,
  ShareChart: shareChartRules,
  Sheet: sheetRules,
  Skeleton: skeletonRules,
  Stepper: stepperRules,
  Switch: switchRules,
  Table: tableRules,
  Tabs: tabsRules,
  TextField: textFieldRules,
  TextLink: textLinkRules,
  Toast: toastRules,
}

/** Returns the rules of a part, or an empty list if it has none. */
export const rulesOf = (name: PartName): readonly Rule[] => guidance[name] ?? []
