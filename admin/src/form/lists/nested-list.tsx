import { PAKET_LIMITS } from '@safar/shared/paket/schema'
import { IconChevronDown, IconPlus, IconTrash } from '@tabler/icons-react'
import { type ComponentType, memo, useEffect, useId, useLayoutEffect, useRef, useState } from 'react'
import { ADD_LABEL, LIST_LABEL, type NestedList as ListName, MAIN_FIELD } from '../../paket/form/fields.ts'
import { blankRow, type PaketFormLists } from '../../paket/form/values.ts'
import { useFormState, usePaketFormApi, useRowKeys } from '../form-context.ts'
import type { FormState } from '../form-state.ts'
import { Grip } from './grip.tsx'
import classes from './lists.module.css'
import { type Reorder, useReorder } from './use-reorder.ts'

export interface NestedRow {
  /** Leads the row's head, such as the hotel's name. */
  title: (state: FormState, index: number) => string
  summary: (state: FormState, index: number) => string
  Fields: ComponentType<{ index: number }>
  /** The row that the add button makes. */
  next?: (state: FormState) => PaketFormLists[ListName][number]
}

interface NestedListProps {
  list: ListName
  row: NestedRow
}

/** Entries of several fields, folded to one line each save those being worked on. */
export const NestedList = memo(function NestedList({ list, row }: NestedListProps) {
  const form = usePaketFormApi()
  const keys = useRowKeys(list)
  const reorder = useReorder(list, keys)
  const [open, setOpen] = useState(() => new Set(keys.slice(0, 1)))
  const focusNext = useRef<number | null>(null)
  const full = keys.length >= PAKET_LIMITS.entries

  useEffect(
    () =>
      form.onReveal(list, (index) => {
        const key = form.getValues()[list][index]?.key
        if (key) setOpen((now) => (now.has(key) ? now : new Set(now).add(key)))
      }),
    [form, list],
  )
  useLayoutEffect(() => {
    if (focusNext.current === null) return
    const path = `${list}.${focusNext.current}.${MAIN_FIELD[list]}`
    focusNext.current = null
    // Opening a row renders, which must not happen inside this effect.
    queueMicrotask(() => form.focus(path))
  })

  const toggle = (key: string) => {
    setOpen((now) => {
      const next = new Set(now)
      if (!next.delete(key)) next.add(key)
      return next
    })
  }
  const add = () => {
    if (full) return
    focusNext.current = keys.length
    form.insert(list, keys.length, [row.next?.(form.store.getState()) ?? blankRow[list]()])
  }
  const remove = (index: number) => {
    focusNext.current = Math.max(0, index - 1)
    form.remove(list, index)
    form.announce(`${LIST_LABEL[list]} ${index + 1} dihapus.`)
  }

  return (
    <div className={classes.list}>
      <div ref={reorder.container} className={classes.cards}>
        {keys.map((key, index) => (
          <Card
            key={key}
            list={list}
            index={index}
            count={keys.length}
            row={row}
            open={open.has(key)}
            reorder={reorder}
            onToggle={() => toggle(key)}
            onRemove={() => remove(index)}
          />
        ))}
      </div>
      <button type="button" className={classes.add} onClick={add} disabled={full}>
        <IconPlus size={18} aria-hidden />
        {ADD_LABEL[list]}
      </button>
    </div>
  )
})

interface CardProps {
  list: ListName
  index: number
  count: number
  row: NestedRow
  open: boolean
  reorder: Reorder
  onToggle: () => void
  onRemove: () => void
}

function Card({ list, index, count, row, open, reorder, onToggle, onRemove }: CardProps) {
  const name = `${LIST_LABEL[list]} ${index + 1}`
  const bodyId = useId()
  const title = useFormState((state) => row.title(state, index)) || name
  const summary = useFormState((state) => row.summary(state, index))
  const problems = useFormState(
    (state) => Object.keys(state.errors).filter((path) => path.startsWith(`${list}.${index}.`)).length,
  )
  const several = count > 1
  return (
    // biome-ignore lint/a11y/useSemanticElements: the name changes with the row's place, a legend would be shown twice.
    <div
      role="group"
      aria-label={name}
      className={classes.card}
      data-row
      data-dragging={reorder.drag?.from === index || undefined}
      data-drop={reorder.dropSide(index)}
    >
      <div className={classes.bar}>
        {several && <Grip index={index} count={count} name={name} reorder={reorder} />}
        <button
          type="button"
          className={classes.head}
          aria-expanded={open}
          aria-controls={open ? bodyId : undefined}
          onClick={onToggle}
        >
          <strong>{title}</strong>
          <span className={classes.summary}>{summary}</span>
          {problems > 0 && <span className={classes.count}>{problems} perlu diperbaiki</span>}
          <IconChevronDown size={18} className={classes.chevron} aria-hidden />
        </button>
        {several && (
          <button
            type="button"
            className={classes.bin}
            data-open={open || undefined}
            aria-label={`Remove ${name}`}
            title="Remove"
            onClick={onRemove}
          >
            <IconTrash size={18} aria-hidden />
            {open && <span className={classes.binWord}>Remove</span>}
          </button>
        )}
      </div>
      {open && (
        <div id={bodyId} className={classes.body}>
          <row.Fields index={index} />
        </div>
      )}
    </div>
  )
}
