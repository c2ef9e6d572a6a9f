/**
 * Icons of rooms and ways of care, for public pages only. The bundler keeps a module whole: in icons.ts every staff page
 * would load them too.
 */
import {
  BedDouble as LucideBedDouble,
  DoorClosed as LucideDoorClosed,
  Dumbbell as LucideDumbbell,
  Flower2 as LucideFlower2,
  MessageCircleHeart as LucideMessageCircleHeart,
  Music as LucideMusic,
  Pill as LucidePill,
  ShieldCheck as LucideShieldCheck,
  Sofa as LucideSofa,
  TestTube as LucideTestTube,
} from 'lucide-react';
import { icon } from './icon.tsx';

export const BedDouble = /* @__PURE__ */ icon('bed-double', LucideBedDouble);
export const DoorClosed = /* @__PURE__ */ icon('door-closed', LucideDoorClosed);
export const Dumbbell = /* @__PURE__ */ icon('dumbbell', LucideDumbbell);
export const Flower2 = /* @__PURE__ */ icon('flower-2', LucideFlower2);
export const MessageCircleHeart = /* @__PURE__ */ icon('message-circle-heart', LucideMessageCircleHeart);
export const Music = /* @__PURE__ */ icon('music', LucideMusic);
export const Pill = /* @__PURE__ */ icon('pill', LucidePill);
export const ShieldCheck = /* @__PURE__ */ icon('shield-check', LucideShieldCheck);
export const Sofa = /* @__PURE__ */ icon('sofa', LucideSofa);
export const TestTube = /* @__PURE__ */ icon('test-tube', LucideTestTube);
