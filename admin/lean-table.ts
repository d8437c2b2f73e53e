import type { Plugin } from 'vite'
import { type LeftOut, leaveOut, missing } from './lean-code.ts'

const CORE = '@mantine/core'
const LEAN_CORE = '\0lean-table/core'
const LEAN_SCROLL_AREA = '\0lean-table/scroll-area'
const LEAN_DATES = '\0lean-table/dates'
const ICONS = '@tabler/icons-react'
const LEAN_ICONS = '\0lean-table/icons'
const MATCH_SORTER = '@tanstack/match-sorter-utils'
const LEAN_MATCH_SORTER = '\0lean-table/match-sorter'

const TABLE = /mantine-react-table[^\\/]*[\\/]dist[\\/]index\.esm\.mjs$/
const ROWS = /@tanstack[\\/]table-core[\\/]build[\\/]lib[\\/]index\.mjs$/

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

/** The icon set of the table; the list brings the three that it shows. */
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

const standIns = (names: readonly string[]) =>
  `const missing = () => { throw new Error('left out by lean-table.ts') }
export { ${names.map((name) => `missing as ${name}`).join(', ')} }`

/**
 * The parts of the table that the list replaces or never turns on; a check for such a feature answers that it is off.
 */
const UNUSED: LeftOut = {
  ...missing(
    'MRT_TableBodyCellValue',
    'MRT_TableBodyCell',
    'MRT_CopyButton',
    'MRT_EditCellTextInput',
    'MRT_EditActionButtons',
    'MRT_EditRowModal',
    'MRT_TableDetailPanel',
    'MRT_ExpandButton',
    'MRT_ExpandAllButton',
    'MRT_RowPinButton',
    'MRT_TableBodyRowPinButton',
    'MRT_TableBodyRowGrabHandle',
    'MRT_GrabHandleButton',
    'MRT_TableHeadCellGrabHandle',
    'MRT_TableHeadCellResizeHandle',
    'MRT_ColumnActionMenu',
    'MRT_RowActionMenu',
    'MRT_ToggleRowActionMenuButton',
    'MRT_FilterCheckbox',
    'MRT_FilterTextInput',
    'MRT_FilterRangeFields',
    'MRT_FilterRangeSlider',
    'MRT_FilterOptionMenu',
    'MRT_TableHeadCellFilterContainer',
    'MRT_TableHeadCellFilterLabel',
    'MRT_SelectCheckbox',
    'MRT_ToolbarAlertBanner',
    'getMRT_RowPinningColumnDef',
    'getMRT_RowDragColumnDef',
    'getMRT_RowActionsColumnDef',
    'getMRT_RowExpandColumnDef',
    'getMRT_RowSelectColumnDef',
    'getMRT_RowNumbersColumnDef',
    'getMRT_RowSpacerColumnDef',
  ),
  useMRT_RowVirtualizer: '() => undefined',
  useMRT_ColumnVirtualizer: '() => undefined',
}

/** The table's own row models (grouping, facets): it gets the rows of one page, sorted and counted elsewhere. */
const UNUSED_ROWS = missing(
  'getExpandedRowModel',
  'getFacetedMinMaxValues',
  'getFacetedRowModel',
  'getFacetedUniqueValues',
  'getGroupedRowModel',
)

/** The head's tooltips as native titles: floating ones would bring 16 KB along. */
const TOOLTIP = `import { cloneElement } from 'react'
export const Tooltip = ({ label, children }) => cloneElement(children, { title: label })`

/**
 * A Vite plugin that cuts mantine-react-table's filter fields, a calendar among them: 50 KB that a list with its own
 * search never shows. Stand-ins throw when they are reached. Dev, tests and the build all use it, so that what works in
 * one works in the others.
 */
export function leanTable(): Plugin {
  return {
    name: 'lean-table',
    enforce: 'pre',
    resolveId(source, importer) {
      // Mantine's table brings a scroll area for a container that the list does not use.
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
      if (id === LEAN_CORE) return `export * from '${CORE}'\n${TOOLTIP}\n${standIns(UNUSED_CORE)}`
      if (id === LEAN_SCROLL_AREA) return standIns(['ScrollArea'])
      if (id === LEAN_DATES) return standIns(['DateInput'])
      if (id === LEAN_MATCH_SORTER) {
        return `${standIns(['compareItems', 'rankItem'])}\nexport const rankings = {}`
      }
      if (id === LEAN_ICONS) return standIns(TABLE_ICONS)
      return null
    },
    transform(code, id) {
      if (TABLE.test(id)) return leaveOut(code, id, UNUSED)
      return ROWS.test(id) ? leaveOut(code, id, UNUSED_ROWS) : null
    },
  }
}
