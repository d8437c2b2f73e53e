import { pastedLines } from '@safar/shared/platform/tempelan'
import { blankRow } from '@safar/shared/records/noun/values'
import { IconMinus, IconPlus } from '@tabler/icons-react'
import { type ClipboardEvent, type KeyboardEvent, memo, useId, useLayoutEffect, useRef } from 'react'
import { insertText } from '../fields/paste.ts'
import { TextField } from '../fields/text-field.tsx'
import { useFormApi, useRowKeys } from '../form-context.ts'
import { fieldAt, listOf, mainPath, rowLabel } from '../paths.ts'
import { Grip } from './grip.tsx'
import classes from './line-list.module.css'
import rowClasses from './row.module.css'
import { tooManyRows } from './too-many-rows.ts'
import { type Reorder, useReorder } from './use-reorder.ts'

/** Renders a list of one-line entries. Enter adds the next row, pasted lines become rows of their own. */
export const LineList = memo(function LineList({ list }: { list: string }) {
  const form = useFormApi()
  const { field, look } = listOf(form.shape, list)
  const keys = useRowKeys(list)
  const reorder = useReorder(list, keys)
  const labelId = useId()
  const focusNext = useRef<number | null>(null)
  const full = keys.length >= field.max

  useLayoutEffect(() => {
    if (focusNext.current === null) return
    form.focus(mainPath(form.shape, list, focusNext.current))
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
    form.announce(`${rowLabel(form.shape, list, index)} dihapus.`)
  }
  const paste = (index: number, event: ClipboardEvent<HTMLInputElement>) => {
    const lines = pastedLines(event.clipboardData.getData('text'))
    if (lines.length < 2) return
    event.preventDefault()
    const isBlank = event.currentTarget.value.trim() === ''
    // The text in the row stays before the first pasted line.
    const [first = '', ...rest] = lines
    const added = isBlank ? lines : rest
    const tooMany = tooManyRows(keys.length + added.length - (isBlank ? 1 : 0), field.max)
    const path = mainPath(form.shape, list, index)
    if (tooMany) {
      form.setError(path, tooMany)
      form.announce(tooMany)
      return
    }
    if (!isBlank) form.setValue(path, insertText(event.currentTarget, first))
    const rows = added.map((line) => ({ ...blankRow(field.row), [look.main]: line }))
    focusNext.current = index + lines.length - 1
    form.insert(list, index + 1, rows)
    if (isBlank) form.remove(list, index)
    form.announce(`${lines.length} baris ditempel.`)
  }

  return (
    // biome-ignore lint/a11y/useSemanticElements: a legend cannot carry the required mark that the inputs have.
    <div role="group" aria-labelledby={labelId} className={rowClasses.list}>
      <div id={labelId} className={classes.label}>
        {look.label}
        {field.required && (
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
            reorder={reorder}
            onAdd={add}
            onRemove={remove}
            onPaste={paste}
          />
        ))}
      </div>
      <button type="button" className={rowClasses.add} onClick={() => add(keys.length)} disabled={full}>
        <IconPlus size={18} aria-hidden />
        {look.add}
      </button>
    </div>
  )
})

interface RowProps {
  list: string
  index: number
  count: number
  reorder: Reorder
  onAdd: (index: number) => void
  onRemove: (index: number) => void
  onPaste: (index: number, event: ClipboardEvent<HTMLInputElement>) => void
}

function Row({ list, index, count, reorder, onAdd, onRemove, onPaste }: RowProps) {
  const { shape } = useFormApi()
  const path = mainPath(shape, list, index)
  const { field } = fieldAt(shape, path)
  const name = rowLabel(shape, list, index)
  const several = count > 1
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return
    event.preventDefault()
    onAdd(index + 1)
  }
  return (
    <div
      className={`${rowClasses.movable} ${classes.row}`}
      data-several={several || undefined}
      {...reorder.rowProps(index)}
    >
      {several && <Grip index={index} count={count} name={name} reorder={reorder} />}
      <TextField
        path={path}
        max={field.kind === 'text' ? field.max : 0}
        onKeyDown={onKeyDown}
        onPaste={(event) => onPaste(index, event)}
      />
      {several && (
        <button
          type="button"
          className={`${rowClasses.icon} ${classes.remove}`}
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
