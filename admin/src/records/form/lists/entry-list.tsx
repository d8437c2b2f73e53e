import type { ListField } from '@safar/shared/records/noun/field'
import { blankRow, type FormRow } from '@safar/shared/records/noun/values'
import { IconChevronDown, IconPlus, IconTrash } from '@tabler/icons-react'
import { memo, useEffect, useId, useLayoutEffect, useRef, useState } from 'react'
import { FormField } from '../fields/form-field.tsx'
import { useFormApi, useFormState, useFormValues, useRowKeys } from '../form-context.ts'
import { Cell, FieldGrid } from '../parts/field-grid.tsx'
import { listOf, mainPath, rowLabel } from '../paths.ts'
import { fieldValue, rowsOf } from '../values.ts'
import classes from './entry-list.module.css'
import { Grip } from './grip.tsx'
import rowClasses from './row.module.css'
import { type Reorder, useReorder } from './use-reorder.ts'

/** Renders a list of entries of several fields, folded to a line each save those being worked on. */
export const EntryList = memo(function EntryList({ list }: { list: string }) {
  const form = useFormApi()
  const { field, look } = listOf(form.shape, list)
  const keys = useRowKeys(list)
  const reorder = useReorder(list, keys)
  const [open, setOpen] = useState(() => new Set(keys.slice(0, 1)))
  const focusNext = useRef<number | null>(null)
  const full = keys.length >= field.max

  useEffect(
    () =>
      form.onReveal(list, (index) => {
        const key = rowsOf(form.getValues(), list)[index]?.key
        if (key) setOpen((now) => (now.has(key) ? now : new Set(now).add(key)))
      }),
    [form, list],
  )
  useLayoutEffect(() => {
    if (focusNext.current === null) return
    const path = mainPath(form.shape, list, focusNext.current)
    focusNext.current = null
    // Unfolding a row renders, which must not happen inside this effect.
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
    form.insert(list, keys.length, [nextRow(field, rowsOf(form.getValues(), list).at(-1))])
  }
  const remove = (index: number) => {
    focusNext.current = Math.max(0, index - 1)
    form.remove(list, index)
    form.announce(`${rowLabel(form.shape, list, index)} dihapus.`)
  }

  return (
    <div className={rowClasses.list}>
      <div ref={reorder.container} className={classes.cards}>
        {keys.map((key, index) => (
          <Card
            key={key}
            list={list}
            index={index}
            count={keys.length}
            open={open.has(key)}
            reorder={reorder}
            onToggle={() => toggle(key)}
            onRemove={() => remove(index)}
          />
        ))}
      </div>
      <button type="button" className={rowClasses.add} onClick={add} disabled={full}>
        <IconPlus size={18} aria-hidden />
        {look.add}
      </button>
    </div>
  )
})

/** Returns the row that the add button makes: a counted one continues behind the last. */
function nextRow({ row }: ListField, last: FormRow | undefined): FormRow {
  const counted = Object.entries(row).flatMap(([name, field]) =>
    field.kind === 'number' && field.nth && last
      ? [[name, typeof last[name] === 'number' ? last[name] + 1 : '']]
      : [],
  )
  return { ...blankRow(row), ...Object.fromEntries(counted) }
}

interface CardProps {
  list: string
  index: number
  count: number
  open: boolean
  reorder: Reorder
  onToggle: () => void
  onRemove: () => void
}

function Card({ list, index, count, open, reorder, onToggle, onRemove }: CardProps) {
  const { shape } = useFormApi()
  const { look } = listOf(shape, list)
  const name = rowLabel(shape, list, index)
  const bodyId = useId()
  const title = useFormValues((values) => {
    const row = rowsOf(values, list)[index]
    return row && look.title ? look.title(row) : String(fieldValue(values, mainPath(shape, list, index)))
  })
  const summary = useFormValues((values) => {
    const row = rowsOf(values, list)[index]
    return (row && look.summary?.(row, index, values)) ?? ''
  })
  const problems = useFormState(
    ({ errors }) => Object.keys(errors).filter((path) => path.startsWith(`${list}.${index}.`)).length,
  )
  const several = count > 1
  return (
    // biome-ignore lint/a11y/useSemanticElements: the name changes with the row's place, a legend would be shown twice.
    <div
      role="group"
      aria-label={name}
      className={`${rowClasses.movable} ${classes.card}`}
      {...reorder.rowProps(index)}
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
          <strong>{title || name}</strong>
          <span className={classes.summary}>{summary}</span>
          {problems > 0 && <span className={classes.count}>{problems} perlu diperbaiki</span>}
          <IconChevronDown size={18} className={classes.chevron} aria-hidden />
        </button>
        {several && (
          <button
            type="button"
            className={`${rowClasses.icon} ${classes.bin}`}
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
          <FieldGrid>
            {Object.entries(look.cells).map(([cell, { width, pair }]) => (
              <Cell key={cell} width={width} pair={pair}>
                <FormField path={`${list}.${index}.${cell}`} />
              </Cell>
            ))}
          </FieldGrid>
        </div>
      )}
    </div>
  )
}
