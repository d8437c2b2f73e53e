import type { Field } from '@safar/shared/records/noun/field'
import { type KeyboardEvent, useCallback, useRef, useState } from 'react'
import type { ListLook, Look } from '../form/shape.ts'
import { choicesOf } from './cell-value.ts'
import classes from './grid.module.css'
import type { Editing, RowActs, Way } from './row-acts.ts'

interface Props {
  column: { header: string }
  /** The row's name. */
  name: string
  field: Field | undefined
  look: Look | ListLook | undefined
  editing: Editing
  acts: Pick<RowActs, 'commit' | 'cancel'>
}

/** Renders the field of a cell that is being edited: Enter and Tab keep what is typed, Escape gives it back. */
export function CellEditor({ column: { header }, name, field, look, editing, acts }: Props) {
  const [typed, setTyped] = useState(editing.draft.current)
  const [error, setError] = useState('')
  const isOver = useRef(false)
  const { isTyped, draft } = editing
  const type = (text: string) => {
    draft.current = text
    setTyped(text)
  }
  const take = useCallback(
    (node: HTMLInputElement | HTMLSelectElement | null) => {
      node?.focus()
      if (node instanceof HTMLInputElement && !isTyped) node.select()
    },
    [isTyped],
  )
  const keep = (way: Way) => {
    if (isOver.current) return
    const refusal = acts.commit(typed, way)
    isOver.current = refusal === ''
    setError(refusal)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    event.stopPropagation()
    if (event.key === 'Escape') {
      isOver.current = true
      acts.cancel()
    } else if (event.key === 'Enter') keep('down')
    else if (event.key === 'Tab') keep(event.shiftKey ? 'left' : 'right')
    else return
    event.preventDefault()
  }
  const about = {
    ref: take,
    className: classes.editor,
    'aria-label': `${header}, ${name}`,
    'aria-invalid': error !== '',
    value: typed,
    title: error || undefined,
    onKeyDown,
    onClick: (event: { stopPropagation(): void }) => event.stopPropagation(),
    onBlur: () => keep('stay'),
  }
  if (field?.kind === 'choice')
    return (
      <select {...about} onChange={(event) => type(event.currentTarget.value)}>
        <option value="">–</option>
        {choicesOf(field, look).map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </select>
    )
  return (
    <input
      {...about}
      type="text"
      autoComplete="off"
      spellCheck={false}
      placeholder={field?.kind === 'sealed' ? 'Tulis seluruhnya' : ''}
      onChange={(event) => type(event.currentTarget.value)}
    />
  )
}
