import Accessibility from 'lucide-react/icons/accessibility'
import ArrowDown from 'lucide-react/icons/arrow-down'
import ArrowUp from 'lucide-react/icons/arrow-up'
import ArrowEnd from 'lucide-react/icons/arrow-right'
import ArrowStart from 'lucide-react/icons/arrow-left'
import ArrowUpEnd from 'lucide-react/icons/arrow-up-right'
import Bell from 'lucide-react/icons/bell'
import Bold from 'lucide-react/icons/bold'
import Bookmark from 'lucide-react/icons/bookmark'
import Banknote from 'lucide-react/icons/banknote'
import BothWays from 'lucide-react/icons/arrow-left-right'
import Calendar from 'lucide-react/icons/calendar'
import Camera from 'lucide-react/icons/camera'
import Check from 'lucide-react/icons/check'
import ChevronDown from 'lucide-react/icons/chevron-down'
import ChevronEnd from 'lucide-react/icons/chevron-right'
import ChevronStart from 'lucide-react/icons/chevron-left'
import CircleAlert from 'lucide-react/icons/circle-alert'
import CircleCheck from 'lucide-react/icons/circle-check'
import Clock from 'lucide-react/icons/clock'
import Close from 'lucide-react/icons/x'
import Code from 'lucide-react/icons/code'
import Compass from 'lucide-react/icons/compass'
import Copy from 'lucide-react/icons/copy'
import Design from 'lucide-react/icons/pencil-ruler'
import Edit from 'lucide-react/icons/pencil'
import Eye from 'lucide-react/icons/eye'
import EyeOff from 'lucide-react/icons/eye-off'
import FaceScan from 'lucide-react/icons/scan-face'
import File from 'lucide-react/icons/file-text'
import Globe from 'lucide-react/icons/globe'
import Handshake from 'lucide-react/icons/handshake'
import Help from 'lucide-react/icons/life-buoy'
import Home from 'lucide-react/icons/house'
import Image from 'lucide-react/icons/image'
import Info from 'lucide-react/icons/info'
import Italic from 'lucide-react/icons/italic'
import Languages from 'lucide-react/icons/languages'
import Layers from 'lucide-react/icons/layers'
import Link from 'lucide-react/icons/link'
import List from 'lucide-react/icons/list'
import ListOrdered from 'lucide-react/icons/list-ordered'
import Lock from 'lucide-react/icons/lock'
import Mail from 'lucide-react/icons/mail'
import Menu from 'lucide-react/icons/menu'
import Message from 'lucide-react/icons/message-circle'
import Minus from 'lucide-react/icons/minus'
import Moon from 'lucide-react/icons/moon'
import More from 'lucide-react/icons/ellipsis'
import Offline from 'lucide-react/icons/wifi-off'
import Package from 'lucide-react/icons/package'
import Palette from 'lucide-react/icons/palette'
import Phone from 'lucide-react/icons/phone'
import Play from 'lucide-react/icons/play'
import Plus from 'lucide-react/icons/plus'
import Qr from 'lucide-react/icons/qr-code'
import Receipt from 'lucide-react/icons/receipt-text'
import Retry from 'lucide-react/icons/refresh-cw'
import Ruler from 'lucide-react/icons/ruler'
import Search from 'lucide-react/icons/search'
import Send from 'lucide-react/icons/send'
import Settings from 'lucide-react/icons/settings'
import Share from 'lucide-react/icons/share-2'
import ShieldCheck from 'lucide-react/icons/shield-check'
import SignOut from 'lucide-react/icons/log-out'
import Sun from 'lucide-react/icons/sun'
import Table from 'lucide-react/icons/table-2'
import Ticket from 'lucide-react/icons/ticket'
import Trash from 'lucide-react/icons/trash-2'
import TriangleAlert from 'lucide-react/icons/triangle-alert'
import Trophy from 'lucide-react/icons/trophy'
import Underline from 'lucide-react/icons/underline'
import Undo from 'lucide-react/icons/undo-2'
import Upload from 'lucide-react/icons/upload'
import User from 'lucide-react/icons/user'
import UserPlus from 'lucide-react/icons/user-plus'
import Users from 'lucide-react/icons/users'
import Wallet from 'lucide-react/icons/wallet'
import type { LucideIcon } from 'lucide-react'

/**
 * What an icon does right to left: `mirror` for what points along the reading direction (back, send, lists, undo),
 * `none` for everything that would be wrong in a mirror (clocks, media, check marks, brand marks).
 */
export const flips = ['none', 'mirror'] as const
export type Flip = (typeof flips)[number]
type IconArt = { art: LucideIcon; flip: Flip }

const none = (art: LucideIcon): IconArt => ({ art, flip: 'none' })
const mirror = (art: LucideIcon): IconArt => ({ art, flip: 'mirror' })

/** Every icon of the product, by what it means and not by what it shows. */
export const icons = {
  accessibility: none(Accessibility),
  'arrow-down': none(ArrowDown),
  'arrow-up': none(ArrowUp),
  'arrow-end': mirror(ArrowEnd),
  'arrow-start': mirror(ArrowStart),
  'arrow-up-end': mirror(ArrowUpEnd),
  bell: none(Bell),
  bold: none(Bold),
  bookmark: none(Bookmark),
  banknote: none(Banknote),
  'both-ways': none(BothWays),
  calendar: none(Calendar),
  camera: none(Camera),
  check: none(Check),
  'chevron-down': none(ChevronDown),
  'chevron-end': mirror(ChevronEnd),
  'chevron-start': mirror(ChevronStart),
  'circle-alert': none(CircleAlert),
  'circle-check': none(CircleCheck),
  clock: none(Clock),
  close: none(Close),
  code: none(Code),
  compass: none(Compass),
  copy: none(Copy),
  design: none(Design),
  edit: none(Edit),
  eye: none(Eye),
  'eye-off': none(EyeOff),
  'face-scan': none(FaceScan),
  file: none(File),
  globe: none(Globe),
  handshake: none(Handshake),
  help: none(Help),
  home: none(Home),
  image: none(Image),
  info: none(Info),
  italic: none(Italic),
  languages: none(Languages),
  layers: none(Layers),
  link: none(Link),
  list: mirror(List),
  'list-ordered': mirror(ListOrdered),
  lock: none(Lock),
  mail: none(Mail),
  menu: none(Menu),
  message: none(Message),
  minus: none(Minus),
  moon: none(Moon),
  more: none(More),
  offline: none(Offline),
  package: none(Package),
  palette: none(Palette),
  phone: none(Phone),
  play: none(Play),
  plus: none(Plus),
  qr: none(Qr),
  receipt: none(Receipt),
  retry: none(Retry),
  ruler: none(Ruler),
  search: none(Search),
  send: mirror(Send),
  settings: none(Settings),
  share: none(Share),
  'shield-check': none(ShieldCheck),
  'sign-out': mirror(SignOut),
  sun: none(Sun),
  table: none(Table),
  ticket: none(Ticket),
  trash: none(Trash),
  'triangle-alert': none(TriangleAlert),
  trophy: none(Trophy),
  underline: none(Underline),
  undo: mirror(Undo),
  upload: none(Upload),
  user: none(User),
  'user-plus': none(UserPlus),
  users: none(Users),
  wallet: none(Wallet),
} as const satisfies Record<string, IconArt>

export type IconName = keyof typeof icons
export const iconNames = Object.keys(icons) as IconName[]
