import { ARROW } from '@safar/shared/platform/arrow-path'

/** The outlines of home's carousel, apart from the others (`icons.ts`): home loads no icon that it does not show. */
export const CAROUSEL_ICONS = {
  arrow: ARROW,
  next: 'M9 6l6 6l-6 6',
  prev: 'M15 6l-6 6l6 6',
  pause:
    'M6 6a1 1 0 0 1 1-1h2a1 1 0 0 1 1 1v12a1 1 0 0 1-1 1h-2a1 1 0 0 1-1-1l0-12M14 6a1 1 0 0 1 1-1h2a1 1 0 0 1 1 1v12a1 1 0 0 1-1 1h-2a1 1 0 0 1-1-1l0-12',
  play: 'M7 4v16l13-8l-13-8',
} as const
