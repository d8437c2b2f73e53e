import type { Plugin } from 'vite'

const CORE = '@mantine/core'
const LEAN_CORE = '\0lean-table/core'
const LEAN_SCROLL_AREA = '\0lean-table/scroll-area'
const LEAN_DATES = '\0lean-table/dates'
const ICONS = '@tabler/icons-react'
const LEAN_ICONS = '\0lean-table/icons'
const MATCH_SORTER = '@tanstack/match-sorter-utils'
const LEAN_MATCH_SORTER = '\0lean-table/match-sorter'

/** Fields of column filters, row selection and the table's own toolbars, none of which our list turns on. */
const UNUSED_CORE = [
  'Alert',
  'Autocomplete',
  'Checkbox',
  'Collapse',
  'CopyButton',
  'Highlight',
  'Menu',
  'Modal',
  'MultiSelect',
  'Popover',
  'Progress',
  'Radio',
  'RangeSlider',
  'Select',
  'Switch',
  'Transition',
]

/** Its whole set; our list brings the three that it shows. */
const TABLE_ICONS = [
  'IconArrowAutofitContent',
  'IconArrowsSort',
  'IconBaselineDensityLarge',
  'IconBaselineDensityMedium',
  'IconBaselineDensitySmall',
  'IconBoxMultiple',
  'IconChevronDown',
  'IconChevronLeft',
  'IconChevronLeftPipe',
  'IconChevronRight',
  'IconChevronRightPipe',
  'IconChevronsDown',
  'IconCircleX',
  'IconClearAll',
  'IconColumns',
  'IconDeviceFloppy',
  'IconDots',
  'IconDotsVertical',
  'IconEdit',
  'IconEyeOff',
  'IconFilter',
  'IconFilterCog',
  'IconFilterOff',
  'IconGripHorizontal',
  'IconMaximize',
  'IconMinimize',
  'IconPinned',
  'IconPinnedOff',
  'IconSearch',
  'IconSearchOff',
  'IconSortAscending',
  'IconSortDescending',
  'IconX',
]

const missing = (names: readonly string[]) =>
  `const missing = () => { throw new Error('left out by lean-table.ts') }
export { ${names.map((name) => `missing as ${name}`).join(', ')} }`

/** The head's hints, in the browser's own way: floating ones would bring 16 KB along. */
const TOOLTIP = `import { cloneElement } from 'react'
export const Tooltip = ({ label, children }) => cloneElement(children, { title: label })`

/**
 * mantine-react-table imports every field that any of its filters could need, a calendar among them: 50 KB that a list
 * with its own search never shows. It gets stand-ins that fail loudly; everything else gets the real modules. Dev, tests
 * and the build all have it so: what works in one works in the others.
 */
export function leanTable(): Plugin {
  return {
    name: 'lean-table',
    enforce: 'pre',
    resolveId(source, importer) {
      // Mantine's table brings a scroll area for a container that nobody here asks for.
      if (importer?.includes('TableScrollContainer') && source.includes('/ScrollArea'))
        return LEAN_SCROLL_AREA
      if (!importer?.includes('mantine-react-table')) return null
      if (source === CORE) return LEAN_CORE
      if (source === '@mantine/dates') return LEAN_DATES
      if (source === MATCH_SORTER) return LEAN_MATCH_SORTER
      if (source === ICONS) return LEAN_ICONS
      return null
    },
    load(id) {
      if (id === LEAN_CORE) return `export * from '${CORE}'\n${TOOLTIP}\n${missing(UNUSED_CORE)}`
      if (id === LEAN_SCROLL_AREA) return missing(['ScrollArea'])
      if (id === LEAN_DATES) return missing(['DateInput'])
      if (id === LEAN_MATCH_SORTER) {
        return `${missing(['compareItems', 'rankItem'])}\nexport const rankings = {}`
      }
      if (id === LEAN_ICONS) return missing(TABLE_ICONS)
      return null
    },
  }
}
