import {
  ArrowUpRight as LucideArrowUpRight,
  Baby as LucideBaby,
  BadgeCheck as LucideBadgeCheck,
  BookOpen as LucideBookOpen,
  Building2 as LucideBuilding2,
  CalendarCheck as LucideCalendarCheck,
  CalendarClock as LucideCalendarClock,
  CalendarPlus as LucideCalendarPlus,
  ChartColumn as LucideChartColumn,
  ChevronDown as LucideChevronDown,
  ChevronLeft as LucideChevronLeft,
  ChevronRight as LucideChevronRight,
  CircleAlert as LucideCircleAlert,
  CircleCheck as LucideCircleCheck,
  ClipboardList as LucideClipboardList,
  Copy as LucideCopy,
  Ellipsis as LucideEllipsis,
  ExternalLink as LucideExternalLink,
  Eye as LucideEye,
  EyeOff as LucideEyeOff,
  FileCheck as LucideFileCheck,
  Globe as LucideGlobe,
  HeartHandshake as LucideHeartHandshake,
  IndianRupee as LucideIndianRupee,
  Info as LucideInfo,
  LayoutDashboard as LucideLayoutDashboard,
  Link2 as LucideLink2,
  LogOut as LucideLogOut,
  Mail as LucideMail,
  MapPin as LucideMapPin,
  Menu as LucideMenu,
  MessageSquare as LucideMessageSquare,
  MonitorSmartphone as LucideMonitorSmartphone,
  Pause as LucidePause,
  Pencil as LucidePencil,
  Phone as LucidePhone,
  PhoneCall as LucidePhoneCall,
  Play as LucidePlay,
  Plus as LucidePlus,
  Printer as LucidePrinter,
  RotateCw as LucideRotateCw,
  Search as LucideSearch,
  ShieldUser as LucideShieldUser,
  Stethoscope as LucideStethoscope,
  Trash2 as LucideTrash2,
  TriangleAlert as LucideTriangleAlert,
  UserRound as LucideUserRound,
  UserRoundPlus as LucideUserRoundPlus,
  UserRoundX as LucideUserRoundX,
  Video as LucideVideo,
  Wallet as LucideWallet,
  X as LucideX,
} from 'lucide-react';
import { icon } from './icon.tsx';

/** Icons of the site. Import them from here and not from Lucide, so that a page draws each only once. */
export const ArrowUpRight = /* @__PURE__ */ icon('arrow-up-right', LucideArrowUpRight);
export const Baby = /* @__PURE__ */ icon('baby', LucideBaby);
export const BadgeCheck = /* @__PURE__ */ icon('badge-check', LucideBadgeCheck);
export const BookOpen = /* @__PURE__ */ icon('book-open', LucideBookOpen);
export const Building2 = /* @__PURE__ */ icon('building-2', LucideBuilding2);
export const CalendarCheck = /* @__PURE__ */ icon('calendar-check', LucideCalendarCheck);
export const CalendarClock = /* @__PURE__ */ icon('calendar-clock', LucideCalendarClock);
export const CalendarPlus = /* @__PURE__ */ icon('calendar-plus', LucideCalendarPlus);
export const ChartColumn = /* @__PURE__ */ icon('chart-column', LucideChartColumn);
export const ChevronDown = /* @__PURE__ */ icon('chevron-down', LucideChevronDown);
export const ChevronLeft = /* @__PURE__ */ icon('chevron-left', LucideChevronLeft);
export const ChevronRight = /* @__PURE__ */ icon('chevron-right', LucideChevronRight);
export const CircleAlert = /* @__PURE__ */ icon('circle-alert', LucideCircleAlert);
export const CircleCheck = /* @__PURE__ */ icon('circle-check', LucideCircleCheck);
export const ClipboardList = /* @__PURE__ */ icon('clipboard-list', LucideClipboardList);
export const Copy = /* @__PURE__ */ icon('copy', LucideCopy);
export const Ellipsis = /* @__PURE__ */ icon('ellipsis', LucideEllipsis);
export const ExternalLink = /* @__PURE__ */ icon('external-link', LucideExternalLink);
export const Eye = /* @__PURE__ */ icon('eye', LucideEye);
export const EyeOff = /* @__PURE__ */ icon('eye-off', LucideEyeOff);
export const FileCheck = /* @__PURE__ */ icon('file-check', LucideFileCheck);
export const Globe = /* @__PURE__ */ icon('globe', LucideGlobe);
export const HeartHandshake = /* @__PURE__ */ icon('heart-handshake', LucideHeartHandshake);
export const IndianRupee = /* @__PURE__ */ icon('indian-rupee', LucideIndianRupee);
export const Info = /* @__PURE__ */ icon('info', LucideInfo);
export const LayoutDashboard = /* @__PURE__ */ icon('layout-dashboard', LucideLayoutDashboard);
export const Link2 = /* @__PURE__ */ icon('link-2', LucideLink2);
export const LogOut = /* @__PURE__ */ icon('log-out', LucideLogOut);
export const Mail = /* @__PURE__ */ icon('mail', LucideMail);
export const MapPin = /* @__PURE__ */ icon('map-pin', LucideMapPin);
export const Menu = /* @__PURE__ */ icon('menu', LucideMenu);
export const MessageSquare = /* @__PURE__ */ icon('message-square', LucideMessageSquare);
export const MonitorSmartphone = /* @__PURE__ */ icon('monitor-smartphone', LucideMonitorSmartphone);
export const Pause = /* @__PURE__ */ icon('pause', LucidePause);
export const Pencil = /* @__PURE__ */ icon('pencil', LucidePencil);
export const Phone = /* @__PURE__ */ icon('phone', LucidePhone);
export const PhoneCall = /* @__PURE__ */ icon('phone-call', LucidePhoneCall);
export const Play = /* @__PURE__ */ icon('play', LucidePlay);
export const Plus = /* @__PURE__ */ icon('plus', LucidePlus);
export const Printer = /* @__PURE__ */ icon('printer', LucidePrinter);
export const RotateCw = /* @__PURE__ */ icon('rotate-cw', LucideRotateCw);
export const Search = /* @__PURE__ */ icon('search', LucideSearch);
export const ShieldUser = /* @__PURE__ */ icon('shield-user', LucideShieldUser);
export const Stethoscope = /* @__PURE__ */ icon('stethoscope', LucideStethoscope);
export const Trash2 = /* @__PURE__ */ icon('trash-2', LucideTrash2);
export const TriangleAlert = /* @__PURE__ */ icon('triangle-alert', LucideTriangleAlert);
export const UserRound = /* @__PURE__ */ icon('user-round', LucideUserRound);
export const UserRoundPlus = /* @__PURE__ */ icon('user-round-plus', LucideUserRoundPlus);
export const UserRoundX = /* @__PURE__ */ icon('user-round-x', LucideUserRoundX);
export const Video = /* @__PURE__ */ icon('video', LucideVideo);
export const Wallet = /* @__PURE__ */ icon('wallet', LucideWallet);
export const X = /* @__PURE__ */ icon('x', LucideX);
