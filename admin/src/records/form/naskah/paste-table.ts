import { TABLE_MAX } from '@safar/shared/records/naskah/naskah'

/*
 * A Markdown table has one head row, no spanned cells, and a line of words in each cell. Pasted tables are converted on
 * the way in, so that the editor shows what is stored, and each word stays in its column: spanned cells are filled,
 * head rows become one, and paragraphs or lists in a cell become lines.
 */

/** The most columns and rows that HTML itself lets a cell span. */
const [MOST_ACROSS, MOST_DOWN] = [1_000, 65_534]
/** Columns up to which a table is laid out; one that is wider is none that anybody drew. */
const MOST_LAID_OUT = 4_000

interface Place {
  cell: Element
  row: number
  column: number
  /** The rows that it spans. */
  rows: number
  columns: number
}

/** Rewrites every table of a page into one that can be stored. */
export function plainTables(page: Document): void {
  const tables = [...page.querySelectorAll('table')]
  const holding = new Set(tables.filter((table) => table.querySelector('table')))
  let left: number = TABLE_MAX.cells
  // Inner tables first: in a cell they become lines.
  for (const table of tables.reverse()) {
    const grid = gridOf(table, left)
    if (!grid) table.replaceWith(...rowsAsWords(table))
    else if (isFrame(grid, holding.has(table))) table.replaceWith(...loose(table))
    else {
      left -= grid.columns.length * grid.rows.length
      fill(table, grid)
    }
  }
}

interface Grid {
  places: Place[]
  /** The columns and rows in which a cell begins; others hold only spans. */
  columns: number[]
  rows: number[]
  /** The place of each cell, by row and column. */
  at: Map<number, Map<number, Place>>
}

const isElement = (node: Node): node is Element => node.nodeType === 1
const isNamed = (element: Element, ...names: string[]) => names.includes(element.tagName.toLowerCase())
const named = (parent: Element, ...names: string[]) =>
  [...parent.children].filter((child) => isNamed(child, ...names))

/** Returns the rows of a table, without nested tables, by section: a cell spans no further. */
function sectionsOf(table: Element): Element[][] {
  const sections: Element[][] = []
  for (const child of named(table, 'thead', 'tbody', 'tr')) {
    if (!isNamed(child, 'tr')) sections.push(named(child, 'tr'))
    else sections.push([child])
  }
  // A footer goes below, wherever it is written.
  for (const foot of named(table, 'tfoot')) sections.push(named(foot, 'tr'))
  return sections
}

function reach(cell: Element, name: 'colspan' | 'rowspan', most: number): number {
  const value = Number.parseInt(cell.getAttribute(name) ?? '', 10)
  return value >= 0 ? Math.min(value, most) : 1
}

/** Lays out a table's cells as browsers do; null where there would be more than `most`. */
function gridOf(table: Element, most: number): Grid | null {
  const places: Place[] = []
  const at: Grid['at'] = new Map()
  let row = 0
  for (const rows of sectionsOf(table)) {
    const end = row + rows.length
    /** The first row in which each column is free. */
    const free: number[] = []
    for (const line of rows) {
      let column = 0
      for (const cell of named(line, 'td', 'th')) {
        while ((free[column] ?? 0) > row) column += 1
        if (column > MOST_LAID_OUT) return null
        const columns = reach(cell, 'colspan', MOST_ACROSS) || 1
        const down = reach(cell, 'rowspan', MOST_DOWN) || end - row
        const place = { cell, row, column, columns, rows: Math.min(down, end - row) }
        places.push(place)
        for (let next = 0; next < columns; next += 1, column += 1)
          free[column] = Math.max(free[column] ?? 0, row + place.rows)
      }
      row += 1
    }
  }
  const columns = sorted(places.map(({ column }) => column))
  const rows = sorted(places.map((place) => place.row))
  if (columns.length > TABLE_MAX.columns || columns.length * rows.length > most) return null
  for (const place of places) {
    for (const each of within(rows, place.row, place.rows)) {
      const line = at.get(each) ?? new Map<number, Place>()
      at.set(each, line)
      for (const column of within(columns, place.column, place.columns))
        if (!line.has(column)) line.set(column, place)
    }
  }
  return { places, columns, rows, at }
}

const sorted = (numbers: number[]) => [...new Set(numbers)].sort((a, b) => a - b)

function within(numbers: number[], from: number, length: number): number[] {
  const first = numbers.indexOf(from)
  let end = first
  while (end < numbers.length && (numbers[end] ?? 0) < from + length) end += 1
  return numbers.slice(first, end)
}

/**
 * Tells if a table is layout: one cell around a text, or a column that holds tables, as mails and word processors have
 * them.
 */
const isFrame = ({ places, columns }: Grid, isHolding: boolean) =>
  places.length <= 1 || (columns.length === 1 && isHolding)

/** Returns a table's contents without the table. */
function loose(table: Element): Element[] {
  return [
    ...named(table, 'caption'),
    ...sectionsOf(table)
      .flat()
      .flatMap((row) => named(row, 'td', 'th')),
  ].map((part) => elementOf(table, 'div', ...part.childNodes))
}

function elementOf(near: Element, name: string, ...content: (Node | string)[]): HTMLElement {
  const element = near.ownerDocument.createElement(name)
  element.append(...content)
  return element
}

/** Converts a table too large to be stored into a paragraph for each row. */
function rowsAsWords(table: Element): Element[] {
  return [
    ...named(table, 'caption').map((caption) => paragraph(table, [caption])),
    ...sectionsOf(table)
      .flat()
      .map((row) =>
        elementOf(table, 'p', ...parted(named(row, 'td', 'th').map((cell) => linesOf(cell).flat()))),
      ),
  ]
}

const parted = (parts: Node[][]): (Node | string)[] =>
  parts.filter((part) => part.length > 0).flatMap((part, index) => (index === 0 ? part : [' · ', ...part]))

/** Puts a table's words into the cells of one that can be stored. */
function fill(table: Element, grid: Grid): void {
  const above: Element[] = []
  for (const caption of named(table, 'caption')) if (says(caption)) above.push(titled(table, caption))
  const rows = [...grid.rows]
  // A first row of one cell is the table's caption.
  for (let only = acrossAll(grid, rows[0]); only && rows.length > 1; only = acrossAll(grid, rows[0])) {
    if (says(only.cell)) above.push(titled(table, only.cell))
    rows.shift()
  }
  const heads = rows.splice(0, headRows(grid, rows))
  // Cells copied from this editor are pasted as they were.
  const isOurs = table.ownerDocument.querySelector('[data-pm-slice]') !== null
  const cellOf = (name: string, places: Place[]) => {
    const tag = isOurs && places[0] ? places[0].cell.tagName : name
    const cell = elementOf(
      table,
      tag,
      paragraph(
        table,
        places.map((place) => place.cell),
      ),
    )
    const align = places.at(-1)?.cell.getAttribute('data-align')
    if (align) cell.setAttribute('data-align', align)
    return cell
  }
  const head = grid.columns.map((column) => {
    const places = heads.flatMap((row) => placeAt(grid, row, column) ?? [])
    return cellOf('th', [...new Set(places)])
  })
  const body = rows.map((row) =>
    grid.columns.map((column) => {
      const place = placeAt(grid, row, column)
      return cellOf('td', place ? [place] : [])
    }),
  )
  table.before(...above)
  table.replaceChildren(
    elementOf(table, 'tbody', ...[head, ...body].map((cells) => elementOf(table, 'tr', ...cells))),
  )
}

/** Returns the cell that spans a whole row; none in a table of one column. */
function acrossAll({ at, columns }: Grid, row = -1): Place | null {
  const [first, ...others] = columns.map((column) => at.get(row)?.get(column))
  const isAlone = first?.row === row && first.rows === 1 && others.length > 0
  return isAlone && others.every((other) => other === first) ? first : null
}

/** Returns the place shown in a cell of the new table: spanned cells repeat, save words across a whole row. */
function placeAt(grid: Grid, row: number, column: number): Place | undefined {
  const place = grid.at.get(row)?.get(column)
  return place && acrossAll(grid, row) && place.column !== column ? undefined : place
}

/** Returns the head rows above the others, one at least; more than three count as none. */
function headRows({ places, columns, at }: Grid, rows: number[]): number {
  const isHead = (row: number) =>
    columns.every((column) => {
      const cell = at.get(row)?.get(column)?.cell
      return !cell || isNamed(cell, 'th') || cell.closest('thead, tbody, table')?.tagName === 'THEAD'
    })
  let count = rows.findIndex((row) => !isHead(row))
  if (count === 0) {
    // Word marks no head rows: the first is one of several if a cell of it spans rows beside one that spans columns.
    const first = places.filter(({ row }) => row === rows[0])
    const deepest = first.reduce((most, place) => Math.max(most, place.rows), 1)
    if (first.some((place) => place.columns > 1 && place.rows < deepest)) count = deepest
  }
  return count > 3 || count >= rows.length ? 1 : Math.max(count, 1)
}

const says = (element: Element) => element.textContent.trim() !== ''

const titled = (table: Element, part: Element) =>
  elementOf(table, 'p', elementOf(table, 'strong', ...paragraph(table, [part]).childNodes))

/** Words of cells as a paragraph, line below line. */
function paragraph(near: Element, cells: Element[]): HTMLElement {
  const lines = cells.flatMap(linesOf)
  return elementOf(
    near,
    'p',
    ...lines.flatMap((line, index) =>
      index === 0 ? line : [near.ownerDocument.createElement('br'), ...line],
    ),
  )
}

/** The elements that stand on a line of their own. */
const BLOCKS = new Set(
  'address article aside blockquote caption center dd details dialog div dl dt fieldset figcaption figure footer form h1 h2 h3 h4 h5 h6 header hgroup hr legend li main nav ol option p pre section summary table tbody tfoot thead tr ul'.split(
    ' ',
  ),
)
/** The inline elements that can be stored, and how deep they nest at most. */
const MARKS = new Set('a b code del em i s span strike strong'.split(' '))
const MOST_MARKS = 8

/** Returns the lines of a cell, as copies of its words with their marks. */
function linesOf(cell: Element): Node[][] {
  const lines: Node[][] = [[]]
  const put = (words: string, marks: Element[]) => {
    const line = lines.at(-1) ?? []
    if (line.length === 0 && words.trim() === '') return
    let node: Node = cell.ownerDocument.createTextNode(words)
    for (const mark of marks) {
      const copy = mark.cloneNode()
      copy.appendChild(node)
      node = copy
    }
    line.push(node)
  }
  const nextLine = () => {
    if (lines.at(-1)?.length) lines.push([])
  }
  const walk = (parent: Node, marks: Element[]) => {
    for (const node of parent.childNodes) {
      if (node.nodeType === 3) put(node.textContent ?? '', marks)
      else if (isElement(node)) walkElement(node, marks)
    }
  }
  const walkElement = (element: Element, marks: Element[]) => {
    const name = element.tagName.toLowerCase()
    if (name === 'br') return nextLine()
    if (name === 'pre') return preformatted(element, marks)
    if (name === 'td' || name === 'th') {
      // Between the cells of a nested table.
      if (lines.at(-1)?.length && says(element)) put(' · ', marks)
      for (const line of linesOf(element)) lines.at(-1)?.push(...line, cell.ownerDocument.createTextNode(' '))
      return
    }
    const isBlock = BLOCKS.has(name)
    if (isBlock) nextLine()
    if (name === 'li' && says(element)) put(signOf(element), marks)
    walk(element, MARKS.has(name) && marks.length < MOST_MARKS ? [element, ...marks] : marks)
    if (isBlock) nextLine()
  }
  const preformatted = (element: Element, marks: Element[]) => {
    for (const line of element.textContent.split('\n')) {
      nextLine()
      put(line, marks)
    }
    nextLine()
  }
  walk(cell, [])
  return lines.filter((line) => line.length > 0)
}

/** Returns the mark of a list item, by which it differs from other lines. */
function signOf(item: Element): string {
  const list = item.parentElement
  if (!list || !isNamed(list, 'ol')) return '• '
  const first = Number.parseInt(list.getAttribute('start') ?? '1', 10) || 1
  return `${first + named(list, 'li').indexOf(item)}. `
}
