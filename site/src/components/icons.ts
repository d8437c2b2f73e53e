import { PATHS } from '@safar/shared/platform/icon-paths'
import { CAROUSEL_ICONS } from './carousel-icons.ts'

/*
 * Outlines on a 24 px grid, one stroke each. Most are from Tabler Icons (MIT, https://tabler.io/icons); only those that
 * the site shows stand here, so that a page carries no icon set. Those of parts that the office shows too are shared.
 */
export const ICONS = {
  ...PATHS,
  ...CAROUSEL_ICONS,
  email: 'M3 7a2 2 0 0 1 2-2h14a2 2 0 0 1 2 2v10a2 2 0 0 1-2 2h-14a2 2 0 0 1-2-2v-10M3 7l9 6l9-6',
  instagram:
    'M3 7a4 4 0 0 1 4-4h10a4 4 0 0 1 4 4v10a4 4 0 0 1-4 4h-10a4 4 0 0 1-4-4l0-10M8.5 12a3.5 3.5 0 1 0 7 0a3.5 3.5 0 0 0-7 0M17 7v.01',
  youtube: 'M2 8a4 4 0 0 1 4-4h12a4 4 0 0 1 4 4v8a4 4 0 0 1-4 4h-12a4 4 0 0 1-4-4v-8M10 9l5 3l-5 3l0-6',
  facebook: 'M7 10v4h3v7h4v-7h3l1-4h-4v-2a1 1 0 0 1 1-1h3v-4h-3a5 5 0 0 0-5 5v2h-3',
  menu: 'M4 6l16 0M4 12l16 0M4 18l16 0',
  close: 'M18 6l-12 12M6 6l12 12',
  down: 'M6 9l6 6l6-6',
  plane: 'M16 10h4a2 2 0 0 1 0 4h-4l-4 7h-3l2-7h-4l-2 2h-3l2-4l-2-4h3l2 2h4l-2-7h3l4 7',
  certificate:
    'M12 15a3 3 0 1 0 6 0a3 3 0 1 0-6 0M13 17.5v4.5l2-1.5l2 1.5v-4.5M10 19h-5a2 2 0 0 1-2-2v-10c0-1.1 .9-2 2-2h14a2 2 0 0 1 2 2v10a2 2 0 0 1-1 1.73M6 9l12 0M6 12l3 0M6 15l2 0',
  user: 'M8 7a4 4 0 1 0 8 0a4 4 0 0 0-8 0M6 21v-2a4 4 0 0 1 4-4h4a4 4 0 0 1 4 4v2',
  guide:
    'M8 7a4 4 0 1 0 8 0a4 4 0 0 0-8 0M6 21v-2a4 4 0 0 1 4-4h.5M17.8 20.817l-2.172 1.138a.392 .392 0 0 1-.568-.41l.415-2.411l-1.757-1.707a.389 .389 0 0 1 .217-.665l2.428-.352l1.086-2.193a.392 .392 0 0 1 .702 0l1.086 2.193l2.428 .352a.39 .39 0 0 1 .217 .665l-1.757 1.707l.414 2.41a.39 .39 0 0 1-.567 .411l-2.172-1.138',
  print:
    'M17 17h2a2 2 0 0 0 2-2v-4a2 2 0 0 0-2-2h-14a2 2 0 0 0-2 2v4a2 2 0 0 0 2 2h2M17 9v-4a2 2 0 0 0-2-2h-6a2 2 0 0 0-2 2v4M7 15a2 2 0 0 1 2-2h6a2 2 0 0 1 2 2v4a2 2 0 0 1-2 2h-6a2 2 0 0 1-2-2l0-4',
  download: 'M4 17v2a2 2 0 0 0 2 2h12a2 2 0 0 0 2-2v-2M7 11l5 5l5-5M12 4l0 12',
  share: 'M8 9h-1a2 2 0 0 0-2 2v8a2 2 0 0 0 2 2h10a2 2 0 0 0 2-2v-8a2 2 0 0 0-2-2h-1M12 14v-11M9 6l3-3l3 3',
  external: 'M12 6h-6a2 2 0 0 0-2 2v10a2 2 0 0 0 2 2h10a2 2 0 0 0 2-2v-6M11 13l9-9M15 4h5v5',
  receipt: 'M5 21v-16a2 2 0 0 1 2-2h10a2 2 0 0 1 2 2v16l-3-2l-2 2l-2-2l-2 2l-2-2l-3 2m4-14h6m-6 4h6m-2 4h2',
  pin: 'M9 11a3 3 0 1 0 6 0a3 3 0 0 0-6 0M17.657 16.657l-4.243 4.243a2 2 0 0 1-2.827 0l-4.244-4.243a8 8 0 1 1 11.314 0',
  search: 'M3 10a7 7 0 1 0 14 0a7 7 0 1 0-14 0M21 21l-6-6',
  zoom: 'M3 10a7 7 0 1 0 14 0a7 7 0 1 0-14 0M7 10l6 0M10 7l0 6M21 21l-6-6',
  zoomOut: 'M3 10a7 7 0 1 0 14 0a7 7 0 1 0-14 0M7 10l6 0M21 21l-6-6',
  info: 'M3 12a9 9 0 1 0 18 0a9 9 0 0 0-18 0M12 9h.01M11 12h1v4h1',
  bulb: 'M3 12h1M12 3v1M20 12h1M5.6 5.6l.7 .7M18.4 5.6l-.7 .7M9 16a5 5 0 1 1 6 0a3.5 3.5 0 0 0-1 3a2 2 0 0 1-4 0a3.5 3.5 0 0 0-1-3M9.7 17h4.6',
  home: 'M5 12l-2 0l9-9l9 9l-2 0M5 12v7a2 2 0 0 0 2 2h10a2 2 0 0 0 2-2v-7M9 21v-6a2 2 0 0 1 2-2h2a2 2 0 0 1 2 2v6',
  minus: 'M5 12l14 0',
  plus: 'M12 5l0 14M5 12l14 0',
  hourglass:
    'M6.5 7h11M6.5 17h11M6 20v-2a6 6 0 1 1 12 0v2a1 1 0 0 1-1 1h-10a1 1 0 0 1-1-1M6 4v2a6 6 0 1 0 12 0v-2a1 1 0 0 0-1-1h-10a1 1 0 0 0-1 1',
  bell: 'M10 5a2 2 0 1 1 4 0a7 7 0 0 1 4 6v3a4 4 0 0 0 2 3h-16a4 4 0 0 0 2-3v-3a7 7 0 0 1 4-6M9 17v1a3 3 0 0 0 6 0v-1',
  bed: 'M3 7v11M3 14h18M21 18v-8a2 2 0 0 0-2-2h-8v6M6 10a1 1 0 1 0 2 0a1 1 0 1 0-2 0',
  link: 'M9 15l6-6M11 6l.463-.536a5 5 0 0 1 7.071 7.072l-.534 .464M13 18l-.397 .534a5.068 5.068 0 0 1-7.127 0a4.972 4.972 0 0 1 0-7.071l.524-.463',
} as const

export type IconName = keyof typeof ICONS
