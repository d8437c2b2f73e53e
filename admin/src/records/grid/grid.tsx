import { VisuallyHidden } from '@mantine/core'
import {
  type ClipboardEvent,
  type KeyboardEvent,
  type ReactNode,
  useEffect,
  useId,
  useMemo,
  useRef,
  useState,
} from 'react'
import { type CellSaves, cellKey, type PendingCell, type SavesSnapshot } from './cell-saves.ts'
import { heldValue, readCell, shownValue } from './cell-value.ts'
import { type Edit, editableAt, emptied, fillDown, nextMark } from './edits.ts'
import classes from './grid.module.css'
import { PARTS } from './grid-parts.ts'
import { PasteDialog } from './paste-dialog.tsx'
import { type PastePlan, planPaste, type Range } from './paste-plan.ts'
import type { Editing, RowActs, Way } from './row-acts.ts'
import { RowGroup } from './row-group.tsx'
import type { GridColumn, GridShape } from './shape.ts'
import { readTsv, writeTsv } from './tsv.ts'

interface Place {
  row: number
  column: number
}

/** A place with the id of the row that was there when it was chosen. */
interface Chosen extends Place {
  id: number | undefined
}

/** Returns where a chosen row is by now: people come and go while a sheet is open, and filters take rows away. */
function placed<Row extends { id: number }>({ row, column, id }: Chosen, rows: readonly Row[]): Place {
  if (id === undefined || rows[row]?.id === id) return { row, column }
  const at = rows.findIndex((one) => one.id === id)
  return { row: at < 0 ? row : at, column }
}

interface Props<Row extends { id: number }> {
  shape: GridShape<Row>
  rows: readonly Row[]
  label: string
  saves: CellSaves
  snapshot: SavesSnapshot
  /** Renders the panel of the active cell, below the grid. */
  panel: (row: Row, column: GridColumn<Row>) => ReactNode
}

/** The rows of a page up or down. */
const PAGE = 10

/** Rows that the browser draws or passes over together: a screenful. */
const GROUP = 20

/** Cuts rows into groups, each with the place of its first row. */
function groupsOf<Row>(rows: readonly Row[]): { from: number; rows: readonly Row[] }[] {
  return Array.from({ length: Math.ceil(rows.length / GROUP) }, (_, n) => ({
    from: n * GROUP,
    rows: rows.slice(n * GROUP, (n + 1) * GROUP),
  }))
}

/** Gathers cells by their record; Map.groupBy is younger than the browsers of the office. */
function byRecord(cells: Iterable<PendingCell>): ReadonlyMap<number, PendingCell[]> {
  const found = new Map<number, PendingCell[]>()
  for (const cell of cells) found.set(cell.record, [...(found.get(cell.record) ?? []), cell])
  return found
}

/**
 * Renders a sheet of records whose cells are edited in place. One tab stop: arrows move within, Enter or typing edits,
 * Tab leaves it; a cell that is kept by Tab leads to the next.
 */
export function Grid<Row extends { id: number }>({ shape, rows, label, saves, snapshot, panel }: Props<Row>) {
  const id = useId()
  const { columns, fields, looks, record } = shape
  const [asked, setAsked] = useState<Chosen>({ row: 0, column: 0, id: rows[0]?.id })
  const [anchor, setAnchor] = useState<Chosen | null>(null)
  const [edited, setEditing] = useState<Editing | null>(null)
  /** A paste that is asked about, with the rows that it was planned for. */
  const [pasted, setPasted] = useState<{ plan: PastePlan; rows: readonly Row[] } | null>(null)
  const [said, setSaid] = useState('')
  const undone = useRef<Edit[][]>([])
  const redone = useRef<Edit[][]>([])
  /** True once N led somewhere: letters that follow in one breath are no text for the cell there. */
  const isJumped = useRef(false)
  const isFocusWanted = useRef(false)
  // Filters take rows away.
  const here = placed(asked, rows)
  const active: Place = {
    row: Math.max(0, Math.min(here.row, rows.length - 1)),
    column: Math.min(here.column, columns.length - 1),
  }
  const chosen = ({ row, column }: Place): Chosen => ({ row, column, id: rows[row]?.id })
  const other = anchor ? placed(anchor, rows) : active
  // What is typed is one row's: nothing of it reaches the row that took its place.
  const editing = edited && rows[active.row]?.id === edited.row ? edited : null
  const range: Range = {
    top: Math.min(active.row, other.row),
    bottom: Math.min(Math.max(active.row, other.row), rows.length - 1),
    left: Math.min(active.column, other.column),
    right: Math.max(active.column, other.column),
  }
  const shown = (row: Row, field: string): string => {
    const own = record(row)
    return (own && snapshot.cells.get(cellKey(own.id, field))?.value) ?? heldValue(own, field)
  }
  const groups = useMemo(() => groupsOf(rows), [rows])
  const pending = useMemo(() => byRecord(snapshot.cells.values()), [snapshot.cells])

  useEffect(() => {
    if (!isFocusWanted.current || editing) return
    isFocusWanted.current = false
    const cell = document.getElementById(`${id}-${active.row}-${active.column}`)
    cell?.focus({ preventScroll: true })
    cell?.scrollIntoView({ block: 'nearest', inline: 'nearest' })
  })

  function go(to: Place, isRange = false): void {
    const row = Math.max(0, Math.min(to.row, rows.length - 1))
    const column = Math.max(0, Math.min(to.column, columns.length - 1))
    setAnchor(isRange ? chosen(other) : null)
    setAsked(chosen({ row, column }))
    setEditing(null)
    isFocusWanted.current = true
    isJumped.current = false
  }
  function apply(edits: readonly Edit[], isRedo = false): void {
    if (edits.length === 0) return
    for (const { record: own, field, value, before } of edits) saves.change(own, field, value, before)
    undone.current.push([...edits])
    if (!isRedo) redone.current = []
  }
  function takeBack(): void {
    const last = undone.current.pop()
    if (!last) {
      setSaid('Tidak ada yang dapat diurungkan.')
      return
    }
    // The number that stood there before is not known here, only its mask.
    const [hidden, open] = [true, false].map((isHidden) =>
      last.filter(({ field, before }) => (fields[field]?.kind === 'sealed' && before !== '') === isHidden),
    )
    for (const { record: own, field, before, value } of open ?? []) saves.takeBack(own, field, before, value)
    if (open && open.length > 0) redone.current.push(open)
    setSaid(
      hidden && hidden.length > 0
        ? 'Nomor tidak dapat diurungkan di sini. Buka riwayat jamaahnya.'
        : `${last.length} sel dikembalikan.`,
    )
  }
  function startEdit(at: Place, typed?: string): void {
    const row = rows[at.row]
    const to = editableAt(shape, row, at.column)
    if (!row || !to) {
      setSaid(row && !record(row) ? 'Tempat ini belum diisi jamaah.' : 'Kolom ini tidak diubah di sini.')
      return
    }
    const field = fields[to.field]
    const value = shown(row, to.field)
    const text =
      field?.kind === 'choice'
        ? value
        : field?.kind === 'sealed'
          ? ''
          : shownValue(field, looks[to.field], value)
    setAsked(chosen(at))
    setAnchor(null)
    // A choice is not typed: its letters choose within the list.
    const isTyped = typed !== undefined && field?.kind !== 'choice'
    setEditing({
      row: row.id,
      column: at.column,
      seen: value,
      draft: { current: isTyped ? typed : text },
      isTyped,
    })
  }
  function commit(text: string, way: Way): string {
    const row = rows[active.row]
    const to = editableAt(shape, row, active.column)
    if (row && to && editing) {
      const before = editing.seen
      const isSealed = fields[to.field]?.kind === 'sealed'
      // A number that nothing was typed for stays.
      if (!(isSealed && text.trim() === '')) {
        const typed = readCell(fields, looks, to.field, text)
        if ('error' in typed) {
          setSaid(typed.error)
          if (way !== 'stay') return typed.error
          saves.refuse(to.record, to.field, text, before, typed.error)
        } else if (typed.value !== before) apply([{ ...to, before, value: typed.value }])
      }
    }
    setEditing(null)
    const steps: Record<Way, Place> = {
      down: { row: active.row + 1, column: active.column },
      right: { row: active.row, column: active.column + 1 },
      left: { row: active.row, column: active.column - 1 },
      stay: active,
    }
    if (way !== 'stay') go(steps[way])
    return ''
  }
  function land({ plan, rows: planned }: { plan: PastePlan; rows: readonly Row[] }): void {
    const edits = plan.cells.flatMap(({ row: at, column, value, keadaan }): Edit[] => {
      const row = planned[at]
      const to = editableAt(shape, row, column)
      return row && to && value !== null && keadaan === 'ubah'
        ? [{ ...to, before: shown(row, to.field), value }]
        : []
    })
    apply(edits)
    setPasted(null)
    setSaid(`${edits.length} sel ditempel.`)
  }

  // The same functions for all time, which act on what is drawn now.
  const now = useRef<RowActs>({ press: () => {}, edit: () => {}, commit: () => '', cancel: () => {} })
  useEffect(() => {
    now.current = {
      press: (row, column, isRange) => go({ row, column }, isRange),
      edit: (row, column) => startEdit({ row, column }),
      commit,
      cancel: () => {
        setEditing(null)
        isFocusWanted.current = true
      },
    }
  })
  const [acts] = useState<RowActs>(() => ({
    press: (...at) => now.current.press(...at),
    edit: (...at) => now.current.edit(...at),
    commit: (...typed) => now.current.commit(...typed),
    cancel: () => now.current.cancel(),
  }))

  function onKeyDown(event: KeyboardEvent): void {
    const { key, shiftKey, altKey } = event
    const isCommand = event.ctrlKey || event.metaKey
    const step = (row: number, column: number) =>
      go({ row: active.row + row, column: active.column + column }, shiftKey)
    const moves: Record<string, () => void> = {
      ArrowDown: () => step(1, 0),
      ArrowUp: () => step(-1, 0),
      ArrowRight: () => step(0, 1),
      ArrowLeft: () => step(0, -1),
      PageDown: () => step(PAGE, 0),
      PageUp: () => step(-PAGE, 0),
      Home: () => go({ row: isCommand ? 0 : active.row, column: 0 }, shiftKey),
      End: () => go({ row: isCommand ? rows.length - 1 : active.row, column: columns.length - 1 }, shiftKey),
    }
    const commands: Record<string, () => void> = {
      z: shiftKey ? redo : takeBack,
      y: redo,
      d: () => apply(fillDown(shape, rows, { range, shown })),
      a: () => {
        setAsked(chosen({ row: rows.length - 1, column: columns.length - 1 }))
        setAnchor(chosen({ row: 0, column: 0 }))
      },
    }
    const plain: Record<string, () => void> = {
      Enter: () => startEdit(active),
      F2: () => startEdit(active),
      Delete: () => apply(emptied(shape, rows, { range, shown })),
      Backspace: () => apply(emptied(shape, rows, { range, shown })),
      Escape: () => setAnchor(null),
      n: jump,
      N: jump,
    }
    const act =
      (altKey ? undefined : moves[key]) ??
      (isCommand ? commands[key.toLowerCase()] : altKey ? undefined : plain[key])
    if (act) {
      event.preventDefault()
      act()
    } else if (!isCommand && !altKey && key.length === 1 && key !== ' ') {
      event.preventDefault()
      if (isJumped.current) setSaid('Tekan Enter untuk mengubah sel ini.')
      else startEdit(active, key)
    }
  }
  function redo(): void {
    const last = redone.current.pop()
    if (last) apply(last, true)
  }
  function jump(): void {
    const to = nextMark(shape, rows, active)
    if (to) go(to)
    else setSaid('Tidak ada kekurangan lagi.')
    isJumped.current = to !== null
  }
  function onCopy(event: ClipboardEvent): void {
    if (editing) return
    const texts = rows
      .slice(range.top, range.bottom + 1)
      .map((row) => columns.slice(range.left, range.right + 1).map((column) => copied(row, column)))
    event.clipboardData.setData('text/plain', writeTsv(texts))
    event.preventDefault()
    setSaid(`${texts.length * (texts[0]?.length ?? 0)} sel disalin.`)
  }
  const copied = (row: Row, { id: name, text }: GridColumn<Row>): string =>
    text ? text(row) : shownValue(fields[name], looks[name], shown(row, name))
  function onPaste(event: ClipboardEvent): void {
    if (editing) return
    event.preventDefault()
    const read = readTsv(event.clipboardData.getData('text/plain'))
    if (read === null) setSaid('Yang ditempel terlalu besar untuk lembar ini.')
    else if (read.length > 0)
      setPasted({ plan: planPaste(shape, rows, { at: range, pasted: read, shown }), rows })
  }

  const [row, column] = [rows[active.row], columns[active.column]]
  const template = columns.map(({ size }) => `minmax(${size}px, ${size}fr)`).join(' ')
  return (
    <>
      <div className={classes.grid}>
        <table
          // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: its cells take their roles from it.
          role="grid"
          aria-label={label}
          aria-rowcount={rows.length + 1}
          aria-colcount={columns.length}
          aria-multiselectable
          style={{ inlineSize: columns.reduce((sum, { size }) => sum + size, 0) }}
          onKeyDown={onKeyDown}
          onCopy={onCopy}
          onPaste={onPaste}
        >
          <thead {...PARTS.group}>
            <tr {...PARTS.row} aria-rowindex={1} style={{ gridTemplateColumns: template }}>
              {columns.map(({ id: name, header }, index) => (
                <th
                  key={name}
                  {...PARTS.heading}
                  scope="col"
                  aria-colindex={index + 1}
                  className={classes.heading}
                >
                  {header}
                </th>
              ))}
            </tr>
          </thead>
          {groups.map(({ from, rows: some }) => {
            const to = from + some.length - 1
            const isActive = active.row >= from && active.row <= to
            return (
              <RowGroup
                key={from}
                shape={shape}
                rows={some}
                next={rows[to + 1]}
                from={from}
                id={id}
                activeRow={isActive ? active.row : null}
                activeColumn={isActive ? active.column : null}
                range={range.top <= to && range.bottom >= from ? range : null}
                editing={isActive ? editing : null}
                template={template}
                pending={pending}
                acts={acts}
              />
            )
          })}
        </table>
      </div>
      <VisuallyHidden component="div" aria-live="polite">
        {said}
      </VisuallyHidden>
      {row && column && panel(row, column)}
      {pasted && <PasteDialog plan={pasted.plan} onYes={() => land(pasted)} onNo={() => setPasted(null)} />}
    </>
  )
}
