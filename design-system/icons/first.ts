import ArrowEnd from 'lucide-react/icons/arrow-right'
import ArrowStart from 'lucide-react/icons/arrow-left'
import ArrowUpEnd from 'lucide-react/icons/arrow-up-right'
import Check from 'lucide-react/icons/check'
import ChevronDown from 'lucide-react/icons/chevron-down'
import ChevronEnd from 'lucide-react/icons/chevron-right'
import ChevronStart from 'lucide-react/icons/chevron-left'
import CircleAlert from 'lucide-react/icons/circle-alert'
import CircleCheck from 'lucide-react/icons/circle-check'
import Close from 'lucide-react/icons/x'
import Globe from 'lucide-react/icons/globe'
import Info from 'lucide-react/icons/info'
import Offline from 'lucide-react/icons/wifi-off'
import Retry from 'lucide-react/icons/refresh-cw'
import Search from 'lucide-react/icons/search'
import ShieldCheck from 'lucide-react/icons/shield-check'
import TriangleAlert from 'lucide-react/icons/triangle-alert'
import { drawings } from './drawing.ts'

/**
 * Icons of the public pages and of error messages. These icons are part of the first chunk, so that error messages have them without a
 * network.
 */
export const firstArts = drawings({
  'arrow-end': ArrowEnd,
  'arrow-start': ArrowStart,
  'arrow-up-end': ArrowUpEnd,
  check: Check,
  'chevron-down': ChevronDown,
  'chevron-end': ChevronEnd,
  'chevron-start': ChevronStart,
  'circle-alert': CircleAlert,
  'circle-check': CircleCheck,
  close: Close,
  globe: Globe,
  info: Info,
  offline: Offline,
  retry: Retry,
  search: Search,
  'shield-check': ShieldCheck,
  'triangle-alert': TriangleAlert,
})
