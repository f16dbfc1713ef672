import Accessibility from 'lucide-react/icons/accessibility'
import ArrowDown from 'lucide-react/icons/arrow-down'
import ArrowUp from 'lucide-react/icons/arrow-up'
import Bag from 'lucide-react/icons/shopping-bag'
import Bell from 'lucide-react/icons/bell'
import Bold from 'lucide-react/icons/bold'
import Bookmark from 'lucide-react/icons/bookmark'
import Bank from 'lucide-react/icons/landmark'
import Banknote from 'lucide-react/icons/banknote'
import Book from 'lucide-react/icons/book-open'
import BothWays from 'lucide-react/icons/arrow-left-right'
import Calendar from 'lucide-react/icons/calendar'
import CalendarClock from 'lucide-react/icons/calendar-clock'
import Camera from 'lucide-react/icons/camera'
import Clock from 'lucide-react/icons/clock'
import Code from 'lucide-react/icons/code'
import Compass from 'lucide-react/icons/compass'
import Copy from 'lucide-react/icons/copy'
import CreditCard from 'lucide-react/icons/credit-card'
import Design from 'lucide-react/icons/pencil-ruler'
import Download from 'lucide-react/icons/download'
import Edit from 'lucide-react/icons/pencil'
import Eye from 'lucide-react/icons/eye'
import EyeOff from 'lucide-react/icons/eye-off'
import FaceScan from 'lucide-react/icons/scan-face'
import File from 'lucide-react/icons/file-text'
import Grid from 'lucide-react/icons/layout-grid'
import Grip from 'lucide-react/icons/grip-vertical'
import Handshake from 'lucide-react/icons/handshake'
import Flag from 'lucide-react/icons/flag'
import GraduationCap from 'lucide-react/icons/graduation-cap'
import Help from 'lucide-react/icons/life-buoy'
import Home from 'lucide-react/icons/house'
import Hourglass from 'lucide-react/icons/hourglass'
import IdCard from 'lucide-react/icons/id-card'
import Image from 'lucide-react/icons/image'
import Italic from 'lucide-react/icons/italic'
import Languages from 'lucide-react/icons/languages'
import Layers from 'lucide-react/icons/layers'
import Link from 'lucide-react/icons/link'
import List from 'lucide-react/icons/list'
import Lock from 'lucide-react/icons/lock'
import Mail from 'lucide-react/icons/mail'
import MapPin from 'lucide-react/icons/map-pin'
import Megaphone from 'lucide-react/icons/megaphone'
import Menu from 'lucide-react/icons/menu'
import Message from 'lucide-react/icons/message-circle'
import Minus from 'lucide-react/icons/minus'
import Moon from 'lucide-react/icons/moon'
import MoonStar from 'lucide-react/icons/moon-star'
import More from 'lucide-react/icons/ellipsis'
import Network from 'lucide-react/icons/network'
import Package from 'lucide-react/icons/package'
import Palette from 'lucide-react/icons/palette'
import Pause from 'lucide-react/icons/pause'
import Phone from 'lucide-react/icons/phone'
import Play from 'lucide-react/icons/play'
import Plus from 'lucide-react/icons/plus'
import Pointer from 'lucide-react/icons/mouse-pointer-click'
import Printer from 'lucide-react/icons/printer'
import Qr from 'lucide-react/icons/qr-code'
import Receipt from 'lucide-react/icons/receipt-text'
import Ruler from 'lucide-react/icons/ruler'
import Send from 'lucide-react/icons/send'
import Settings from 'lucide-react/icons/settings'
import Share from 'lucide-react/icons/share-2'
import SignOut from 'lucide-react/icons/log-out'
import Sort from 'lucide-react/icons/arrow-down-wide-narrow'
import Sliders from 'lucide-react/icons/sliders-horizontal'
import Sun from 'lucide-react/icons/sun'
import Table from 'lucide-react/icons/table-2'
import Target from 'lucide-react/icons/target'
import Ticket from 'lucide-react/icons/ticket'
import Trash from 'lucide-react/icons/trash-2'
import Trophy from 'lucide-react/icons/trophy'
import Underline from 'lucide-react/icons/underline'
import Undo from 'lucide-react/icons/undo-2'
import Upload from 'lucide-react/icons/upload'
import User from 'lucide-react/icons/user'
import UserPlus from 'lucide-react/icons/user-plus'
import Users from 'lucide-react/icons/users'
import Wallet from 'lucide-react/icons/wallet'
import Key from 'lucide-react/icons/key-round'
import Webhook from 'lucide-react/icons/webhook'
import Sparkles from 'lucide-react/icons/sparkles'
import { drawings } from './drawing.ts'
import { ListOrdered } from './ListOrdered.tsx'

/** All other icons, loaded with the first page after sign-in (`arts.ts`). */
export const moreArts = drawings({
  accessibility: Accessibility,
  'arrow-down': ArrowDown,
  'arrow-up': ArrowUp,
  bag: Bag,
  bell: Bell,
  bold: Bold,
  bookmark: Bookmark,
  bank: Bank,
  banknote: Banknote,
  book: Book,
  'both-ways': BothWays,
  calendar: Calendar,
  'calendar-clock': CalendarClock,
  camera: Camera,
  clock: Clock,
  code: Code,
  compass: Compass,
  copy: Copy,
  'credit-card': CreditCard,
  design: Design,
  download: Download,
  edit: Edit,
  eye: Eye,
  'eye-off': EyeOff,
  'face-scan': FaceScan,
  file: File,
  filter: Sliders,
  flag: Flag,
  'graduation-cap': GraduationCap,
  grid: Grid,
  grip: Grip,
  handshake: Handshake,
  help: Help,
  home: Home,
  hourglass: Hourglass,
  'id-card': IdCard,
  image: Image,
  italic: Italic,
  languages: Languages,
  layers: Layers,
  link: Link,
  list: List,
  'list-ordered': ListOrdered,
  lock: Lock,
  mail: Mail,
  'map-pin': MapPin,
  megaphone: Megaphone,
  menu: Menu,
  message: Message,
  minus: Minus,
  moon: Moon,
  'moon-star': MoonStar,
  more: More,
  network: Network,
  package: Package,
  palette: Palette,
  pause: Pause,
  phone: Phone,
  play: Play,
  plus: Plus,
  pointer: Pointer,
  printer: Printer,
  qr: Qr,
  receipt: Receipt,
  ruler: Ruler,
  send: Send,
  settings: Settings,
  share: Share,
  'sign-out': SignOut,
  sort: Sort,
  sparkles: Sparkles,
  sun: Sun,
  table: Table,
  target: Target,
  ticket: Ticket,
  trash: Trash,
  trophy: Trophy,
  underline: Underline,
  undo: Undo,
  upload: Upload,
  user: User,
  'user-plus': UserPlus,
  users: Users,
  wallet: Wallet,
  webhook: Webhook,
  key: Key,
})
