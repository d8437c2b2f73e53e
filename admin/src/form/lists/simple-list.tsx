import { PAKET_LIMITS } from '@safar/shared/paket/schema'
import { pastedLines } from '@safar/shared/tempelan'
import { IconMinus, IconPlus } from '@tabler/icons-react'
import { type ClipboardEvent, type KeyboardEvent, memo, useId, useLayoutEffect, useRef } from 'react'
import {
  ADD_LABEL,
  LIST_LABEL,
  type SimpleList as ListName,
  MAIN_FIELD,
  REQUIRED_LISTS,
} from '../../paket/form/fields.ts'
import { blankRow } from '../../paket/form/values.ts'
import { insertText } from '../fields/paste.ts'
import { TextField } from '../fields/text-field.tsx'
import { usePaketFormApi, useRowKeys } from '../form-context.ts'
import { Grip } from './grip.tsx'
import classes from './lists.module.css'
import { tooManyRows } from './too-many-rows.ts'
import { type Reorder, useReorder } from './use-reorder.ts'

const LONG_LISTS: readonly ListName[] = [
  'harga_termasuks',
  'harga_tidak_termasuks',
  'keunggulans',
  'syarat_ketentuans',
]

/** A list of one-line entries. Enter opens the next row, pasted lines become rows of their own. */
export const SimpleList = memo(function SimpleList({ list }: { list: ListName }) {
  const form = usePaketFormApi()
  const keys = useRowKeys(list)
  const reorder = useReorder(list, keys)
  const labelId = useId()
  const focusNext = useRef<number | null>(null)
  const required = REQUIRED_LISTS.includes(list)
  const full = keys.length >= PAKET_LIMITS.entries

  useLayoutEffect(() => {
    if (focusNext.current === null) return
    form.focus(`${list}.${focusNext.current}.${MAIN_FIELD[list]}`)
    focusNext.current = null
  })

  const add = (index: number) => {
    if (full) return
    focusNext.current = index
    form.insert(list, index)
  }
  const remove = (index: number) => {
    focusNext.current = Math.max(0, index - 1)
    form.remove(list, index)
    form.announce(`${LIST_LABEL[list]} ${index + 1} dihapus.`)
  }
  const paste = (index: number, event: ClipboardEvent<HTMLInputElement>) => {
    const lines = pastedLines(event.clipboardData.getData('text'))
    if (lines.length < 2) return
    event.preventDefault()
    const isBlank = event.currentTarget.value.trim() === ''
    // What is in the row already goes on with the first line.
    const [first = '', ...rest] = lines
    const added = isBlank ? lines : rest
    const tooMany = tooManyRows(keys.length + added.length - (isBlank ? 1 : 0))
    const path = `${list}.${index}.${MAIN_FIELD[list]}`
    if (tooMany) {
      form.setError(path, tooMany)
      form.announce(tooMany)
      return
    }
    if (!isBlank) form.setValue(path, insertText(event.currentTarget, first))
    const rows = added.map((line) => ({ ...blankRow[list](), [MAIN_FIELD[list]]: line }))
    focusNext.current = index + lines.length - 1
    form.insert(list, index + 1, rows)
    if (isBlank) form.remove(list, index)
    form.announce(`${lines.length} baris ditempel.`)
  }

  return (
    // biome-ignore lint/a11y/useSemanticElements: a legend cannot carry the required mark that the inputs have.
    <div role="group" aria-labelledby={labelId} className={classes.list}>
      <div id={labelId} className={classes.label}>
        {LIST_LABEL[list]}
        {required && (
          <span className={classes.star} aria-hidden>
            {' *'}
          </span>
        )}
      </div>
      <div ref={reorder.container} className={classes.rows}>
        {keys.map((key, index) => (
          <Row
            key={key}
            list={list}
            index={index}
            count={keys.length}
            required={required && index === 0}
            reorder={reorder}
            onAdd={add}
            onRemove={remove}
            onPaste={paste}
          />
        ))}
      </div>
      <button type="button" className={classes.add} onClick={() => add(keys.length)} disabled={full}>
        <IconPlus size={18} aria-hidden />
        {ADD_LABEL[list]}
      </button>
    </div>
  )
})

interface RowProps {
  list: ListName
  index: number
  count: number
  required: boolean
  reorder: Reorder
  onAdd: (index: number) => void
  onRemove: (index: number) => void
  onPaste: (index: number, event: ClipboardEvent<HTMLInputElement>) => void
}

function Row({ list, index, count, required, reorder, onAdd, onRemove, onPaste }: RowProps) {
  const name = `${LIST_LABEL[list]} ${index + 1}`
  const several = count > 1
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return
    event.preventDefault()
    onAdd(index + 1)
  }
  return (
    <div
      className={classes.row}
      data-row
      data-several={several || undefined}
      data-dragging={reorder.drag?.from === index || undefined}
      data-drop={reorder.dropSide(index)}
    >
      {several && <Grip index={index} count={count} name={name} reorder={reorder} />}
      <TextField
        path={`${list}.${index}.${MAIN_FIELD[list]}`}
        label={name}
        hideLabel
        required={required}
        maxLength={LONG_LISTS.includes(list) ? PAKET_LIMITS.paragraph : PAKET_LIMITS.line}
        onKeyDown={onKeyDown}
        onPaste={(event) => onPaste(index, event)}
      />
      {several && (
        <button
          type="button"
          className={classes.remove}
          aria-label={`Hapus ${name}`}
          title="Hapus"
          onClick={() => onRemove(index)}
        >
          <IconMinus size={18} aria-hidden />
        </button>
      )}
    </div>
  )
}
